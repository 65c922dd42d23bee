import styled, { css } from 'styled-components'
import { fillWords } from '../../src/site/format/fillWords.ts'
import { ActionLink } from '../../src/site/runtime/ActionLink.tsx'
import { color, duration, ease, media, mixin, space, text, travel } from '../../src/site/theme/tokens.ts'
import { Badge } from '../../src/site/ui/Card.tsx'
import { usePrice } from '../../src/site/ui/usePrice.ts'
import type { Offer } from './offersOf.ts'
import { RollingPrice } from './RollingPrice.tsx'
import type { Words } from './words.ts'

interface OfferLinesProps {
  readonly offer: Offer
  readonly planName: string
  /** Its offer for the other billing period. */
  readonly other: Offer | undefined
  readonly atLeast: boolean
  readonly tag: string | undefined
  readonly variant: 'primary' | 'secondary'
  readonly currency: string | undefined
  readonly words: Words
}

/** One way to pay for a plan: its price, what it saves, and its checkout. */
export function OfferLines({ offer, planName, other, atLeast, tag, variant, currency, words }: OfferLinesProps) {
  const { period, price, per, total, saving, actions } = offer
  const priceOf = usePrice(currency)
  const [before, after] = atLeast ? words.atLeast.split('{price}') : []
  return (
    <Lines data-period={other && period}>
      <Price>
        {before ? <span>{before.trim()}</span> : null}
        <RollingPrice price={priceOf(price)} from={other && priceOf(other.price)} />
        {after ? <span>{after.trim()}</span> : null}
        {per === undefined ? null : <span>{unitOf(per, words)}</span>}
      </Price>
      <p>
        {period === 'monthly' ? words.billedMonthly : null}
        {total === undefined ? null : <span>{fillWords(words.billedAnnually, { amount: priceOf(total) })}</span>}
        {saving === undefined ? null : (
          <span data-saving="">{fillWords(words.saving, { amount: priceOf(saving) })}</span>
        )}
        {tag ? <Badge data-tone="success">{tag}</Badge> : null}
      </p>
      {actions.map((action, index) => (
        <ActionLink
          key={index}
          action={action}
          variant={variant}
          aria-label={`${action.label}: ${planName}${period === 'once' ? '' : `, ${words[period]}`}`}
        />
      ))}
    </Lines>
  )
}

function unitOf(per: string, { perMonth, perYear, per: perUnit }: Words): string {
  if (per === 'month') return perMonth
  return per === 'year' ? perYear : fillWords(perUnit, { unit: per })
}

/** A line between two offers that are both visible. */
const apart = css`
  margin-top: ${space[1]};
  padding-top: ${space[3]};
  border-top: 1px solid ${color.line};
`

const level = css`
  margin-top: 0;
  padding-top: 0;
  border-top: 0;
`

const Lines = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[1]} ${space[3]};
  overflow-wrap: break-word;

  > p:last-of-type {
    display: flex;
    flex-wrap: wrap;
    gap: 0.375rem 1em;
    align-items: center;
    min-height: 2em;
    font: ${text.small};
  }
  [data-saving] {
    color: ${color.success};
    font-weight: 600;
  }
  a {
    margin-top: ${space[2]};
  }

  [data-billing='both'] & + & {
    ${apart}
  }
  ${media.unresponsive} {
    & + & {
      ${apart}
    }
  }

  ${media.print} {
    [data-layout='rows'] & + & {
      ${level}
    }
  }

  [data-layout='rows'] & {
    ${media.wide} {
      grid-template-columns: minmax(min-content, 1fr) auto;
      align-items: center;

      a {
        grid-column: -2;
        grid-row: 1 / span 2;
        margin-top: 0;
      }
    }

    ${media.desktop} {
      grid-template-columns: minmax(min-content, 6fr) minmax(min-content, 4fr) auto;

      a {
        grid-row: 1;
      }
    }
  }

  ${media.motion} {
    html[data-switched] & > p:last-of-type {
      transition:
        opacity ${duration.calm} ${ease.out},
        translate ${duration.calm} ${ease.out};

      @starting-style {
        opacity: 0;
        translate: 0 ${travel.near};
      }
    }
  }
`

const Price = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${space[1]};

  strong {
    color: ${color.ink};
    ${mixin.number}
  }

  /* Where it fits beside some prices only, the unit is below all of them. */
  ${media.beforeCards} {
    [data-layout='cards'] & > :nth-child(n + 2) {
      flex-basis: 100%;
    }
  }
`
