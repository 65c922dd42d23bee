import styled from 'styled-components'
import { smallestUrl } from '../../../../schema/imageCopies.ts'
import type { ThemeSettings } from '../../../../schema/site.ts'
import { basePath } from '../../../../schema/siteAddress.ts'
import type { ImageSource } from '../../../../schema/values.ts'
import { useSiteShell } from '../context.ts'

interface LogoPictureProps {
  readonly logo: NonNullable<ThemeSettings['logo']>
}

/** The logo of the theme, with its dark variant where the color scheme is dark: above a dark hero, in the footer. */
export function LogoPicture({ logo: { src, dark, name } }: LogoPictureProps) {
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
