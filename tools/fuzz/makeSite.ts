import {
  createSchemaTree,
  isPlainObject,
  isSchemaNode,
  type Plain,
  type PlainObject,
  type SchemaNode,
} from '../../src/index.ts'
import { createRandom, type Random } from '../mutate/random.ts'
import type { Context, Place } from './context.ts'
import { makeBlocks, makeFields, makeValue } from './makeValue.ts'
import type { Material } from './material.ts'
import { type PagePlan, type ParameterPlan, type Plan, planSite } from './plan.ts'
import { propertiesOf } from './schemaShape.ts'
import { choose, oneIn } from './texts.ts'

/** The one section that can hold anything. */
const contentSection = 'content'
/** Sections of names and addresses, in which braces are plain characters. */
const literalSections = new Set(['site', 'theme', 'services', 'checkout', 'analytics'])

/**
 * A random valid site, made from the schema: the same seed and number make the same site. What blocks can have is read
 * from the schema, so it covers a new block type at once.
 *
 * @param index Number of the site among those of a seed: each begins with another block type.
 */
export function makeSite(material: Material, seed: number, index: number): PlainObject {
  const random = createRandom(seed * 1_000_003 + index)
  const plan = planSite(random)
  const shared: Record<string, Plain> = {}
  const context = createContext(material, plan, random, index, shared)
  const facts = makeFacts(random)
  const names = [...Object.keys(facts).map((name) => `{facts.${name}}`), '{site.url}']
  const special = specialSections(context, names)
  const { required } = context.tree.root
  const anchors = plan.commonAnchor === undefined ? [] : [plan.commonAnchor]
  const site: Record<string, Plain> = {}
  for (const [name, schema] of Object.entries(propertiesOf(context.tree.root))) {
    if (!isSchemaNode(schema) || name === contentSection) continue
    const isRequired = Array.isArray(required) && required.includes(name)
    if (!isRequired && special[name] === undefined && oneIn(random, 4)) continue
    const placeholders = literalSections.has(name) ? undefined : names
    const value = special[name]?.(schema) ?? makeValue(context, schema, { anchors, placeholders, depth: 0 })
    if (isFilled(value)) site[name] = value
  }
  // Every entry has a title, which pages of its collection can show.
  const collections = [...plan.collections].map(([name, values]) => [
    name,
    mapOf(values, (value) => ({ title: `About ${value}` })),
  ])
  return {
    ...site,
    [contentSection]: { facts, ...Object.fromEntries(collections), ...(isFilled(shared) && { shared }) },
  }
}

function createContext(
  material: Material,
  plan: Plan,
  random: Random,
  index: number,
  shared: Record<string, Plain>,
): Context {
  const tree = createSchemaTree(material.schema)
  const { type } = propertiesOf(tree.definition('block') ?? {})
  const types = isSchemaNode(type) && Array.isArray(type.enum) ? type.enum.map(String) : []
  let turn = index * 7
  let ids = 0
  return {
    ...material,
    random,
    tree,
    plan,
    nextBlockType: () => types[turn++ % types.length] ?? '',
    nextId: () => `id-${ids++}`,
    share(value) {
      const name = `piece-${Object.keys(shared).length}`
      shared[name] = value
      return `shared.${name}`
    },
  }
}

