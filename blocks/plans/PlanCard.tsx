import check from 'icon:check'
import minus from 'icon:minus'
import styled, { css } from 'styled-components'
import { ActionLink } from '../../src/runtime/ActionLink.tsx'
import { Actions } from '../../src/runtime/Actions.tsx'
import { color, duration, ease, fill, media, space, text, tracking } from '../../src/theme/tokens.ts'
import { Badge, Card } from '../../src/ui/Card.tsx'
import { Icon } from '../../src/ui/Icon.tsx'
import { RichText } from '../../src/ui/RichText.tsx'
import { useIsHydrated } from '../../src/ui/useIsHydrated.ts'
import { usePrice } from '../../src/ui/usePrice.ts'
import { Waveform } from '../../src/ui/Waveform.tsx'
import { type HydratedStyle, whenHydrated } from '../../src/ui/whenHydrated.ts'
import { type AnnualAs, type Billing, type Offer, offersOf, otherActionsOf } from './offersOf.ts'
import type { Plan, PlansProps } from './schema.ts'
import { popularTag, type Words, withAmount } from './words.ts'

interface PlanCardProps {
  readonly plan: Plan
  /** 0 for the first plan; later ones are drawn louder. */
  readonly place: number
  readonly color: NonNullable<Plan['color']>
  readonly layout: PlansProps['layout']
  readonly billing: Billing
  readonly annualAs: AnnualAs
  readonly currency: string
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
  const priceOf = usePrice(currency)
  const tag = plan.tag ?? (popular ? popularTag : undefined)
  const offers = offersOf(plan, billing, annualAs)
  const otherLook = popular ? 'primary' : 'secondary'
  const setupLine = setup === undefined ? null : <Setup>{withAmount(words.setup, priceOf(setup))}</Setup>
  return (
    <Surface
      as="li"
      data-layout={layout}
      data-popular={popular}
      data-color={planColor}
      data-place={Math.min(place, 2)}
    >
      <Head>
        <div>
          <h3>{name}</h3>
          {tag ? <Badge data-tone={popular ? 'aurora' : 'quiet'}>{tag}</Badge> : null}
        </div>
        {description ? (
          <p>
            <RichText html={description} inline />
          </p>
        ) : null}
        {layout === 'rows' ? setupLine : null}
      </Head>
      <Offers>
        {offers.map((offer) => (
          <OfferLines
            key={offer.period}
            offer={offer}
            planName={name}
            tag={offer.period === 'annual' ? annualTag : undefined}
            variant={popular && (billing !== 'both' || offer.period === 'annual') ? 'primary' : 'secondary'}
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
      {included || features || limitations ? (
        <Contents>
          {included ? <p>{included}</p> : null}
          {features ? (
            <ul>
              {features.map((feature, index) => (
                <li key={index}>
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
                {limitations.map((limitation, index) => (
                  <li key={index}>
                    <Icon body={minus} size={20} />
                    {limitation}
                  </li>
                ))}
              </ul>
            </>
          ) : null}
        </Contents>
      ) : null}
      {layout === 'cards' ? (
        <Sound bars={46} seed={place + 2} tone={planColor === 'gradient' ? 'aurora' : 'current'} />
      ) : null}
    </Surface>
  )
}

interface OfferLinesProps {
  readonly offer: Offer
  readonly planName: string
  readonly tag: string | undefined
  readonly variant: 'primary' | 'secondary'
  readonly currency: string
  readonly words: Words
}

function OfferLines({ offer, planName, tag, variant, currency, words }: OfferLinesProps) {
  const { period, price, per, total, saving, actions } = offer
  const isHydrated = useIsHydrated()
  const priceOf = usePrice(currency)
  return (
    <Lines data-period={period} $isHydrated={isHydrated}>
      <Price>
        <strong>{priceOf(price)}</strong>
        <span>{per === 'month' ? words.perMonth : words.perYear}</span>
      </Price>
      <p>
        {period === 'monthly' ? words.billedMonthly : null}
        {total === undefined ? null : <span>{withAmount(words.billedAnnually, priceOf(total))}</span>}
        {saving === undefined ? null : (
          <span data-saving="">{withAmount(words.saving, priceOf(saving))}</span>
        )}
        {tag ? <Badge data-tone="success">{tag}</Badge> : null}
      </p>
      {actions.map((action, index) => (
        <ActionLink
          key={index}
          action={action}
          variant={variant}
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
  overflow: hidden;
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

  &[data-layout='cards'] {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr));
    column-gap: ${space[6]};
    padding-bottom: calc(${space[10]} + ${space[2]});

    ${media.desktop} {
      grid-row: span 3;
      grid-template: subgrid / minmax(0, 1fr);
    }
  }

  &[data-layout='cards'][data-popular] {
    color-scheme: dark;
    margin: -2px;
    border: 2px solid transparent;
    background:
      ${fill.glow} padding-box,
      linear-gradient(${color.night}, ${color.night}) padding-box,
      ${fill.aurora} border-box;
    box-shadow: 0 2rem 4rem -2rem color-mix(in srgb, ${color.violet} 60%, transparent);
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

/** Both offers are in view: a line between them. */
const apart = css`
  margin-top: ${space[1]};
  padding-top: ${space[3]};
  border-top: 1px solid ${color.line};
`

const Lines = styled.div<HydratedStyle>`
  display: grid;
  gap: ${space[1]} ${space[3]};

  > p:last-of-type {
    display: flex;
    flex-wrap: wrap;
    gap: 0 1em;
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
  ${media.noScript} {
    & + & {
      ${apart}
    }
  }

  [data-layout='rows'] & {
    ${media.wide} {
      grid-template-columns: minmax(0, 1fr) auto;
      align-items: center;

      a {
        grid-column: -2;
        grid-row: 1 / span 2;
        margin-top: 0;
      }
    }

    ${media.desktop} {
      grid-template-columns: minmax(0, 5fr) minmax(0, 5fr) auto;

      a {
        grid-row: 1;
      }
    }
  }

  ${media.motion} {
    transition:
      opacity ${duration.calm} ${ease.out},
      transform ${duration.calm} ${ease.out};

    ${whenHydrated(css`
      @starting-style {
        opacity: 0;
        transform: translateY(${space[1]});
      }
    `)}
  }
`

const Price = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${space[1]};

  strong {
    color: ${color.ink};
    font: ${text.number};
    letter-spacing: ${tracking.tight};
  }
`

const Contents = styled.div`
  display: grid;
  align-content: start;
  gap: ${space[2]};
  padding-top: ${space[3]};
  border-top: 1px solid ${color.line};
  font: ${text.small};

  p {
    color: ${color.ink};
    font: ${text.label};
  }
  h4 {
    color: ${color.soft};
    font: ${text.small};
    font-weight: 600;
  }
  ul {
    display: grid;
    gap: ${space[1]};
  }
  li {
    display: flex;
    gap: ${space[1]};
  }
  svg {
    flex: none;
    margin-top: 0.1em;
    color: ${color.success};
  }
  [data-kind='limitations'] :is(svg, &) {
    color: ${color.faint};
  }

  [data-layout='rows'] > & {
    grid-column: 1 / -1;
  }
`

/** The plan as it sounds: the larger it is, the more is said. */
const Sound = styled(Waveform)`
  position: absolute;
  inset-inline: 0;
  bottom: ${space[2]};
  height: ${space[6]};
  color: var(--plan);

  [data-place='0'] > & > svg {
    transform: scaleY(0.35);
  }
  [data-place='1'] > & > svg {
    transform: scaleY(0.65);
  }
`
