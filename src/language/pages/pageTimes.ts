import type { Shown } from '../../../schema/model.ts'
import { formatPath, isPlainObject, type Path, type Plain, type PlainObject, valueAt, valueAtPath } from '../plain.ts'
import { entriesWithText, shownWith } from '../references/collectionEntries.ts'
import type { ConcreteRoute } from '../routes/expandRoutes.ts'
import { bothShown, markOf, readShown } from '../shown.ts'
import { compileAt } from './checkSiteLinks.ts'
import { checkShow } from './compileValue.ts'
import type { WalkContext } from './createContext.ts'
import { usualZone } from './formats/timezone.ts'
import type { Needs } from './needs.ts'

/** The time zone whose clocks `show` follows. */
export function zoneOf(site: PlainObject): string {
  const zone = valueAt(site.site, 'timezone') ?? valueAt(valueAt(site.site, 'openingHours'), 'timezone')
  return typeof zone === 'string' && usualZone(zone) !== undefined ? zone : 'UTC'
}

/** What decides when a page is shown: the page itself, and the entries of collections that it is about. */
function ownersOf({ route, parameters }: ConcreteRoute): readonly Path[] {
  return [['pages', route.name], ...[...parameters.values()].flatMap(({ entry }) => (entry ? [entry] : []))]
}

/** The groups whose times a page has: its owners, and those of a text stand for the entries that have it. */
function groupsOf(route: ConcreteRoute, site: PlainObject): readonly (Plain | undefined)[] {
  const texts = [...route.parameters.values()].flatMap(({ textAt }) => (textAt ? [textAt] : []))
  return [
    ...ownersOf(route).map((owner) => valueAtPath(site, owner)),
    ...texts.map((place) => shownWith(entriesWithText(site, place))),
  ]
}

/** When the page at a path is shown; undefined if that is always. */
export function timesOfRoute(route: ConcreteRoute, site: PlainObject): Shown | undefined {
  const all = groupsOf(route, site).flatMap((group) => readShown(group) ?? [])
  return all.length === 0 ? undefined : all.reduce((outer, inner) => bothShown(outer, inner))
}

/** The mark of a page in development that isn’t always shown. */
export function markOfRoute(route: ConcreteRoute, site: PlainObject): string {
  return markOf(groupsOf(route, site).flatMap((group) => (readShown(group) ? [['page ', group] as const] : [])))
}

/** Checks the times of pages and of entries. */
export function checkPageTimes(routes: readonly ConcreteRoute[], site: PlainObject, root: WalkContext): void {
  const owners = new Map(routes.flatMap(ownersOf).map((owner) => [formatPath(owner), owner]))
  for (const owner of owners.values()) {
    const group = valueAtPath(site, owner)
    if (isPlainObject(group) && isPlainObject(group.show)) compileAt(owner, root, () => checkShow(group, root))
  }
}

/** The pages and entries that aren’t always shown, each once. */
export function conditionsOf(routes: readonly ConcreteRoute[], site: PlainObject): Needs {
  return routes.flatMap((route) =>
    ownersOf(route).flatMap((owner) => {
      const shown = readShown(valueAtPath(site, owner))
      const place = formatPath(owner)
      const condition = { what: 'page', name: String(owner.at(-1)), on: route.canonical, place } as const
      return shown === undefined ? [] : [{ kind: 'condition', condition: { ...condition, ...shown } } as const]
    }),
  )
}
