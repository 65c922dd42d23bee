import styled from 'styled-components'
import { firstLetterOf } from '../../theme/firstLetterOf.ts'
import { markBars } from '../../theme/motif.ts'
import { color, radius, tracking } from '../../theme/tokens.ts'
import { Icon } from '../../ui/Icon.tsx'
import { useHomeAddress, useSiteShell } from '../context.ts'
import { LogoPicture } from './LogoPicture.tsx'
import { longNameStyle } from './longNameStyle.ts'

/** Mark and name of the site, as a link to its front page. */
export function Logo() {
  const { site, theme } = useSiteShell()
  const style = longNameStyle(site.name)
  return (
    <Home href={useHomeAddress()} style={style?.logo}>
      {theme.logo ? <LogoPicture logo={theme.logo} /> : <LogoMark />}
      {theme.logo?.name === 'inside' ? null : <span style={style?.name}>{site.name}</span>}
    </Home>
  )
}

/** The site's icon, the mark of its ornament, or the first letter of its name. */
function LogoMark() {
  const { site, theme } = useSiteShell()
  if (site.logo) return <Icon body={site.logo} size={30} />
  if (theme.ornament !== 'waveform') return <Monogram aria-hidden="true">{firstLetterOf(site.name)}</Monogram>
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
  color: ${color.ink};
  font-weight: 600;
  font-size: min(1.1875rem, 6vw);
  line-height: 1.15;
  letter-spacing: ${tracking.snug};
  text-decoration: none;

  svg {
    flex: none;
    height: 2.75rem;
  }
  /* For fractions of a pixel that are lost when the bar is laid out. */
  span {
    padding-inline-end: 1px;
  }
`

/** The first letter of the name, as in the icon of a tab. */
const Monogram = styled.b`
  flex: none;
  display: grid;
  place-items: center;
  width: 2rem;
  height: 2rem;
  border-radius: ${radius.small};
  background: ${color.ink};
  color: ${color.paper};
  letter-spacing: 0;
`

const Mark = styled.svg`
  flex: none;
  fill: none;
  stroke: ${color.second};
  stroke-width: 3.4;
  stroke-linecap: round;

  path:nth-child(1) {
    stroke: ${color.first};
  }
  path:nth-child(2) {
    stroke: color-mix(in oklab, ${color.first}, ${color.second});
  }
  path:nth-child(4) {
    stroke: color-mix(in oklab, ${color.second}, ${color.third});
  }
  path:nth-child(5) {
    stroke: ${color.third};
  }
`
