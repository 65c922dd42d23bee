import type { Format } from '../../../schema/formats.ts'
import type { IconSet } from '../iconSet.ts'
import { namesHint } from '../messages/hint.ts'
import { entriesOf, groupBy, isPlainList, isPlainObject, keysOf, type Plain, valueAt, valueAtPath } from '../plain.ts'
import type { PublicFiles } from '../publicFiles.ts'
import { collectAnchors } from '../references/collectAnchors.ts'
import { createOrigins } from '../references/createOrigins.ts'
import { createResolver } from '../references/createResolver.ts'
import { hasBraces } from '../references/parseTemplate.ts'
import { namedSections, type ResolverOptions } from '../references/resolverState.ts'
import type { SiteFacts } from '../references/siteReader.ts'
import { addressFields } from '../routes/addressFields.ts'
import type { Route } from '../routes/readRoutes.ts'

/** The texts that one kind of reference accepts. */
export interface NameList {
  /** Every name, for completion, in the order of the site file. */
  readonly names: readonly SiteName[]
  /** Regular expressions, without flags, of further texts that the compiler accepts. */
  readonly accepted: readonly string[]
  /** Error message for any other text. */
  readonly problem: string
}

interface SiteName {
  readonly name: string
  /** A few words that tell it from others. */
  readonly about?: string
}

/** The names that references in this site can use, by format. */
export type SiteNames = ReturnType<typeof collectNames>

/** What the names come from. */
export interface NameSources {
  readonly facts: SiteFacts
  readonly routes: readonly Route[]
  readonly icons: IconSet
  readonly publicFiles: PublicFiles
  readonly resolving: Pick<
    ResolverOptions,
    'parameterNames' | 'keysWithOwnFrom' | 'formatNumber' | 'formatDay' | 'compareTexts' | 'entryPages'
  >
}

/** A path that can be the name of a file in another spelling. */
const encoded = '^/.*(?:%|[^ -~])'
/** With more names than this, a list doesn't help. */
const maxContentNames = 5000
const imageFile = /\.(jpe?g|png|webp|avif|svg|gif)$/i

/**
 * Collects the names that references can use. If they depend on the page, any name is accepted, so that the editor
 * never marks a reference that the compiler accepts.
 */
export function collectNames(sources: NameSources) {
  const { facts, icons, publicFiles } = sources
  const { services, checkout, content, dialogs } = facts.site
  const expanded = expandShared(sources)
  const serviceNames = list(titled(services), 'There is no such service.', 'Services of this site')
  const files = publicFiles.paths()
  const plans = entriesOf(checkout).flatMap(([set, tiers]) => keysOf(tiers).map((tier) => `${set}.${tier}`))
  // Only a group or a list can supply the values of a parameter.
  const collections = keysOf(content).filter((name) => typeof (valueAt(content, name) ?? '') === 'object')
  const parameters = entriesOf(facts.site.pages).flatMap(([, page]) => Object.values(valueAt(page, 'params') ?? {}))
  const fields = parameters.flatMap((each) => [...addressFields(valueAt(content, String(valueAt(each, 'in'))))])
  const images = (kind: RegExp): NameList => ({
    ...list(
      files.filter((file) => kind.test(file)),
      'There is no such image in the `public` folder.',
    ),
    accepted: [`^${oneOf(files)}$`, encoded],
  })
  const file = { ...list(files, 'There is no such file in the `public` folder.'), accepted: [encoded] }
  const page = pageNames(facts)
  const url = {
    names: files.map((name) => ({ name })),
    accepted: ['^(?!/)', `^${oneOf(files)}[?#]`, encoded],
    problem: 'There is no such file in the `public` folder. An address outside the site starts with `https://`.',
  }
  return {
    page,
    url,
    target: {
      names: [...page.names, ...url.names],
      accepted: [...page.accepted, ...url.accepted, String.raw`/\*$`],
      problem: 'There is no such page and no such file. An address outside the site starts with `https://`.',
    },
    dialog: list(titled(dialogs), 'There is no such dialog.', 'Dialogs of this site'),
    anchor: anchorNames(facts, expanded.dialogs),
    service: serviceNames,
    endpoint: serviceNames,
    checkout: list(plans, 'There is no such plan in the `checkout` table.', 'Its plans'),
    collection: list(collections, 'There is no such collection under `content`.', 'Content of this site'),
    field: { ...list([...new Set(fields)], ''), accepted: [''] },
    reference: contentNames(sources, expanded.content),
    icon: list(icons.names(), 'There is no such icon. tabler.io/icons shows all of them.'),
    image: images(imageFile),
    file,
    font: file,
  } satisfies Partial<Record<Format, NameList>>
}

function list(entries: readonly (string | SiteName)[], problem: string, label?: string): NameList {
  const names = entries.map((entry) => (typeof entry === 'string' ? { name: entry } : entry))
  const all = names.map(({ name }) => name)
  const hint = label === undefined ? undefined : namesHint(label, all)
  return { names, accepted: [], problem: hint ? `${problem} ${hint}` : problem }
}

