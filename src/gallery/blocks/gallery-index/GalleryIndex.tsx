import styled from 'styled-components'
import { SchemeSwitch } from '../../../site/runtime/chrome/SchemeSwitch.tsx'
import { color, radius, space, text } from '../../../site/theme/tokens.ts'
import { Section } from '../../../site/ui/Section.tsx'
import { TextField } from '../../../site/ui/TextField.tsx'
import type { GalleryLooks } from '../../galleryData.ts'
import { LookLinks } from '../../LookLinks.tsx'
import { withCode } from '../../withCode.tsx'

interface Props extends GalleryLooks {
  readonly blocks: readonly { readonly type: string; readonly description: string; readonly address: string }[]
  /** Address of the page that shows the look whole. */
  readonly specimen: string
}

/** Every block type, with a field to find one. */
export function GalleryIndex({ blocks, specimen, look, looks }: Props) {
  return (
    <Section
      heading="Block gallery"
      headingLevel={1}
      aside={
        <>
          <LookLinks look={look} looks={looks} />
          <a href={specimen}>A page in this look</a>
        </>
      }
    >
      <Find>
        <TextField label="Find a block" type="search" autoComplete="off" data-find="" />
        <p role="status" data-count="">
          All {blocks.length} block types
        </p>
        <SchemeSwitch />
      </Find>
      <nav aria-label="Block types">
        <List data-found="">
          {blocks.map(({ type, description, address }) => (
            <li key={type}>
              <a href={address}>{type}</a>
              <p>{withCode(description)}</p>
            </li>
          ))}
        </List>
      </nav>
    </Section>
  )
}

const Find = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space[2]} ${space[3]};
  margin-bottom: ${space[3]};

  p {
    flex: 1;
    padding-bottom: ${space[1]};
    color: ${color.faint};
    font: ${text.small};
  }
`

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr));
  gap: ${space[2]};

  li {
    position: relative;
    padding: ${space[2]};
    border-radius: ${radius.control};
    background: ${color.surface};
    box-shadow: 0 0 0 1px ${color.line};
    font: ${text.small};
  }
  li[hidden] {
    display: none;
  }
  a {
    color: ${color.ink};
    font: ${text.label};
    text-decoration: none;
  }
  a::after {
    position: absolute;
    inset: 0;
    border-radius: inherit;
    content: '';
  }
`
