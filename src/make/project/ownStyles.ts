import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type Selector, transform } from 'lightningcss'
import { decodeAddress } from '../../../schema/fileAddress.ts'
import type { Location } from '../../language/diagnostic.ts'
import type { Fact } from '../../language/fact.ts'
import type { PublicFiles } from '../../language/publicFiles.ts'

/** The style sheet of a site, beside the site file. */
const stylesName = 'styles.css'
const atFile = { path: [], part: 'key' } as const

export function ownStylesFile(siteFile: string): string {
  return path.join(path.dirname(siteFile), stylesName)
}

/**
 * Reads the style sheet beside a site file, and the public files that it names; undefined if there is none. It is minified,
 * and every rule wins over those of Pagewright.
 */
export function readOwnStyles(siteFile: string, publicFiles: PublicFiles) {
  const file = ownStylesFile(siteFile)
  if (!existsSync(file)) return undefined
  const facts: Fact[] = []
  const files: string[] = []
  const placeOf = ({ line, column }: Location) => ({ at: atFile, elsewhere: { file: stylesName, line, column } })
  const checkUrl = (url: string, place: Location) => {
    if (url.startsWith('#')) return
    if (!/^\/(?!\/)/.test(url)) {
      facts.push({ kind: 'bad-styles/outside', ...placeOf(place), data: { url } })
      return
    }
    const name = decodeAddress(url.replace(/[?#].*$/, ''))
    const found = publicFiles.find(name)
    if (found !== undefined) files.push(found)
    else facts.push({ kind: 'unknown-file/styles', ...placeOf(place), data: { name } })
  }
  try {
    const { code } = transform({
      filename: file,
      code: readFileSync(file),
      minify: true,
      visitor: {
        Selector: withPriority,
        Url: ({ url, loc }) => checkUrl(url, loc),
        Rule: {
          import({ value: { url, loc } }) {
            const place = placeOf({ line: loc.line + 1, column: loc.column })
            facts.push({ kind: 'bad-styles/import', ...place, data: { url } })
          },
        },
      },
    })
    // Nothing in it may end the style element around it.
    return { css: new TextDecoder().decode(code).replaceAll('</', '<\\/'), files, facts }
  } catch (error) {
    const { loc, message } = error as Error & { readonly loc?: Location }
    facts.push({ kind: 'bad-styles', ...placeOf(loc ?? { line: 1, column: 1 }), data: { message } })
    return { css: '', files, facts }
  }
}

/** A selector that matches the same and wins over classes, since nothing has this id, wherever its rule stands. */
function withPriority(selector: Selector): Selector {
  const end = selector.findIndex(({ type }) => type === 'pseudo-element')
  const at = end === -1 ? selector.length : end
  const priority = { type: 'pseudo-class', kind: 'not', selectors: [[{ type: 'id', name: '#' }]] } as const
  return selector.toSpliced(at, 0, priority as never)
}
