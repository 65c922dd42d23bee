import type { CompiledEntry, CompiledSite, SiteShell } from '../../../schema/model.ts'
import { basePath, cssWithBase } from '../../../schema/siteAddress.ts'
import type { SiteUpdate } from '../../site/runtime/liveContent.ts'
import { baseCss } from '../../site/theme/baseCss.ts'

/** Computes what open pages need to know about each save. */
export interface SiteUpdates {
  /** Number of the newest save that compiled. */
  readonly save: number
  /** What changed from the save before to this one. */
  next(site: CompiledSite): SiteUpdate
  /** Everything, for a browser that missed something. */
  whole(site: CompiledSite): SiteUpdate
}

/** Maximum number of entries in an update. If more change, each page fetches the one that it shows. */
const maxEntries = 3

export function createSiteUpdates(): SiteUpdates {
  let save = 0
  let newest: CompiledSite | undefined
  return {
    get save() {
      return save
    },
    next(site) {
      const before = newest
      save++
      newest = site
      return before === undefined ? everything(site, save) : { save, ...difference(before, site) }
    },
    whole: (site) => everything(site, save),
  }
}

function everything({ shell, shells }: CompiledSite, save: number): SiteUpdate {
  return { save, shell, ...(shells && { shells }), css: cssOf(shell) }
}

function difference(before: CompiledSite, after: CompiledSite): Omit<SiteUpdate, 'save'> {
  const changed = changedPaths(before.entries, after.entries)
  const entries = Object.fromEntries(changed.map((path) => [path, after.entries.get(path) ?? null]))
  const isSameTheme = JSON.stringify(before.shell.theme) === JSON.stringify(after.shell.theme)
  return {
    changed,
    ...(changed.length <= maxEntries && { entries }),
    ...(shellsOf(before) !== shellsOf(after) && { shell: after.shell, ...(after.shells && { shells: after.shells }) }),
    ...(!isSameTheme && { css: cssOf(after.shell) }),
  }
}

function shellsOf({ shell, shells }: CompiledSite): string {
  return JSON.stringify([shell, shells])
}

function cssOf({ theme, site }: SiteShell): string {
  return cssWithBase(baseCss(theme), basePath(site.url))
}

/** The compiler returns unchanged entries as the same object. */
function changedPaths(
  before: ReadonlyMap<string, CompiledEntry>,
  after: ReadonlyMap<string, CompiledEntry>,
): readonly string[] {
  const gone = [...before.keys()].filter((path) => !after.has(path))
  const fresh = [...after].flatMap(([path, entry]) => (isSame(entry, before.get(path)) ? [] : [path]))
  return [...gone, ...fresh]
}

function isSame(entry: CompiledEntry, known: CompiledEntry | undefined): boolean {
  if (entry === known) return true
  return entry.kind === 'redirect' && known?.kind === 'redirect' && entry.to === known.to
}
