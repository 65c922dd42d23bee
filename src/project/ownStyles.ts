import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type Selector, transform } from 'lightningcss'
import { decodeAddress } from '../../schema/fileAddress.ts'
import type { Diagnostic, Location } from '../compiler/diagnostic.ts'
import { didYouMean } from '../compiler/messages/hint.ts'
import { nearestName } from '../compiler/messages/nearestName.ts'
import type { PublicFiles } from '../compiler/publicFiles.ts'

/** The style sheet of a site, beside the site file. */
const stylesName = 'styles.css'

export function ownStylesFile(siteFile: string): string {
  return path.join(path.dirname(siteFile), stylesName)
}

/**
 * Reads the style sheet beside a site file, and the public files that it names; undefined if there is none. It is minified,
 * and every rule wins over those of Pagewright.
 *
 * @param siteFile Its path as diagnostics show it.
 */
export function readOwnStyles(siteFile: string, publicFiles: PublicFiles) {
  const file = ownStylesFile(siteFile)
  if (!existsSync(file)) return undefined
  const diagnostics: Diagnostic[] = []
  const files: string[] = []
  const report = (code: Diagnostic['code'], start: Location, message: string, hint?: string) => {
    const place = { file, isElsewhere: true, start, end: { ...start, column: start.column + 1 }, path: '' } as const
    diagnostics.push({ severity: 'error', code, ...place, message, ...(hint && { hint }) })
  }
  const checkUrl = (url: string, place: Location) => {
    if (url.startsWith('#')) return
    if (!/^\/(?!\/)/.test(url)) {
      const message = `The security policy of the pages blocks \`url(${url})\`.`
      report('bad-styles', place, message, 'Put the file into `public` and write its path: `url(/images/paper.png)`.')
      return
    }
    const name = decodeAddress(url.replace(/[?#].*$/, ''))
    const found = publicFiles.find(name)
    if (found !== undefined) files.push(found)
    else {
      const { hint } = didYouMean(nearestName(name, publicFiles.paths()), 'Put the file there, or correct the path.')
      report('unknown-file', place, `There is no file \`${name}\` in the \`public\` folder.`, hint)
    }
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
            const message = `\`@import\` of \`${url}\` isn’t possible.`
            const start = { line: loc.line + 1, column: loc.column }
            report('bad-styles', start, message, `Copy its rules into \`${stylesName}\`.`)
          },
        },
      },
    })
    // Nothing in it may end the style element around it.
    return { css: new TextDecoder().decode(code).replaceAll('</', '<\\/'), files, diagnostics }
  } catch (error) {
    const { loc, message } = error as Error & { readonly loc?: Location }
    report('bad-styles', loc ?? { line: 1, column: 1 }, `This isn’t CSS: ${message}.`)
    return { css: '', files, diagnostics }
  }
}

/** A selector that matches the same and wins over classes, since nothing has this id, wherever its rule stands. */
function withPriority(selector: Selector): Selector {
  const end = selector.findIndex(({ type }) => type === 'pseudo-element')
  const at = end === -1 ? selector.length : end
  const priority = { type: 'pseudo-class', kind: 'not', selectors: [[{ type: 'id', name: '#' }]] } as const
  return selector.toSpliced(at, 0, priority as never)
}
