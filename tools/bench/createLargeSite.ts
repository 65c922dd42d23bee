import { splitSegments } from '../../src/index.ts'

/**
 * A site file with the pages of another one and copies of them under new paths, until it has `pages` of them. Only
 * pages with a single path are copied, in turn. The rest of the file stays unchanged.
 *
 * @throws When the file can't be cut into pages by its indentation, or has no page with one path.
 */
export function createLargeSite(text: string, pages: number): string {
  const segments = splitSegments(text)?.segments.filter(({ parent }) => parent[0] === 'pages') ?? []
  const models = segments.flatMap((segment) => {
    const path = /^ +path: +["']?(\/[^\s"':]*)["']?[ \t]*$/m.exec(segment.text)?.[1]
    return path === undefined || path === '/404' ? [] : [{ ...segment, path }]
  })
  const last = segments.at(-1)
  if (models.length === 0 || last === undefined) throw new Error('The site has no page that can be copied.')
  const copies = Array.from({ length: Math.max(0, pages - segments.length) }, (_, index) => {
    const { key, path, text } = models[index % models.length] as (typeof models)[number]
    const name = `${key}-copy-${index + 1}`
    const copied = `/copies/${index + 1}${path === '/' ? '' : path}`
    return text.replace(key, () => name).replace(/^( +path:).*$/m, (_, start: string) => `${start} ${copied}`)
  })
  const end = last.start + last.text.length
  return [text.slice(0, end), ...copies].map((part) => part.replace(/\n?$/, '\n')).join('') + text.slice(end)
}
