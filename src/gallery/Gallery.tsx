import { useCallback, useEffect, useState } from 'react'
import styled from 'styled-components'
import { color, glowOn, measure, media, radius, space, text, tracking } from '../theme/tokens.ts'
import { Button } from '../ui/Button.tsx'
import { SkipLink } from '../ui/SkipLink.tsx'
import { TextField } from '../ui/TextField.tsx'
import { Waveform } from '../ui/Waveform.tsx'
import { BlockEntry } from './BlockEntry.tsx'
import { FieldTable, withCode } from './FieldTable.tsx'
import { type GalleryBlock, type GalleryData, shapeId } from './galleryData.ts'
import { SchemeChoice } from './SchemeChoice.tsx'
import { useScheme } from './useScheme.ts'

/** Every block type with its examples and fields. */
export function Gallery({ data: { blocks, shapes } }: { readonly data: GalleryData }) {
  const [query, setQuery] = useState('')
  const [scheme, setScheme] = useScheme()
  useHashTarget(useCallback(() => setQuery(''), []))
  const found = blocks.filter((block) => matches(block, query))
  return (
    <>
      <SkipLink href="#blocks">Skip to the blocks</SkipLink>
      <Opening>
        <Wave shape="swell" />
        <h1>Block gallery</h1>
        <p>
          {blocks.length} block types, as they look on a desktop and on a phone. Copy the YAML of one, paste it below{' '}
          <code>blocks:</code> of a page in your site file, and change the words.
        </p>
      </Opening>
      <Layout>
        <Side aria-label="Find a block">
          <TextField
            label="Find a block"
            type="search"
            value={query}
            autoComplete="off"
            onChange={({ currentTarget }) => setQuery(currentTarget.value)}
          />
          <SchemeChoice scheme={scheme} onChoose={setScheme} />
          <nav aria-label="Block types">
            <Count role="status">{countWords(found.length, blocks.length)}</Count>
            <ul>
              {found.map(({ type }) => (
                <li key={type}>
                  <a href={`#${type}`}>{type}</a>
                </li>
              ))}
            </ul>
          </nav>
        </Side>
        <main id="blocks" tabIndex={-1}>
          {blocks.map((block) => (
            <BlockEntry key={block.type} block={block} scheme={scheme} hidden={!found.includes(block)} />
          ))}
          {found.length === 0 && (
            <Nothing>
              <p>No block type is called or described as “{query.trim()}”.</p>
              <Button variant="secondary" onClick={() => setQuery('')}>
                Show all {blocks.length}
              </Button>
            </Nothing>
          )}
          {shapes.map(({ name, description, fields }) => (
            <Shape
              key={name}
              id={shapeId(name)}
              hidden={query.trim() !== ''}
              aria-labelledby={`${shapeId(name)}-title`}
            >
              <h2 id={`${shapeId(name)}-title`}>{name}</h2>
              <p>{withCode(description)} Many blocks have it.</p>
              <FieldTable caption={`Fields of ${name}`} fields={fields} />
            </Shape>
          ))}
        </main>
      </Layout>
    </>
  )
}

/**
 * Shows the element named by the hash of the address: opens it if it is closed, and scrolls to it. The page may
 * render after the browser has looked for it.
 * @param reveal Called first if the target is hidden; makes it visible.
 */
function useHashTarget(reveal: () => void): void {
  useEffect(() => {
    const show = () => {
      const target = document.getElementById(decodeURIComponent(location.hash.slice(1)))
      if (!target) return
      if (target instanceof HTMLDetailsElement) target.open = true
      if (target.closest('[hidden]')) reveal()
      requestAnimationFrame(() => target.scrollIntoView({ behavior: 'instant' }))
    }
    show()
    addEventListener('hashchange', show)
    return () => removeEventListener('hashchange', show)
  }, [reveal])
}

/** Whether the block's name or description contains every word of the query. */
function matches({ type, description }: GalleryBlock, query: string): boolean {
  const text = `${type} ${type.replaceAll('-', ' ')} ${description}`.toLowerCase()
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}

function countWords(found: number, all: number): string {
  return found === all ? `All ${all} block types` : `${found} of ${all} block types`
}

const Opening = styled.header`
  position: relative;
  overflow: hidden;
  color-scheme: dark;
  padding: clamp(${space[6]}, 7vw, ${space[10]}) ${space.gutter};
  background: ${glowOn(color.night)};
  color: ${color.soft};

  h1 {
    font-size: clamp(2.625rem, 1.35rem + 4vw, 4.25rem);
  }
  p {
    max-width: 38em;
    margin-top: ${space[2]};
    font: ${text.lead};
  }
  code {
    color: ${color.ink};
    font: 0.9em ui-monospace, 'SF Mono', Menlo, Consolas, 'Liberation Mono', monospace;
  }
`

const Wave = styled(Waveform)`
  position: absolute;
  inset: auto 0 0;
  width: 100%;
  height: 2.5rem;
  opacity: 0.5;
`

const Layout = styled.div`
  --header-height: 0px;

  max-width: 100rem;
  margin-inline: auto;
  padding: ${space[3]} ${space.gutter} ${space.band};

  ${media.desktop} {
    display: grid;
    grid-template-columns: 13rem minmax(0, 1fr);
    gap: clamp(${space[4]}, 4vw, ${space[8]});
  }

  main {
    min-width: 0;
  }
  main:focus {
    outline: none;
  }
`

const Side = styled.aside`
  display: grid;
  gap: ${space[2]};
  align-content: start;

  ${media.desktop} {
    position: sticky;
    top: 0;
    max-height: 100vh;
    padding-block: ${space[3]};
    grid-template-rows: auto auto minmax(0, 1fr);
  }

  nav {
    display: flex;
    flex-direction: column;
    min-width: 0;
    min-height: 0;
  }
  ul {
    display: flex;
    gap: ${space[1]};
    overflow: auto;
    margin-inline: calc(-1 * ${space.gutter});
    padding: ${space.half} ${space.gutter};
    scrollbar-width: thin;
  }
  nav a {
    display: flex;
    align-items: center;
    min-height: 2.75rem;
    padding-inline: ${space[2]};
    border-radius: ${radius.pill};
    box-shadow: inset 0 0 0 1px ${color.line};
    color: ${color.ink};
    font: ${text.small};
    text-decoration: none;
    white-space: nowrap;

    &:hover {
      background: ${color.raised};
    }
  }

  ${media.desktop} {
    ul {
      display: block;
      margin-inline: calc(-0.75rem - 3px);
      padding: 3px;
    }
    nav a {
      min-height: 2.125rem;
      padding-inline: 0.75rem;
      box-shadow: none;
    }
  }
`

const Count = styled.p`
  padding-block: ${space[1]};
  color: ${color.faint};
  font: ${text.caption};
`

const Nothing = styled.div`
  display: grid;
  gap: ${space[3]};
  justify-items: start;
  padding-block: ${space[8]};
  font: ${text.lead};
`

const Shape = styled.section`
  padding-block: ${space[6]};
  border-top: 1px solid ${color.line};

  h2 {
    font: ${text.title};
    font-size: clamp(1.5rem, 1.3rem + 1vw, 2rem);
    letter-spacing: ${tracking.tight};
  }
  p {
    max-width: ${measure.text};
    margin-block: ${space[1]} ${space[3]};
  }
`
