import styled, { css } from 'styled-components'
import { quoted } from '../../src/site/format/quoted.ts'
import { card, color, media, mixin, radius, space, text } from '../../src/site/theme/tokens.ts'
import { disc, initialsLook } from '../../src/site/ui/disc.ts'
import { useLanguage } from '../../src/site/ui/language.ts'
import { Picture } from '../../src/site/ui/Picture.tsx'
import { Section } from '../../src/site/ui/Section.tsx'
import type { TestimonialsProps } from './schema.ts'

export function Testimonials({ layout = 'lead', items, ...base }: TestimonialsProps) {
  const [first, ...others] = items
  if (layout !== 'lead') {
    return (
      <Section {...base}>
        <All data-layout={layout} data-count={items.length}>
          {items.map((item) => (
            <Quotation
              key={`${item.name} ${item.quote}`}
              {...item}
              portraitSize={layout === 'wall' ? '3rem' : '20rem'}
            />
          ))}
        </All>
      </Section>
    )
  }
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

interface QuotationProps extends QuotationContent {
  /** Rendered width of the portrait. */
  readonly portraitSize?: string
}

type QuotationContent = TestimonialsProps['items'][number]

function Quotation({ quote, name, role, company, initials, portrait, portraitSize = '3rem' }: QuotationProps) {
  const { language } = useLanguage()
  const place = [role, company].filter(Boolean).join(', ')
  return (
    <Quote>
      <blockquote>
        <p>{quoted(quote, language)}</p>
      </blockquote>
      <figcaption>
        {portrait ? (
          <Portrait image={portrait} alt="" sizes={portraitSize} />
        ) : initials ? (
          <Initials aria-hidden="true">{initials}</Initials>
        ) : null}
        <span>
          <strong>{name}</strong>
          {place}
        </span>
      </figcaption>
    </Quote>
  )
}

/** As large as a heading, but lighter, so that it isn't read as one. */
const largeQuote = css`
  ${mixin.title}
  font-size: clamp(1.625rem, 1.2rem + 1.7vw, 2.5rem);
  font-weight: 400;
  line-height: 1.2;
`

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
    color: ${color.ink};
  }
  /* In place of a face. */
  figcaption > span:only-child {
    padding-top: ${space[2]};
    border-top: 1px solid ${color.edge};
  }
`

const Initials = styled.b`
  ${disc('3rem')}
  ${initialsLook}
  ${mixin.strongCaption}
`

const Portrait = styled(Picture)`
  ${disc('3rem')}
  object-fit: cover;
`

/** All quotations in the same way: cards of their own heights, or one below the other with the person beside it. */
const All = styled.div`
  &[data-layout='wall'] {
    columns: 3 18rem;
    column-gap: ${space[3]};

    &:is([data-count='2'], [data-count='4']) {
      columns: 2 18rem;
    }

    ${Quote} {
      break-inside: avoid;
      margin-bottom: ${space[3]};
      padding: clamp(${space[3]}, 3vw, ${space[4]});
      border-radius: ${radius.card};
      background: ${card.fill};
      box-shadow: ${card.line}, ${card.edge};
      ${mixin.outlined}
    }
  }

  &[data-layout='portrait'] {
    display: grid;
    gap: ${space[6]};

    blockquote {
      ${largeQuote}
    }
    ${media.wide} {
      ${Quote}:has(img) {
        display: grid;
        grid-template-columns: minmax(0, 7fr) minmax(0, 3fr);
        gap: ${space[3]} clamp(${space[4]}, 6vw, ${space[10]});
        align-items: center;
      }
    }
    figcaption:has(img) {
      flex-direction: column;
      align-items: start;
    }
    img {
      width: min(100%, 20rem);
      height: auto;
      aspect-ratio: 1;
      border-radius: ${radius.card};
    }
  }
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

  > :first-child {
    blockquote {
      ${largeQuote}
    }
    figcaption :is(img, b) {
      ${disc('4.5rem')}
    }
  }

  ${media.desktop} {
    &:not([data-count='1']) {
      grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
      column-gap: clamp(${space[6]}, 7vw, ${space[12]});
    }
  }
`
