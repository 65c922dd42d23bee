import type { CompiledEntry, CompiledPage, RouteRule, SiteShell } from '../../schema/model.ts'
import type { CompiledBlock } from '../../schema/values.ts'
import { fetchContent, notFoundPath, resolvePath } from './pageContent.ts'
import type { ClientPages } from './pages.ts'
import { resolveRule, withoutTrailingSlash } from './resolveRule.ts'

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
  readonly work?: Work
  /** The base styles, made from the theme. */
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
  readonly pages: ClientPages
  readonly update: (shell: SiteShell) => void
  readonly loadBlocks: (resolution: CompiledEntry) => Promise<CompiledEntry>
  readonly rules: () => readonly RouteRule[]
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
  { shell, css, changed, entries = {} }: SiteUpdate,
  { pages, update, loadBlocks, rules }: LiveContent,
): Promise<void> {
  const baseStyles = document.getElementById('pagewright-base')
  if (baseStyles && css !== undefined) baseStyles.textContent = css
  if (shell) update(shell)
  const path = withoutTrailingSlash(location.pathname)
  if (changed?.length !== 0) pages.keepOnly(path)
  const rule = resolveRule(path, rules())
  const places = [path, rule?.kind === 'show' ? rule.path : path, notFoundPath]
  if (!shell && changed && !places.some((place) => changed.includes(place))) return
  const fetchEntry = async (at: string) =>
    Object.hasOwn(entries, at) ? (entries[at] ?? undefined) : fetchContent(at)
  const resolution = await loadBlocks(await resolvePath(path, rules(), fetchEntry))
  pages.replace(path, keepSame(resolution, pages.shown(path)))
}

/** Reuses the objects of unchanged blocks and dialogs, so that React doesn't render them again. */
function keepSame(fresh: CompiledEntry, shown: CompiledEntry | undefined): CompiledEntry {
  if (fresh.kind !== 'page' || shown?.kind !== 'page') return fresh
  return { ...fresh, page: keepSameParts(fresh.page, shown.page) }
}

function keepSameParts(fresh: CompiledPage, shown: CompiledPage): CompiledPage {
  const known = new Map<string, CompiledBlock>(shown.blocks.map((block) => [JSON.stringify(block), block]))
  const blocks = fresh.blocks.map((block) => known.get(JSON.stringify(block)) ?? block)
  const areSame = JSON.stringify(fresh.dialogs) === JSON.stringify(shown.dialogs)
  return { ...fresh, blocks, dialogs: areSame ? shown.dialogs : fresh.dialogs }
}