/** The keys of a group, each with the title of its value. */
function titled(group: Plain | undefined): readonly SiteName[] {
  return entriesOf(group).map(([name, value]) => named(name, valueAt(value, 'title')))
}

function named(name: string, about: Plain | undefined): SiteName {
  return typeof about === 'string' && about !== '' ? { name, about } : { name }
}

/** Paths, and paths with an anchor; a path may have a query before the anchor. */
function pageNames({ site, pages, redirects }: SiteFacts): NameList {
  const titles = new Map(entriesOf(site.pages).map(([, page]) => [valueAt(page, 'path'), valueAt(page, 'title')]))
  const byAnchors = groupBy(pages, ([, anchors]) => JSON.stringify([...anchors]))
  const paths = [...pages.keys()]
  return {
    names: [
      ...paths.map((path) => named(path, titles.get(path))),
      ...[...redirects].map((name) => ({ name, about: 'Leads to another page.' })),
      ...[...pages].flatMap(([path, anchors]) => [...anchors].map((anchor) => ({ name: `${path}#${anchor}` }))),
    ],
    accepted: [
      ...[...byAnchors.values()].map((alike) => {
        const anchors = oneOf(['', ...(alike[0]?.[1] ?? [])])
        return `^${oneOf(alike.map(([path]) => path))}(?:\\?[^#]*)?(?:#${anchors})?$`
      }),
      ...(redirects.size > 0 ? [`^${oneOf(redirects)}(?:[?#].*)?$`] : []),
    ],
    problem:
      `There is no such page, or the page has no such anchor. ${namesHint('Pages of this site', paths) ?? ''}`.trim(),
  }
}

/** Anchors of all pages and dialogs: a text does not know which page it will be on. */
function anchorNames({ site, pages }: SiteFacts, dialogs: Plain): NameList {
  const inDialogs = entriesOf(dialogs).flatMap(([, dialog]) => collectAnchors(valueAt(dialog, 'blocks')))
  const onPages = [...pages.values()].flatMap((page) => [...page])
  const anchors = new Set([...onPages, ...inDialogs.map(({ id }) => id)])
  const areKnown = !hasComputedId(site.dialogs) && !hasComputedId(site.content)
  return {
    ...list([...anchors], 'No block has this `id`.', 'Ids of this site'),
    accepted: areKnown ? [] : [''],
  }
}

/** Whether an id somewhere in a value depends on the page that shows it. */
function hasComputedId(value: Plain | undefined, depth = 0): boolean {
  if (typeof value !== 'object' || value === null || depth > 50) return false
  const id = valueAt(value, 'id')
  if (typeof id === 'string' && hasBraces(id)) return true
  return Object.values(value).some((child) => hasComputedId(child, depth + 1))
}

/** Dialogs and shared content, resolved without a particular page. */
function expandShared({ facts, resolving }: NameSources): { content: Plain; dialogs: Plain } {
  const { resolve } = createResolver({
    ...resolving,
    site: facts.site,
    parameters: new Map(),
    ignoresParameters: true,
    origins: createOrigins(),
    report: () => {},
  })
  const section = (name: string): Plain =>
    Object.fromEntries(entriesOf(facts.site[name]).map(([key, value]) => [key, resolve(value, [name, key])]))
  return { content: section('content'), dialogs: section('dialogs') }
}

/** Every group of keys below `content`, named as `from:` names it, and the same as seen through parameters. */
function contentNames({ facts, routes }: NameSources, content: Plain): NameList {
  const groups = new Set<string>()
  /** Names below which any name is accepted: lists, and content that depends on the page. */
  const open = new Set<string>()
  const visit = (name: string, value: Plain): void => {
    if (groups.size + open.size > maxContentNames) return
    if (!isPlainObject(value)) {
      if (value === null || isPlainList(value)) open.add(name)
      return
    }
    groups.add(name)
    if (typeof value.from === 'string') open.add(name)
    for (const [key, child] of Object.entries(value)) visit(`${name}.${key}`, child)
  }
  for (const name of namedSections) visit(name, facts.site[name] ?? {})
  for (const [name, value] of entriesOf(content)) visit(name, value)
  for (const { parameters } of routes) {
    for (const { name, values } of parameters) {
      for (const { entry } of values.values()) {
        if (entry !== undefined) visit(name, valueAtPath({ content }, entry) ?? null)
      }
    }
  }
  const isWhole = groups.size + open.size <= maxContentNames
  return {
    ...list([...groups], 'There is no such group of keys under `content`.'),
    accepted: isWhole ? (open.size > 0 ? [`^${oneOf(open)}(?:\\.|$)`] : []) : [''],
  }
}

/** A regular expression, valid with and without the flag `u`, for exactly these texts. */
export function oneOf(texts: Iterable<string>): string {
  const escaped = [...texts].map((text) => text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&'))
  return escaped.length > 0 ? `(?:${escaped.join('|')})` : '(?!)'
}
