import styled from 'styled-components'
import { initialsOf } from '../../src/site/format/initialsOf.ts'
import { quoted } from '../../src/site/format/quoted.ts'
import { color, look, media, space, text } from '../../src/site/theme/tokens.ts'
import { disc } from '../../src/site/ui/disc.ts'
import { useLanguage } from '../../src/site/ui/language.ts'
import { Picture } from '../../src/site/ui/Picture.tsx'
import { Section } from '../../src/site/ui/Section.tsx'
import type { TestimonialsProps } from './schema.ts'

export function Testimonials({ items, ...base }: TestimonialsProps) {
  const [first, ...others] = items
  return (
    <Section {...base}>
      <Quotes data-count={items.length}>
        {first ? <Quotation {...first} /> : null}
        {others.length > 0 ? (
          <Others>
            {others.map((item) => (
              <Quotation key={`${item.name} ${item.quote}`} {...item} />
            ))}
          </Others>
        ) : null}
      </Quotes>
    </Section>
  )
}

function Quotation({ quote, name, role, company, initials, portrait }: TestimonialsProps['items'][number]) {
  const { language } = useLanguage()
  const place = [role, company].filter(Boolean).join(', ')
  return (
    <Quote>
      <blockquote>
        <p>{quoted(quote, language)}</p>
      </blockquote>
      <figcaption>
        {portrait ? (
          <Portrait image={portrait} alt="" sizes="3rem" />
        ) : (
          <Initials aria-hidden="true">{initials ?? initialsOf(name)}</Initials>
        )}
        <span>
          <strong>{name}</strong>
          {place}
        </span>
      </figcaption>
    </Quote>
  )
}

const Quote = styled.figure`
  display: flex;
  flex-direction: column;
  gap: ${space[3]};

  blockquote {
    color: ${color.ink};
    font: ${text.lead};
  }

  blockquote p {
    hanging-punctuation: first last;
  }

  figcaption {
    display: flex;
    gap: ${space[2]};
    align-items: center;
    font: ${text.small};
  }

  figcaption strong {
    display: block;
  }
`

const Initials = styled.span`
  ${disc('3rem')}
  background: ${color.accentSoft};
  color: ${color.accent};
  ${look.strongCaption}
`

const Portrait = styled(Picture)`
  ${disc('3rem')}
  object-fit: cover;
`

const Others = styled.div`
  display: grid;
  gap: ${space[4]};
  align-content: start;

  > * {
    padding-top: ${space[4]};
    border-top: 1px solid ${color.line};
  }

  ${media.wide} {
    grid-template-columns: repeat(auto-fit, minmax(18rem, 1fr));
  }
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr);

    > :first-child {
      padding-top: 0;
      border-top: 0;
    }
  }
`

const Quotes = styled.div`
  display: grid;
  gap: ${space[6]};

  > :first-child blockquote {
    ${look.title}
  }

  ${media.desktop} {
    &:not([data-count='1']) {
      grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
      column-gap: clamp(${space[6]}, 7vw, ${space[12]});
    }
  }
`
