import styled, { css, keyframes } from 'styled-components'
import { color, duration, ease, media, mixin } from '../../src/site/theme/tokens.ts'

interface Props {
  readonly price: string
  /** The price in its place before, from which it rolls once the visitor has changed the period. */
  readonly from: string | undefined
}

const isDigit = /\p{Nd}/u
const digitsOf = (price: string) => [...price].filter((sign) => isDigit.test(sign))

/** A price, as one text. The wheels that show its signs while they roll are drawn over it, and have no text. */
export function RollingPrice({ price, from }: Props) {
  if (from === undefined) return <strong>{price}</strong>
  const before = digitsOf(from)
  let place = before.length - digitsOf(price).length
  const signs = [...price].map((sign) => ({ sign, before: isDigit.test(sign) ? (before[place++] ?? '') : sign }))
  return (
    <Amount>
      {price}
      <Wheels aria-hidden="true">
        {signs.map(({ sign, before }, index) => (
          <i key={index} data-sign={sign} data-before={before === sign ? undefined : before} />
        ))}
      </Wheels>
    </Amount>
  )
}

const conceal = keyframes`
  from, to { color: transparent; }
`

const show = keyframes`
  from, to { visibility: visible; }
`

const roll = keyframes`
  from { translate: 0 100%; }
`

/** Not when the page opens: from the first change of the period on. */
const rolling = css`
  animation: ${conceal} ${duration.slow};

  > span {
    animation: ${show} ${duration.slow};
  }
  [data-before] {
    animation: ${roll} ${duration.calm} ${ease.out} backwards;
  }
  [data-before]:nth-last-child(even) {
    animation-delay: calc((${duration.slow} - ${duration.calm}) / 2);
  }
`

const Amount = styled.strong`
  position: relative;

  ${media.motion} {
    html[data-switched] & {
      ${rolling}
    }
  }
`

const Wheels = styled.span`
  position: absolute;
  inset: 0;
  overflow: visible clip;
  color: ${color.ink};
  white-space: nowrap;
  visibility: hidden;

  i {
    position: relative;
    display: inline-block;
    font-style: normal;
  }
  i::before {
    content: attr(data-sign);
  }
  i::after {
    content: attr(data-before);
    position: absolute;
    inset: auto auto 100% 0;
  }

  ${mixin.screenOnly}
`
