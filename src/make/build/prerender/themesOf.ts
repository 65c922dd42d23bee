import type { CompiledSite } from '../../../../schema/model.ts'
import type { ThemeSettings } from '../../../../schema/site.ts'

/** The theme of a site, and those that pages of the gallery have of their own. */
export function themesOf({ shell, entries }: Pick<CompiledSite, 'shell' | 'entries'>): readonly ThemeSettings[] {
  const own = [...entries.values()].flatMap((entry) => (entry.kind === 'page' ? (entry.page.theme ?? []) : []))
  return [...new Set([shell.theme, ...own])]
}
