import { useId } from 'react'
import styled from 'styled-components'
import { color } from '../../theme/tokens.ts'

/** Advance of an average letter of the typeface at its heaviest tracking, in hundredths of the font size. */
const letter = 50

/** The site's name across the whole width, fading out at the bottom. Decoration: the name is also in the text. */
export function Wordmark({ name }: { readonly name: string }) {
  const gradient = useId()
  const width = Math.max(name.length, 5) * letter
  return (
    <Sign viewBox={`0 0 ${width} 74`} aria-hidden="true">
      <defs>
        <linearGradient id={gradient} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#fff" stopOpacity=".2" />
          <stop offset="1" stopColor="#fff" stopOpacity="0" />
        </linearGradient>
      </defs>
      <text x="-5" y="72" fill={`url(#${gradient})`} {...(name.length >= 5 ? { textLength: width + 3 } : {})}>
        {name}
      </text>
    </Sign>
  )
}

const Sign = styled.svg`
  width: 100%;
  max-height: 16rem;
  overflow: visible;
  /* Its letters reach up to the links: those are what one points at. */
  pointer-events: none;
  margin-bottom: -0.06em;
  color: ${color.ink};

  text {
    font: 600 100px var(--headings, var(--font));
    letter-spacing: -0.05em;
  }
`
