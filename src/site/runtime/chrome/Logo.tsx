import styled from 'styled-components'
import { smallestUrl } from '../../../../schema/imageCopies.ts'
import type { ThemeSettings } from '../../../../schema/site.ts'
import { basePath } from '../../../../schema/siteAddress.ts'
import type { ImageSource } from '../../../../schema/values.ts'
import { firstLetterOf } from '../../theme/firstLetterOf.ts'
import { markBars } from '../../theme/motif.ts'
import { color, radius, tracking } from '../../theme/tokens.ts'
import { Icon } from '../../ui/Icon.tsx'
import { useHomeAddress, useSiteShell, useTheme } from '../context.ts'
import { longNameStyle } from './longNameStyle.ts'

/** Mark and name of the site, as a link to its front page. */
export function Logo() {
  const { site } = useSiteShell()
  const theme = useTheme()
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
  const { site } = useSiteShell()
  const theme = useTheme()
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

/** The logo of the theme, with its dark variant where the color scheme is dark: above a dark hero, in the footer. */
function LogoPicture({ logo: { src, dark, name } }: Required<Pick<ThemeSettings, 'logo'>>) {
  const { site } = useSiteShell()
  const alt = name === 'inside' ? site.name : ''
  const base = basePath(site.url)
  if (dark === undefined) return <Drawing {...sourceOf(src, base)} alt={alt} />
  return (
    <Variants>
      <Drawing {...sourceOf(src, base)} alt={alt} data-on="light" />
      <Drawing {...sourceOf(dark, base)} alt="" data-on="dark" />
    </Variants>
  )
}

/** The smallest copy of a photo is large enough. The compiler puts the folder of the site before no path of a theme. */
function sourceOf(image: ImageSource, base: string) {
  const { width, height } = image
  return { src: base + smallestUrl(image), width, height }
}

const Variants = styled.i`
  display: grid;
  justify-items: start;

  > * {
    grid-area: 1 / 1;
  }
`

/* No selector can ask for a color scheme, but a color can: as a mask, it shows one variant and hides the other. */
const Drawing = styled.img`
  flex: none;
  width: auto;
  max-width: min(12rem, 50vw);
  height: 2.25rem;
  object-fit: contain;
  object-position: 0;

  &[data-on='light'] {
    mask: linear-gradient(light-dark(#000, #0000) 0 0);
  }
  &[data-on='dark'] {
    mask: linear-gradient(light-dark(#0000, #000) 0 0);
  }
`

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
