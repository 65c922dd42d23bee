import { type ReactNode, useContext, useId } from 'react'
import styled from 'styled-components'
import type { Html } from '../../../schema/values.ts'
import { color, measure, media, mixin, radius, space, text } from '../theme/tokens.ts'
import { Backdrop, type BackdropProps } from './Backdrop.tsx'
import { Eyebrow } from './Eyebrow.tsx'
import { keepCompounds } from './keepCompounds.tsx'
import { Photo, type PhotoImage } from './Photo.tsx'
import { Paragraph } from './RichText.tsx'
import { SectionEndContext } from './sectionEnd.ts'

interface SectionProps {
  readonly id?: string | undefined
  /** What it is on the page, for the rules of a look. */
  readonly part?: 'closing' | undefined
  /** Background of the section. `dark` is dark in both color schemes. */
  readonly tone?: 'plain' | 'tinted' | 'dark' | undefined
  /** How much room it has, and how large its heading is. `grand`: for the one thing that a page leads to. */
  readonly size?: 'tight' | 'normal' | 'grand' | undefined
  readonly eyebrow?: string | undefined
  readonly heading?: string | undefined
  readonly intro?: Html | undefined
  /** `left`: a large heading with the intro beside it. `center`: for short, symmetrical sections. */
  readonly align?: 'left' | 'center' | undefined
  /** `stack`: heading above the content. `split`: heading in a sticky column beside it. */
  readonly layout?: 'stack' | 'split' | undefined
  /** Beside the heading. */
  readonly image?: PhotoImage | undefined
  /** Behind the words, which then have the dark scheme. */
  readonly picture?: BackdropProps | undefined
  readonly headingLevel?: 1 | 2 | 3 | undefined
  /** Id of the heading, if it is among the children. */
  readonly labelledBy?: string | undefined
  /** Content below the intro, or beside the heading of a nested section: buttons, a note, a toggle. */
  readonly aside?: ReactNode
  readonly children?: ReactNode
}

/** A section of a page: background, heading and content width. */
export function Section({
  id,
  part,
  tone = 'plain',
  size,
  eyebrow,
  heading,
  intro,
  align = 'left',
  layout = 'stack',
  image,
  picture,
  headingLevel = 2,
  labelledBy,
  aside,
  children,
}: SectionProps) {
  const headingId = useId()
  const end = useContext(SectionEndContext)
  const Heading = `h${headingLevel}` as const
  const label = heading ? headingId : labelledBy
  const headed = [eyebrow, heading, intro, aside, image].some((part) => part !== undefined)
  return (
    // A section needs its heading as a name. Without a heading, it is only a `div`.
    <Band
      as={label ? 'section' : 'div'}
      id={id}
      data-part={part}
      data-size={size}
      data-tone={picture ? 'dark' : tone}
      data-picture={picture ? '' : undefined}
      aria-labelledby={label}
    >
      {picture ? <Backdrop {...picture} /> : null}
      <Inner data-align={align} data-layout={headed ? layout : 'stack'}>
        {headed ? (
          <Head>
            {eyebrow || heading ? (
              <div>
                {eyebrow ? <Eyebrow>{eyebrow}</Eyebrow> : null}
                {heading ? <Heading id={headingId}>{keepCompounds(heading)}</Heading> : null}
              </div>
            ) : null}
            {intro || aside ? (
              <Aside>
                <Paragraph html={intro} as={Intro} />
                {aside}
              </Aside>
            ) : null}
            {image ? <Photo {...image} sizes="(min-width: 64em) 30rem, 90vw" /> : null}
          </Head>
        ) : null}
        {/* The sections inside this one have another end. */}
        {end ? <SectionEndContext value={undefined}>{children}</SectionEndContext> : children}
        {end}
      </Inner>
    </Band>
  )
}

/** Room for the footer in a dark band at the end of a page on paper, so that it never has a sheet of its own. */
export const footerRoom = '6rem'

/** Selects sections inside a dialog or inside an element with `data-nested`. */
const inside = ':is(dialog, [data-nested])'

/**
 * Selects a band that follows another. Between the first two of a page are its dialogs and its style sheet, and each can be
 * inside the element of an island.
 */
function follows(previous: string, band: string): string {
  const either = `:is(${previous}, [data-island]:has(> ${previous}))`
  const before = `:is(${either}, ${either} ~ :is(link, dialog))`
  return `${before} + ${band}, ${before} + [data-island] > ${band}`
}

