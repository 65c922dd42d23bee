import { splitSegments } from '../../src/index.ts'

/** A copy of one of the site's own pages. */
interface CopiedPage {
  /** Key under `pages`. */
  readonly name: string
  readonly path: string
  /** Key under `pages` of the page that it repeats. */
  readonly original: string
}

interface LargeSite {
  readonly text: string
  readonly copies: readonly CopiedPage[]
}

/**
 * A site file with the pages of another one and copies of them under new paths, until it has `pages` of them. Only
 * pages with a single path are copied, in turn. The rest of the file stays unchanged.
 *
 * @throws When the file can't be cut into pages by its indentation, or has no page with one path.
 */
export function createLargeSite(text: string, pages: number): LargeSite {
  const segments = splitSegments(text)?.segments.filter(({ parent }) => parent[0] === 'pages') ?? []
  const models = segments.flatMap((segment) => {
    const path = /^ +path: +["']?(\/[^\s"':]*)["']?[ \t]*$/m.exec(segment.text)?.[1]
    return path === undefined || path === '/404' ? [] : [{ segment, path }]
  })
  const last = segments.at(-1)
  if (models.length === 0 || last === undefined) throw new Error('The site has no page that can be copied.')
  const rounds = Math.ceil((pages - segments.length) / models.length)
  const copies = Array.from({ length: Math.max(0, rounds) }, () => models)
    .flat()
    .slice(0, Math.max(0, pages - segments.length))
    .map(({ segment: { key, text }, path }, index) => ({
      name: `${key}-copy-${index + 1}`,
      path: `/copies/${index + 1}${path === '/' ? '' : path}`,
      original: key,
      source: text,
    }))
  const end = last.start + last.text.length
  const parts = [
    text.slice(0, end),
    ...copies.map(({ name, path, original, source }) =>
      source
        .replace(original, () => name)
        .replace(/^( +path:).*$/m, (_, start: string) => `${start} ${path}`),
    ),
  ]
  return { text: parts.map((part) => part.replace(/\n?$/, '\n')).join('') + text.slice(end), copies }
}
