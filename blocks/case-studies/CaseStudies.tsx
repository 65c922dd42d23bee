import { useId } from 'react'
import styled from 'styled-components'
import { Actions } from '../../src/site/runtime/Actions.tsx'
import { color, media, mixin, space, text } from '../../src/site/theme/tokens.ts'
import { Photo } from '../../src/site/ui/Photo.tsx'
import { RichText } from '../../src/site/ui/RichText.tsx'
import { Section } from '../../src/site/ui/Section.tsx'
import { titleTag } from '../../src/site/ui/titleTag.ts'
import type { CaseStudiesProps } from './schema.ts'

const parts = ['challenge', 'solution', 'result'] as const

export function CaseStudies({ items, labels, ...base }: CaseStudiesProps) {
  const name = useId()
  const Title = titleTag(base.heading)
  return (
    <Section {...base}>
      <Stories data-lead={items.length === 3 && !items.some(({ image }) => image) ? '' : undefined}>
        {items.map((story, index) => (
          <Story key={index} aria-labelledby={`${name}-${index}`} data-picture={story.image ? '' : undefined}>
            <Head>
              {story.image ? <Photo {...story.image} sizes="(min-width: 64em) 45rem, 90vw" /> : null}
              {story.tag ? <Tag>{story.tag}</Tag> : null}
              {story.figure ? (
                <Figure>
                  <strong>{story.figure.value}</strong>
                  {` ${story.figure.label}`}
                </Figure>
              ) : null}
            </Head>
            <Body>
              <Title id={`${name}-${index}`}>{story.title}</Title>
              <Parts>
                {parts.map((part) => (
                  <div key={part}>
                    <dt>{labels[part]}</dt>
                    <dd>
                      <RichText html={story[part]} inline />
                    </dd>
                  </div>
                ))}
              </Parts>
              <Actions actions={story.actions} first="quiet" />
            </Body>
          </Story>
        ))}
      </Stories>
    </Section>
  )
}

const Story = styled.article`
  display: grid;
  gap: ${space[4]};
  padding-block: clamp(${space[4]}, 5vw, ${space[8]});
  border-top: 1px solid ${color.line};

  h2,
  h3 {
    max-width: 28em;
    ${mixin.heading}
  }

  ${media.wide} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${space[3]} ${space[4]};
  }
  ${media.desktop} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
    column-gap: clamp(${space[4]}, 4vw, ${space[6]});
  }

  /* What a picture shows is named as large as a section. A picture is the larger part, and beside the words of the story on the left and the right in turn. */
  &[data-picture] {
    h2,
    h3 {
      font: ${text.subtitle};
    }
    strong {
      display: inline;
      margin: 0;
      font: inherit;
    }
    ${media.wide} {
      grid-template-columns: minmax(0, 1fr);
    }
    ${media.desktop} {
      grid-template-columns: minmax(0, 7fr) minmax(0, 4fr);

      &:nth-child(even) {
        grid-template-columns: minmax(0, 4fr) minmax(0, 7fr);

        > :first-child {
          order: 1;
        }
      }
      dl {
        grid-template-columns: minmax(0, 1fr);
      }
    }
  }
`

/** Between phones and desktops, the title is beside the figure, and the rest below both. */
const Body = styled.div`
  ${media.wide} {
    display: contents;

    [data-picture] > & {
      display: block;
    }

    > :is(h2, h3) {
      grid-column: 2 / -1;
      align-self: end;
    }
    > :is(h2, h3) ~ * {
      grid-column: 1 / -1;
    }
  }
  ${media.desktop} {
    display: block;
  }
`

const Head = styled.div`
  display: grid;
  gap: ${space[2]};
  align-content: start;
`

const Tag = styled.p`
  color: ${color.accent};
  ${mixin.strongSmall}
`

const Figure = styled.p`
  font: ${text.body};

  strong {
    display: block;
    margin-bottom: ${space[1]};
    color: ${color.ink};
    ${mixin.bigNumber}
  }
`

const Parts = styled.dl`
  display: grid;
  gap: ${space[3]} ${space[4]};
  margin-block: ${space[3]} ${space[1]};

  dt {
    margin-bottom: ${space.half};
    color: ${color.ink};
    ${mixin.strongSmall}
  }

  ${media.wide} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`

/** Three: the first one over the whole width, the others side by side below it. */
const Stories = styled.div`
  > :first-child {
    border-top: 0;
    padding-top: 0;
  }
  > :last-child {
    padding-bottom: 0;
  }

  ${media.desktop} {
    &[data-lead] {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      column-gap: clamp(${space[6]}, 7vw, ${space[12]});

      > :first-child {
        grid-column: 1 / -1;
      }
      > :not(:first-child) {
        grid-template: auto 1fr / minmax(0, 1fr);
        gap: ${space[3]};
      }
      > :not(:first-child) ${Figure} strong {
        ${mixin.number}
      }
      > :not(:first-child) ${Parts} {
        grid-template-columns: minmax(0, 1fr);
      }
    }
  }
`