const Band = styled.section`
  position: relative;
  padding: ${space.band} ${space.gutter};
  background: ${color.paper};
  color: ${color.soft};

  &[data-tone='tinted'] {
    background: ${color.tint};
  }

  @media screen {
    &[data-size='tight'] {
      --space-band: ${space.tight};
    }
    &[data-size='grand'] {
      --space-band: ${space.grand};
    }
    &[data-size='tight'] h2 {
      font: ${text.subtitle};
    }
    &[data-size='grand'] h2 {
      font: ${text.grand};
    }
  }

  &[data-tone='dark'] {
    ${mixin.deep}
    margin-inline: clamp(0px, 1vw, 1rem);
    padding-inline: max(0px, ${space.gutter} - clamp(0px, 1vw, 1rem));
    border-radius: ${radius.band};
    box-shadow: inset 0 0 0 1px color-mix(in srgb, ${color.ink} 14%, transparent);

    ${media.print} {
      margin-inline: 0;
    }
  }

  /* With a picture behind it. */
  &[data-picture] {
    color-scheme: dark;
    isolation: isolate;
    overflow: clip;
  }

  ${follows("[data-size='compact']", '&')} {
    padding-top: ${space.tight};
  }
  ${follows("[data-tone='plain']", "&[data-tone='plain']")},
  ${follows("[data-tone='tinted']", "&[data-tone='tinted']")} {
    padding-top: 0;
  }

  /* Between two dark bands, the page shows through; below a dark opening, they are one. */
  ${follows("[data-tone='dark']", "&[data-tone='dark']")} {
    margin-top: clamp(${space[1]}, 1vw, 1rem);
  }
  ${follows('[data-under-header]', "&[data-tone='dark']")} {
    margin-inline: 0;
    padding-inline: ${space.gutter};
    border-start-start-radius: 0;
    border-start-end-radius: 0;
  }

  /* Reaches behind its neighbors, so that in the corners of a dark one shows the tint, not the page. */
  &[data-tone='tinted']::before {
    content: '';
    position: absolute;
    inset: calc(-1 * ${radius.band}) 0;
    z-index: -1;
    background: inherit;
  }

  /* At the end of the page it becomes one with the footer. */
  #main > &[data-tone='dark']:last-child,
  #main > [data-island]:last-child > &[data-tone='dark'] {
    margin-inline: 0;
    padding-inline: ${space.gutter};
    padding-bottom: ${space[10]};
    border-end-start-radius: 0;
    border-end-end-radius: 0;
    box-shadow: none;

    ${media.print} {
      break-inside: avoid;
      padding-bottom: ${footerRoom};
    }
  }

  ${inside} & {
    color-scheme: inherit;
    margin: 0;
    padding: 0;
    border-radius: 0;
    background: none;
    box-shadow: none;

    &::before {
      display: none;
    }
  }
  ${inside} :is(section, [data-island]) + &&,
  ${inside} :is(section, [data-island]) + [data-island] > && {
    padding-top: ${space[4]};
  }
`

const Inner = styled.div`
  max-width: ${measure.page};
  margin-inline: auto;

  > * + * {
    margin-top: clamp(${space[3]}, 3.2vw, ${space[6]});
  }

  ${media.desktop} {
    &[data-layout='split']:not(${inside} *) {
      display: grid;
      grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
      column-gap: clamp(${space[6]}, 7vw, ${space[12]});
      align-items: start;

      > * {
        grid-column: 2;
      }
      > :first-child {
        grid-column: 1;
        grid-row: 1 / span 20;
        position: sticky;
        top: calc(var(--header-height) + ${space[4]});
      }
      > :nth-child(2) {
        margin-top: 0;
      }
    }
  }

  ${inside} & > * + * {
    margin-top: ${space[3]};
  }
`

const Head = styled.div`
  display: grid;
  gap: ${space[3]};

  > [data-photo] {
    width: 100%;
  }
  ${media.print} {
    break-inside: avoid;
    break-after: avoid;
  }

  /* All words are beside a picture; in a column of their own, above it. */
  ${media.wide} {
    [data-align='left'] > &:has(> [data-photo]) {
      grid-template: auto 1fr / minmax(0, 7fr) minmax(0, 5fr);
      column-gap: clamp(${space[4]}, 7vw, ${space[12]});

      > * {
        grid-column: 1;
      }
      > [data-photo] {
        grid-area: 1 / 2 / span 2;
      }
    }
  }

  ${media.desktop} {
    [data-layout='split'] > &:has(> [data-photo]) {
      grid-template: none;

      > [data-photo] {
        grid-area: auto;
      }
    }
    :not(${inside} *) > [data-layout='stack'][data-align='left'] > & {
      grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
      column-gap: clamp(${space[6]}, 7vw, ${space[12]});
      align-items: start;

      > :last-child:not([data-photo]) {
        padding-top: 0.5rem;
      }
    }
    [data-layout='stack'][data-align='left'] > & > :only-child {
      grid-column: 1 / -1;
    }
  }

  [data-align='center'] > & {
    max-width: ${measure.narrow};
    margin-inline: auto;
    justify-items: center;
    text-align: center;

    p {
      text-wrap: balance;
    }
  }
  [data-size='grand'] > [data-align='center'] > & {
    max-width: 60rem;
  }

  h2 {
    max-width: 14em;
  }

  /* What is short enough stands beside the heading. */
  ${inside} & {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[2]} ${space[3]};
    align-items: center;
    justify-content: space-between;
  }
  ${inside} & h2 {
    max-width: none;
    ${mixin.heading}
  }
`

const Aside = styled.div`
  display: grid;
  gap: ${space[3]};

  [data-align='center'] & {
    justify-items: center;
  }
`

const Intro = styled.p`
  max-width: 34em;
  font: ${text.lead};

  ${inside} & {
    font: ${text.body};
  }
`
