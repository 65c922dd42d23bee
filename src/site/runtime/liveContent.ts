import type { CompiledEntry, CompiledPage, RouteRule, SiteShell } from '../../../schema/model.ts'
import { shellAt } from '../../../schema/shellAt.ts'
import { addressWithBase, withoutBase } from '../../../schema/siteAddress.ts'
import type { CompiledBlock } from '../../../schema/values.ts'
import { fetchEntry, notFoundPath } from './pageContent.ts'
import { resolveQuery, resolveRule, withoutTrailingSlash } from './resolveRule.ts'

/** Amount of work that the server did for a save. */
export interface Work {
  /** Number of parsed segments of the file. */
  readonly segments: number
  /** Number of compiled pages. */
  readonly pages: number
}

/** Message of the development server after a save that compiled: the changes since the previous one. */
export interface SiteUpdate {
  /** Number of the save. A page that missed one requests everything. */
  readonly save: number
  readonly shell?: SiteShell
  /** With `shell`: those of further languages, as in `CompiledSite`. */
  readonly shells?: Readonly<Record<string, SiteShell>>
  readonly work?: Work
  /** The base styles, made from the theme of the site. */
  readonly css?: string
  /** Paths of entries that were changed, added or removed. If it is missing, that can be any. */
  readonly changed?: readonly string[]
  /** The new entries at some of these paths; null if there is none. */
  readonly entries?: Readonly<Record<string, CompiledEntry | null>>
}

type HotChannel = Pick<NonNullable<ImportMeta['hot']>, 'on' | 'send'>

export const siteUpdateEvent = 'pagewright:update'

/** Asks the server for everything, unless the save with this number is still the latest. */
export const siteAskEvent = 'pagewright:ask'

interface LiveContent {
  /** The page on the screen. */
  readonly shown: () => CompiledPage | undefined
  readonly show: (page: CompiledPage) => Promise<void>
  readonly update: (shell: SiteShell) => void
  readonly rules: () => readonly RouteRule[]
  /** What the paths of the pages in this language begin with; mostly empty. */
  readonly home: () => string
  /** Number of the save that the page shows. */
  readonly save: number | undefined
}

/** Puts every good save of the site file on the screen without a reload: what a visitor has opened stays open. */
export function connectLiveContent(hot: HotChannel, live: LiveContent): void {
  let seen = live.save
  let applied: Promise<void> = Promise.resolve()
  const ask = () => hot.send(siteAskEvent, seen)

  const take = async (update: SiteUpdate): Promise<void> => {
    if (update.changed !== undefined && update.save !== (seen ?? 0) + 1) return ask()
    seen = update.save
    await applyUpdate(update, live)
  }
  // In sequence, so that the latest save comes last.
  hot.on(siteUpdateEvent, (update: SiteUpdate) => {
    applied = applied
      .then(() => take(update))
      .catch(() => {
        seen = undefined
      })
  })
  // There may have been a save while this page was loading.
  ask()
}

async function applyUpdate(
  { shell, shells, css, changed, entries = {} }: SiteUpdate,
  live: LiveContent,
): Promise<void> {
  const baseStyles = document.getElementById('pagewright-base')
  if (baseStyles && css !== undefined && !live.shown()?.theme) baseStyles.textContent = css
  if (shell) live.update(shellAt({ shell, ...(shells && { shells }) }, currentPath()))
  const path = withoutTrailingSlash(currentPath())
  const rule = resolveRule(path, live.rules())
  const places = [path, rule?.kind === 'show' ? rule.path : path, live.home() + notFoundPath]
  if (!shell && changed && !places.some((place) => changed.includes(place))) return
  const entryAt = async (at: string) => (Object.hasOwn(entries, at) ? (entries[at] ?? undefined) : fetchEntry(at))
  const entry = await resolvePath(path, live.rules(), entryAt, location.search, live.home())
  if (entry.kind === 'redirect') follow(entry.to)
  else await live.show(keepSame(entry.page, live.shown()))
}

/** The folder of the site on its host. */
const base = () => import.meta.env.BASE_URL.slice(0, -1)

/** The path that the browser shows, from the front page of the site. */
export function currentPath(): string {
  return withoutBase(location.pathname, base())
}

/** Opens what a redirect names. */
export function follow(to: string): void {
  location.replace(addressWithBase(to, base()))
}

/** What visitors get at a path: its own entry, else what the most specific rule says, else the not-found page. */
export async function resolvePath(
  path: string,
  rules: readonly RouteRule[],
  entryAt: (path: string) => Promise<CompiledEntry | undefined>,
  search = '',
  home = '',
): Promise<CompiledEntry> {
  const asked = withoutTrailingSlash(path)
  const old = resolveQuery(asked, rules, search)
  if (old?.kind === 'redirect') return old
  const entry = await entryAt(asked)
  if (entry) return entry
  const rule = resolveRule(asked, rules, search)
  if (rule?.kind === 'redirect') return rule
  const shown = await entryAt(rule ? rule.path : home + notFoundPath)
  if (shown?.kind !== 'page') throw new Error(`The content of \`${asked}\` could not be fetched.`)
  return shown
}

/** Reuses the objects of unchanged blocks and dialogs, so that React doesn't render them again. */
function keepSame(fresh: CompiledPage, shown: CompiledPage | undefined): CompiledPage {
  if (!shown) return fresh
  const known = new Map<string, CompiledBlock>(shown.blocks.map((block) => [JSON.stringify(block), block]))
  const blocks = fresh.blocks.map((block) => known.get(JSON.stringify(block)) ?? block)
  const areSame = JSON.stringify(fresh.dialogs) === JSON.stringify(shown.dialogs)
  return { ...fresh, blocks, dialogs: areSame ? shown.dialogs : fresh.dialogs }
}
