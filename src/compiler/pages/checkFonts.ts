import { decodeAddress } from '../../../schema/fileAddress.ts'
import type { SiteShell } from '../../../schema/model.ts'
import { basePath, withoutBase } from '../../../schema/siteAddress.ts'
import type { Report } from '../fact.ts'
import type { PublicFiles } from '../publicFiles.ts'

/** Reports files of typefaces that are none, and a typeface of texts without a bold weight: its headings would be regular. */
export function checkFonts({ site, theme }: SiteShell, publicFiles: PublicFiles, report: Report): void {
  const { font, headingFont } = theme
  const pathOf = (address: string) => decodeAddress(withoutBase(address, basePath(site.url)))
  const weightsOf = (key: readonly string[], address: string | undefined) => {
    const path = address && pathOf(address)
    if (!path) return undefined
    const weights = publicFiles.font(path)
    if (weights === undefined)
      report({
        code: 'wrong-file',
        at: { path: ['theme', ...key], part: 'value' },
        message: `\`public${path}\` is not a typeface.`,
        hint: 'Use a .woff2 file; .woff, .ttf and .otf files are larger.',
      })
    return weights
  }
  const weights = weightsOf(['font', 'file'], font?.file)
  weightsOf(['font', 'bold'], font?.bold)
  weightsOf(['headingFont', 'file'], headingFont?.file)
  if (font === undefined || font.bold !== undefined || weights !== 'one') return
  report({
    code: 'one-weight',
    at: { path: ['theme', 'font', 'file'], part: 'value' },
    message: `\`public${pathOf(font.file)}\` has one weight only: buttons, labels, headings and bold texts look like all others.`,
    hint: 'Use the variable file of the typeface, often named `…[wght]` or `…VariableFont`, or add a second file with its bold weight: `bold: /fonts/….woff2`.',
  })
}
