import styled from 'styled-components'
import { color, media, radius, space, text, tracking } from '../../src/theme/tokens.ts'
import { Section } from '../../src/ui/Section.tsx'
import { Waveform } from '../../src/ui/Waveform.tsx'
import { initialsOf } from './initialsOf.ts'
import type { TestimonialsProps } from './schema.ts'

export function Testimonials({ items, ...base }: TestimonialsProps) {
  return (
    <Section {...base}>
      <Quotes data-count={items.length}>
        {items.map(({ quote, name, role, company, initials }, index) => (
          <Quote key={`${name} ${quote}`}>
            {index === 0 ? <Sound bars={20} seed={5} /> : null}
            <blockquote>
              <p>“{quote}”</p>
            </blockquote>
            <figcaption>
              <Initials aria-hidden="true">{initials ?? initialsOf(name)}</Initials>
              <span>
                <strong>{name}</strong>
                <span>{[role, company].filter(Boolean).join(', ')}</span>
              </span>
            </figcaption>
          </Quote>
        ))}
      </Quotes>
    </Section>
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

const Sound = styled(Waveform)`
  width: 7.5rem;
  height: ${space[4]};
`

const Initials = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 3rem;
  height: 3rem;
  border-radius: ${radius.pill};
  background: ${color.raised};
  color: ${color.ink};
  font: ${text.caption};
  font-weight: 600;
`

const Quotes = styled.div`
  display: grid;
  gap: ${space[4]};

  ${Quote}:first-child blockquote {
    font: ${text.title};
    letter-spacing: ${tracking.tight};
  }

  ${Quote}:not(:first-child) {
    padding-top: ${space[4]};
    border-top: 1px solid ${color.line};
  }

  ${media.desktop} {
    &:not([data-count='1']) {
      grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
      column-gap: clamp(${space[6]}, 7vw, ${space[12]});

      ${Quote}:first-child {
        grid-row: 1 / span 12;
      }
      ${Quote}:not(:first-child) {
        grid-column: 2;
      }
      ${Quote}:nth-child(2) {
        padding-top: 0;
        border-top: 0;
      }
    }
  }
`
