import { useId } from 'react'
import styled from 'styled-components'
import type { BillingPeriod } from '../../schema/values.ts'
import { color, duration, media, mixin, radius, shadow, space } from '../../src/site/theme/tokens.ts'
import { optionMixin } from '../../src/site/ui/OptionCard.tsx'
import { slidingMark } from '../../src/site/ui/slidingMark.ts'
import { VisuallyHidden } from '../../src/site/ui/VisuallyHidden.tsx'
import type { Words } from './words.ts'

const periods = ['monthly', 'annual'] as const satisfies readonly BillingPeriod[]

interface Props {
  readonly words: Words
  /** Heading of the plans, which tells this toggle from others on the page. */
  readonly of: string | undefined
}

/** Chooses the billing period: of its block by itself, of the whole site with `page.ts`. */
export function BillingToggle({ words, of }: Props) {
  const name = useId()
  return (
    <Toggle>
      <VisuallyHidden as="legend">{of ? `${words.billing}: ${of}` : words.billing}</VisuallyHidden>
      {periods.map((value) => (
        <label key={value}>
          <input type="radio" name={name} value={value} data-billing-period="" defaultChecked={value === 'monthly'} />
          {words[value]}
        </label>
      ))}
    </Toggle>
  )
}

const Toggle = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  justify-self: start;
  padding: ${space.half};
  border-radius: ${radius.pill};
  background: ${color.raised};
  box-shadow: inset 0 0 0 1px ${color.line};

  label {
    ${optionMixin}
    display: grid;
    place-items: center;
    min-height: 2.75rem;
    min-width: 0;
    padding: ${space.half} min(${space[3]}, 6vw);
    text-align: center;
    border-radius: ${radius.pill};
    color: ${color.soft};
    ${mixin.strongSmall}
    transition: color ${duration.calm};
  }

  label:has(:checked) {
    color: ${color.paper};
  }
  ${slidingMark('label:has(:checked)', `border-radius:${radius.pill};background:${color.ink};box-shadow:${shadow.soft};`)}

  /* Alone beside the heading, above the last plan. */
  ${media.desktop} {
    [data-layout='stack'][data-align='left'] > * > * > &:only-child {
      justify-self: end;
    }
  }
  ${media.hover} {
    label:hover:not(:has(:checked)) {
      color: ${color.ink};
    }
  }

  ${mixin.outlined}

  ${mixin.responsiveOnly}
`
