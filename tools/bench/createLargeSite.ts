import { type Segment, splitSegments } from '../../src/index.ts'

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
 * pages with one path of their own are copied, in turn; everything else of the file stays as it is.
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
  const written = Array.from({ length: Math.max(0, pages - segments.length) }, (_, index) => {
    const model = models[index % models.length] ?? models[0]
    if (model === undefined) throw new Error('There is no page to copy.')
    const copy = {
      name: `${model.segment.key}-copy-${index + 1}`,
      path: `/copies/${index + 1}${model.path === '/' ? '' : model.path}`,
      original: model.segment.key,
    }
    return { copy, text: renamed(model.segment, copy) }
  })
  const end = last.start + last.text.length
  const before = text.slice(0, end)
  return {
    text: [
      before.endsWith('\n') ? before : `${before}\n`,
      ...written.map((page) => page.text),
      text.slice(end),
    ].join(''),
    copies: written.map(({ copy }) => copy),
  }
}

function renamed({ key, text }: Segment, { name, path }: CopiedPage): string {
  const copy = text
    .replace(key, () => name)
    .replace(/^( +path:).*$/m, (_, start: string) => `${start} ${path}`)
  return copy.endsWith('\n') ? copy : `${copy}\n`
}
