import styled from 'styled-components'
import { fillWords } from '../../src/site/format/fillWords.ts'
import { Actions } from '../../src/site/runtime/Actions.tsx'
import { color, fill, media, shadow, space, text } from '../../src/site/theme/tokens.ts'
import { Badge, Card } from '../../src/site/ui/Card.tsx'
import { Paragraph } from '../../src/site/ui/RichText.tsx'
import { usePrice } from '../../src/site/ui/usePrice.ts'
import { OfferLines } from './OfferLines.tsx'
import { type AnnualAs, type Billing, offersOf, otherActionsOf } from './offersOf.ts'
import { PlanContents } from './PlanContents.tsx'
import type { Plan, PlansProps } from './schema.ts'
import type { Words } from './words.ts'

interface PlanCardProps {
  readonly plan: Plan
  readonly layout: PlansProps['layout']
  readonly billing: Billing
  readonly annualAs: AnnualAs
  readonly currency: string | undefined
  readonly words: Words
  /** Its quota as a share of the largest. */
  readonly quota: number | undefined
}

export function PlanCard({ plan, layout, billing, annualAs, currency, words, quota }: PlanCardProps) {
  const { name, description, setup, popular, annualTag } = plan
  const priceOf = usePrice(currency)
  const tag = plan.tag ?? (popular ? words.popular : undefined)
  const offers = offersOf(plan, billing, annualAs)
  const otherLook = popular ? 'primary' : 'secondary'
  const setupLine = setup === undefined ? null : <Setup>{fillWords(words.setup, { amount: priceOf(setup) })}</Setup>
  return (
    <Surface as="li" data-layout={layout} data-popular={popular}>
      <Head>
        <div>
          <h3>{name}</h3>
          {tag ? <Badge data-tone={popular ? 'aurora' : 'quiet'}>{tag}</Badge> : null}
        </div>
        <Paragraph html={description} />
        {layout === 'rows' ? setupLine : null}
      </Head>
      <Offers>
        {offers.map((offer) => (
          <OfferLines
            key={offer.period}
            offer={offer}
            planName={name}
            other={billing === 'toggle' ? offers.find((other) => other !== offer) : undefined}
            atLeast={plan.atLeast === true}
            tag={offer.period === 'annual' ? annualTag : undefined}
            variant={popular && (billing !== 'both' || offer === offers.at(-1)) ? 'primary' : 'secondary'}
            currency={currency}
            words={words}
          />
        ))}
        <OtherActions
          actions={otherActionsOf(plan, billing)}
          first={offers.some((offer) => offer.actions.length > 0) ? 'quiet' : otherLook}
        />
        {layout === 'cards' ? setupLine : null}
      </Offers>
      <PlanContents plan={plan} limitationsTitle={words.limitations} quota={quota} />
    </Surface>
  )
}

const Surface = styled(Card)`
  display: grid;
  align-content: start;
  gap: ${space[3]};
  overflow: hidden;
  color: ${color.soft};

  &[data-layout='cards'] {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr));
    column-gap: ${space[6]};

    ${media.wide} {
      grid-row: span 3;
      grid-template: subgrid / minmax(0, 1fr);
    }
    ${media.beforeCards} {
      padding-inline: ${space[2]};
    }
  }

  &[data-layout='cards'][data-popular] {
    color-scheme: dark;
    margin: -2px;
    border: 2px solid transparent;
    background:
      ${fill.glow} padding-box,
      linear-gradient(${color.paper}, ${color.paper}) padding-box,
      ${fill.aurora} border-box;
    box-shadow: ${shadow.lifted};

    ${media.print} {
      margin: 0;
      border: 2px solid;
    }
  }

  /* On a dark ground, the popular plan is the light one. */
  :is([data-under-header], [data-tone='dark']) &[data-layout='cards'][data-popular] {
    color-scheme: light;
    background:
      linear-gradient(${color.surface}, ${color.surface}) padding-box,
      ${fill.aurora} border-box;
  }

  &[data-layout='rows'] {
    padding-block: ${space[3]};
    border-radius: 0;
    background: none;
    box-shadow: none;

    & + & {
      border-top: 1px solid ${color.line};
    }

    ${media.wide} {
      grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
      align-items: center;

      > :first-child {
        grid-column: 1;
      }
    }
  }
`

const Head = styled.div`
  display: grid;
  grid-column: 1 / -1;
  align-content: start;
  gap: ${space[1]};

  > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space.half} ${space[2]};
    min-height: 2rem;
  }
  [data-layout='cards'] & > div {
    justify-content: space-between;
  }
`

const Offers = styled.div`
  display: grid;
  align-content: start;
  gap: ${space[2]};

  /* On paper, both periods side by side. */
  ${media.print} {
    [data-layout='rows'] > & {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
`

const Setup = styled.p`
  color: ${color.faint};
  font: ${text.small};
`

const OtherActions = styled(Actions)`
  [data-layout='cards'] & > :not([data-variant='quiet']) {
    flex: 1;
  }
`