/** Sections whose names the plan decides, or whose values must fit each other. */
function specialSections(
  context: Context,
  names: readonly string[],
): Readonly<Record<string, (section: SchemaNode) => Plain>> {
  const { plan, random } = context
  const literal: Place = { anchors: [], placeholders: undefined, depth: 0 }
  const makeEntry = ({ additionalProperties: entry }: SchemaNode): Plain =>
    isSchemaNode(entry) ? makeValue(context, entry, literal) : null
  return {
    services: (section) => mapOf(plan.services, () => makeService(makeEntry(section), random)),
    analytics: (section) => makeAnalytics(makeValue(context, section, literal), random),
    checkout({ additionalProperties: set }) {
      const sets: Record<string, Record<string, Plain>> = {}
      for (const checkout of plan.checkouts) {
        const [name = '', tier = ''] = checkout.split('.')
        const tiers = Object.hasOwn(sets, name) ? sets[name] : undefined
        sets[name] = { ...tiers, [tier]: isSchemaNode(set) ? makeEntry(set) : null }
      }
      return sets
    },
    dialogs: () =>
      mapOf(plan.dialogs, (_name, index) => {
        const anchors = oneIn(random, 2) ? [`window-${index}`] : []
        const place = { anchors, placeholders: names, depth: 0 }
        const blocks = makeBlocks(context, 1, place, anchors)
        return { ...makeFields(context, 'Dialog', place, ['blocks']), blocks }
      }),
    pages: () => Object.fromEntries(plan.pages.map((page) => [page.name, makePage(context, page, names)])),
    redirects: () =>
      plan.redirects.map((from) => ({
        from,
        to: random.pick(plan.paths.filter((path) => !plan.redirects.includes(path))) ?? '/',
      })),
  }
}

function makePage(context: Context, page: PagePlan, names: readonly string[]): PlainObject {
  const { random } = context
  const own = page.parameters.flatMap(({ name, collection }) => [
    `{${name}}`,
    ...(collection === undefined ? [] : [`{${name}.title}`]),
  ])
  const place = { page, anchors: page.anchors, placeholders: [...names, ...own], depth: 0 }
  return {
    // The images at hand are drawings, which networks don’t show for a link.
    ...makeFields(context, 'Page', place, ['path', 'params', 'shareImage', 'blocks']),
    path: page.path,
    ...(page.parameters.length > 0 && { params: makeParameters(page.parameters, random) }),
    blocks: makeBlocks(context, 1 + random.below(4), place, page.anchors),
  }
}

const isFilled = (value: Plain): boolean =>
  typeof value !== 'object' || value === null || Object.keys(value).length > 0

function mapOf(names: readonly string[], makeEntry: (name: string, index: number) => Plain): PlainObject {
  return Object.fromEntries(names.map((name, index) => [name, makeEntry(name, index)]))
}

/** A service is a page or a script: not every address can be one. */
function makeService(service: Plain, random: Random): Plain {
  if (!isPlainObject(service)) return service
  const url = choose(random, [
    'https://www.example.com/',
    'https://sub.example.org/a?b=c&d#e',
    '/stand-ins/video.html',
  ])
  const script = choose(random, ['https://cdn.example.net/embed.js', '/stand-ins/calendar-embed.js'])
  return { ...service, url, ...(service.script !== undefined && { script }) }
}

/** Events are sent to a host, never to an app. */
function makeAnalytics(analytics: Plain, random: Random): Plain {
  if (!isPlainObject(analytics) || analytics.beacon === undefined) return analytics
  const beacon = choose(random, ['https://stats.example.net/events', 'https://example.org/e?s=1&t=2'])
  return { ...analytics, beacon }
}

function makeFacts(random: Random): PlainObject {
  return {
    days: choose(random, [7, 14.5, 12_345]),
    word: choose(random, ['schnell', 'quick', '速い']),
    phrase: choose(random, ['all “day” long', 'ганц день', 'يوم كامل']),
  }
}

function makeParameters(parameters: readonly ParameterPlan[], random: Random): PlainObject {
  return Object.fromEntries(
    parameters.map(({ name, values, collection, hasMissing }) => {
      const value = random.pick(values) ?? ''
      const policies: readonly PlainObject[] = [
        {},
        { unknown: 'not-found' },
        { unknown: { redirect: '/' } },
        { unknown: { show: value } },
      ]
      const missing = hasMissing ? { missing: value } : {}
      return [name, { in: collection ?? values, ...missing, ...random.pick(policies) }]
    }),
  )
}
