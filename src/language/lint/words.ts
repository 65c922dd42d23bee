import { keysOf, valueAt } from '../plain.ts'
import { declaredKeys } from '../schema/schemaNodes.ts'
import type { SiteRule } from './lintSite.ts'

/** A language that Pagewright has no words in, until the site has its own. */
export const words: SiteRule = function* (compiled, { site, tree }) {
  const { language } = compiled.shell.site
  if (/^en\b/i.test(language) || tree.words !== undefined) return
  const written = new Set(keysOf(valueAt(site.site, 'words')))
  const missing = declaredKeys(tree.definition('InterfaceWords') ?? {}).filter((key) => !written.has(key))
  if (missing.length === 0) return
  const name = new Intl.DisplayNames('en', { type: 'language' }).of(language)
  yield {
    code: 'no-words',
    at: { path: ['site', 'language'], part: 'value' },
    message: `Pagewright has no words in ${name}: its own texts, such as “Close”, are in English.`,
    hint: `Write them under \`words\` of \`site\`: ${missing.join(', ')}. Blocks have words of their own, which the gallery of blocks lists.`,
  }
}
