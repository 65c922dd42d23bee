import styled from 'styled-components'
import { color, space, text } from '../site/theme/tokens.ts'
import type { GalleryLooks } from './galleryData.ts'

/** Links to the same page in the theme of the site and in every look. */
export function LookLinks({ look, looks }: GalleryLooks) {
  return (
    <Nav aria-label="Looks">
      {looks.map(({ name, address }) => (
        <a key={name} href={address} aria-current={name === look ? 'page' : undefined}>
          {name}
        </a>
      ))}
    </Nav>
  )
}

const Nav = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[3]};
  font: ${text.label};

  a {
    padding-block: ${space[1]};
  }
  [aria-current] {
    color: ${color.ink};
    text-decoration: none;
  }
`
