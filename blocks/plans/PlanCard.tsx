import check from 'icon:check'
import minus from 'icon:minus'
import styled from 'styled-components'
import { formatPrice } from '../../src/format/formatPrice.ts'
import { ActionLink } from '../../src/runtime/ActionLink.tsx'
import { Actions } from '../../src/runtime/Actions.tsx'
import { color, space, text, tracking } from '../../src/theme/tokens.ts'
import { Badge, Card } from '../../src/ui/Card.tsx'
import { Icon } from '../../src/ui/Icon.tsx'
import { RichText } from '../../src/ui/RichText.tsx'
import { Waveform } from '../../src/ui/Waveform.tsx'
import { type AnnualAs, type Billing, type Offer, offersOf, otherActionsOf } from './offersOf.ts'
import type { Plan, PlansProps } from './schema.ts'
import { type Words, withAmount } from './words.ts'

interface PlanCardProps {
  readonly plan: Plan
  /** 0 for the first plan; later ones are drawn louder. */
  readonly place: number
  readonly color: NonNullable<Plan['color']>
  readonly layout: NonNullable<PlansProps['layout']>
  readonly billing: Billing
  readonly annualAs: AnnualAs
  readonly currency: string | undefined
  readonly words: Words
}

export function PlanCard({
  plan,
  place,
  color: planColor,
  layout,
  billing,
  annualAs,
  currency,
  words,
}: PlanCardProps) {
  const { name, description, setup, included, features, limitations, popular, annualTag } = plan
  const tag = plan.tag ?? (popular ? words.popular : undefined)
  return (
    <Surface as="li" data-layout={layout} data-popular={popular} data-color={planColor}>
      <Head>
        <Sound>
          <Waveform
            bars={14 + 12 * place}
            seed={place + 2}
            tone={planColor === 'gradient' ? 'aurora' : 'current'}
          />
        </Sound>
        <h3>{name}</h3>
        {tag ? <Badge data-tone={popular ? 'aurora' : 'quiet'}>{tag}</Badge> : null}
        {description ? (
          <p>
            <RichText html={description} inline />
          </p>
        ) : null}
      </Head>
      <Offers>
        {offersOf(plan, billing, annualAs).map((offer) => (
          <OfferLines
            key={offer.period}
            offer={offer}
            planName={name}
            tag={offer.period === 'annual' ? annualTag : undefined}
            popular={popular === true}
            currency={currency}
            words={words}
          />
        ))}
        <Actions actions={otherActionsOf(plan, billing)} first={popular ? 'primary' : 'secondary'} />
        {setup === undefined ? null : <small>{withAmount(words.setup, formatPrice(setup, currency))}</small>}
      </Offers>
      {included || features || limitations ? (
        <Contents>
          {included ? <strong>{included}</strong> : null}
          {features ? (
            <ul>
              {features.map((feature) => (
                <li key={feature}>
                  <Icon body={check} size={20} />
                  {feature}
                </li>
              ))}
            </ul>
          ) : null}
          {limitations ? (
            <>
              <h4>{words.limitations}</h4>
              <ul data-kind="limitations">
                {limitations.map((limitation) => (
                  <li key={limitation}>
                    <Icon body={minus} size={20} />
                    {limitation}
                  </li>
                ))}
              </ul>
            </>
          ) : null}
        </Contents>
      ) : null}
    </Surface>
  )
}

interface OfferLinesProps {
  readonly offer: Offer
  readonly planName: string
  readonly tag: string | undefined
  readonly popular: boolean
  readonly currency: string | undefined
  readonly words: Words
}

function OfferLines({ offer, planName, tag, popular, currency, words }: OfferLinesProps) {
  const { period, price, per, total, saving, actions } = offer
  return (
    <Lines data-period={period}>
      <Price>
        <strong>{formatPrice(price, currency)}</strong>
        <span>{per === 'month' ? words.perMonth : words.perYear}</span>
        {tag ? <Badge data-tone="success">{tag}</Badge> : null}
      </Price>
      <p>
        {period === 'monthly' ? words.billedMonthly : null}
        {total === undefined ? null : (
          <span>{withAmount(words.billedAnnually, formatPrice(total, currency))}</span>
        )}
        {saving === undefined ? null : <em>{withAmount(words.saving, formatPrice(saving, currency))}</em>}
      </p>
      {actions.map((action) => (
        <ActionLink
          key={action.label}
          action={action}
          variant={popular ? 'primary' : 'secondary'}
          aria-label={`${action.label}: ${planName}, ${words[period]}`}
        />
      ))}
    </Lines>
  )
}

const Surface = styled(Card)`
  display: grid;
  align-content: start;
  gap: ${space[3]};
  color: ${color.soft};

  &[data-color='pink'] {
    --plan: ${color.pink};
  }
  &[data-color='gradient'] {
    --plan: ${color.violet};
  }
  &[data-color='aqua'] {
    --plan: ${color.aqua};
  }
`
const Head = styled.div``
const Sound = styled.div`
  height: 1.5rem;
  color: var(--plan);
`
const Offers = styled.div``
const Lines = styled.div`
  em {
    color: ${color.success};
    font-style: normal;
  }
`
const Price = styled.p`
  strong {
    color: ${color.ink};
    font: ${text.number};
    letter-spacing: ${tracking.tight};
  }
`
const Contents = styled.div`
  li {
    display: flex;
    gap: ${space[1]};
  }
`
