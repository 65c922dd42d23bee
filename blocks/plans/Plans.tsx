import styled, { css } from 'styled-components'
import { Actions } from '../../src/site/runtime/Actions.tsx'
import { color, measure, media, radius, shadow, space, text } from '../../src/site/theme/tokens.ts'
import { useLanguage } from '../../src/site/ui/language.ts'
import { PriceNote } from '../../src/site/ui/PriceNote.tsx'
import { Section } from '../../src/site/ui/Section.tsx'
import { BillingToggle } from './BillingToggle.tsx'
import { PlanCard } from './PlanCard.tsx'
import { quotasOf } from './quotasOf.ts'
import type { PlansProps } from './schema.ts'

export function Plans({ layout, billing, annualAs, currency, plans, words, note, actions, ...base }: PlansProps) {
  const { priceNote } = useLanguage()
  const hasAnnual = plans.some(({ annual }) => annual !== undefined)
  const quotas = quotasOf(plans)
  const shown = hasAnnual ? (billing ?? 'toggle') : 'monthly'
  return (
    <Section {...base} aside={shown === 'toggle' ? <BillingToggle words={words} of={base.heading} /> : undefined}>
      <List data-billing={shown} data-layout={layout} data-count={plans.length}>
        {plans.map((plan, index) => (
          <PlanCard
            key={index}
            plan={plan}
            layout={layout}
            billing={shown}
            annualAs={annualAs}
            currency={currency}
            words={words}
            quota={quotas[index]}
          />
        ))}
      </List>
      {note || priceNote || actions ? (
        <After>
          <PriceNote note={note} as="p" />
          <Actions actions={actions} first="secondary" />
        </After>
      ) : null}
    </Section>
  )
}

const sideBySide = css`
  grid-template-columns: repeat(3, minmax(0, 1fr));
  row-gap: 0;

  &:is([data-count='2'], [data-count='4']) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  &[data-count='1'] {
    grid-template-columns: minmax(0, ${measure.narrow});
  }
`

/** Shows the offers of the period that is chosen in the head above it; without scripts, those of both. */
const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};

  ${media.responsive} {
    :has([value='monthly']:checked) + & [data-period='annual'],
    :has([value='annual']:checked) + & [data-period='monthly'] {
      display: none;
    }
  }

  &[data-layout='rows'] {
    gap: 0;
    border-radius: ${radius.card};
    background: ${color.surface};
    box-shadow:
      inset 0 0 0 1px color-mix(in srgb, ${color.line} 70%, transparent),
      ${shadow.soft};
  }

  ${media.wide} {
    &[data-layout='cards'] {
      ${sideBySide}
    }
  }
  ${media.beforeCards} {
    column-gap: ${space[2]};
  }
`

const After = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]} ${space[6]};

  p {
    flex: 1 1 22rem;
    max-width: ${measure.text};
    font: ${text.small};
  }
`
