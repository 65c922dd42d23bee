import { replacement } from '../fix.ts'
import { valueAt } from '../plain.ts'
import { namedSections } from '../references/resolverState.ts'
import type { ValueRule } from './lintSite.ts'

/**
 * `{{site.name}}`, a placeholder of other languages: in this one, visitors would see its name. A single word can be for a
 * script, such as `{{count}}`.
 */
export const braces: ValueRule = function* ({ written }, { site, routes }) {
  if (typeof written !== 'string' || !written.includes('{{')) return
  for (const { 0: source, 1: name = '' } of written.matchAll(/\{\{ *([A-Za-z][\w-]*(?:\.[\w-]+)+) *\}\}/g)) {
    const [first = ''] = name.split('.')
    const isParameter = routes.some(({ parameters }) => parameters.some(({ name }) => name === first))
    if (valueAt(site.content, first) === undefined && !isParameter && !namedSections.includes(first)) continue
    yield {
      code: 'doubled-braces',
      piece: source,
      message: `Visitors would see \`${source.slice(1, -1)}\` as it is written here.`,
      hint: `A placeholder has single braces: \`{${name}}\`.`,
      ...replacement(source, `{${name}}`),
    }
  }
}
