import type { Report } from '../fact.ts'
import type { CompileCache } from '../memo/compileCache.ts'
import { isPlainList, type PlainObject, valueAtPath } from '../plain.ts'

/** All languages of a site, the one of its file first; none for a site in one language. */
export function languagesOf(site: PlainObject | undefined): readonly string[] {
  const list = valueAtPath(site, ['site', 'languages'])
  return isPlainList(list) ? list.filter((each) => typeof each === 'string') : []
}

/** A site that names only `languages` is in the first of them. */
export function inFirstLanguage(value: PlainObject, cache: CompileCache): PlainObject {
  const [language] = languagesOf(value)
  const { site } = value
  if (language === undefined || valueAtPath(value, ['site', 'language']) !== undefined) return value
  return { ...value, site: cache.parts(['language'], [site], () => ({ ...(site as PlainObject), language })).value }
}

/** Reports a site file that isn't written in the first of its languages. */
export function checkFirstLanguage(value: PlainObject, report: Report): void {
  const [first] = languagesOf(value)
  const language = valueAtPath(value, ['site', 'language'])
  if (first === undefined || language === first || typeof language !== 'string') return
  const at = { path: ['site', 'languages', 0], part: 'value' } as const
  report({ kind: 'first-language', at, data: { first, language } })
}
