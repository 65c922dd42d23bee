import styled from 'styled-components'
import { markBars } from '../../theme/motif.ts'
import { color, tracking } from '../../theme/tokens.ts'
import { Icon } from '../../ui/Icon.tsx'
import { useSiteShell } from '../context.ts'

/** Mark and name of the site, as a link to its front page. */
export function Logo() {
  const { site } = useSiteShell()
  return (
    <Home href="/">
      {site.logo ? <Icon body={site.logo} size={30} /> : <LogoMark />}
      <span>{site.name}</span>
    </Home>
  )
}

/** Five bars of a sound wave: the mark of a site without a logo. */
function LogoMark() {
  return (
    <Mark viewBox="0 0 30 30" width="30" height="30" aria-hidden="true">
      {markBars.map((bar) => (
        <path key={bar} d={bar} />
      ))}
    </Mark>
  )
}

const Home = styled.a`
  display: inline-flex;
  align-items: center;
  gap: 0.7rem;
  min-width: 0;
  max-width: 100%;
  min-height: 2.75rem;
  color: ${color.ink};
  font-weight: 600;
  font-size: min(1.1875rem, 6vw);
  letter-spacing: ${tracking.snug};
  text-decoration: none;
  white-space: nowrap;

  svg {
    flex: none;
  }
  span {
    overflow: hidden;
    text-overflow: ellipsis;
  }
`

const Mark = styled.svg`
  flex: none;
  fill: none;
  stroke: ${color.violet};
  stroke-width: 3.4;
  stroke-linecap: round;

  path:nth-child(1) {
    stroke: ${color.pink};
  }
  path:nth-child(2) {
    stroke: color-mix(in oklab, ${color.pink}, ${color.violet});
  }
  path:nth-child(4) {
    stroke: color-mix(in oklab, ${color.violet}, ${color.aqua});
  }
  path:nth-child(5) {
    stroke: ${color.aqua};
  }
`
