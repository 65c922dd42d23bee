import {
  createSchemaTree,
  isPlainObject,
  isSchemaNode,
  type Plain,
  type PlainObject,
  type SchemaNode,
} from '../../src/index.ts'
import { createRandom, type Random } from '../mutate/random.ts'
import { createValueMaker, type GeneratorOptions, type MakeValue, type Place } from './makeValue.ts'
import { type PagePlan, type ParameterPlan, type Plan, planSite } from './plan.ts'
import { choose, oneIn } from './texts.ts'

/** What sites are made of. */
export interface Material {
  /** The composed schema. */
  readonly schema: SchemaNode
  /** Names of icons. */
  readonly icons: readonly string[]
  /** Paths of images below `public`. */
  readonly images: readonly string[]
  /** Paths of typefaces below `public`. */
  readonly fonts: readonly string[]
}

/** The one section that can hold anything. */
const contentSection = 'content'
/** Names and addresses are not texts: braces mean nothing in these sections. */
const literalSections = new Set(['site', 'theme', 'services', 'checkout', 'analytics'])

/**
 * A valid site, made from the schema by chance: the same seed and number make the same site. What blocks can
 * have is read from the schema, so a new block type is in it from its first day.
 *
 * @param index Number of the site among those of a seed: each begins with another block type.
 */
export function makeSite(material: Material, seed: number, index: number): PlainObject {
  const random = createRandom(seed * 1_000_003 + index)
  const plan = planSite(random)
  const sharedContent: Record<string, Plain> = {}
  const options = generatorOptions(material, plan, random, index, sharedContent)
  const { make, makeFields, makeBlocks } = createValueMaker(options)
  const { tree } = options
  const facts = factsOf(random)
  const names = [...Object.keys(facts).map((name) => `{facts.${name}}`), '{site.url}']
  const properties = isSchemaNode(tree.root.properties) ? tree.root.properties : {}
  const place = (placeholders: readonly string[] | undefined, own: Partial<Place> = {}): Place => ({
    anchors: [],
    placeholders,
    depth: 0,
    ...own,
  })

  const makePage = (page: PagePlan): PlainObject => {
    const own = page.parameters.flatMap(({ name, collection }) => [
      `{${name}}`,
      ...(collection === undefined ? [] : [`{${name}.title}`]),
    ])
    const here = place([...names, ...own], { page, anchors: page.anchors })
    // The images at hand are drawings, which networks don’t show for a link.
    const rest = makeFields('Page', here, ['path', 'params', 'shareImage', 'blocks'])
    return {
      ...rest,
      path: page.path,
      ...(page.parameters.length > 0 && { params: paramsOf(page.parameters, random) }),
      blocks: makeBlocks(1 + random.below(4), here, page.anchors),
    }
  }
  const makeDialog = (_name: string, index: number): PlainObject => {
    const anchors = oneIn(random, 2) ? [`window-${index}`] : []
    const here = place(names, { anchors })
    return { ...makeFields('Dialog', here, ['blocks']), blocks: makeBlocks(1, here, anchors) }
  }

  const special: Readonly<Record<string, () => Plain>> = {
    services: () =>
      mapOf(plan.services, () => makeService(properties.services, make, place(undefined), random)),
    analytics: () => makeAnalytics(properties.analytics, make, place(undefined), random),
    checkout: () => makeCheckout(plan, properties.checkout, make, place(undefined)),
    dialogs: () => mapOf(plan.dialogs, makeDialog),
    pages: () => Object.fromEntries(plan.pages.map((page) => [page.name, makePage(page)])),
    redirects: () =>
      plan.redirects.map((from) => ({
        from,
        to: random.pick(plan.paths.filter((path) => !plan.redirects.includes(path))) ?? '/',
      })),
  }
  const site: Record<string, Plain> = {}
  for (const [name, schema] of Object.entries(properties)) {
    if (!isSchemaNode(schema) || name === contentSection) continue
    const isDemanded = Array.isArray(tree.root.required) && tree.root.required.includes(name)
    if (!isDemanded && special[name] === undefined && oneIn(random, 4)) continue
    const placeholders = literalSections.has(name) ? undefined : names
    const anchors = plan.commonAnchor === undefined ? [] : [plan.commonAnchor]
    const value = special[name]?.() ?? make(schema, place(placeholders, { anchors }))
    if (isFilled(value)) site[name] = value
  }
  const content = {
    facts,
    ...mapOfCollections(plan),
    ...(isFilled(sharedContent) && { shared: sharedContent }),
  }
  return { ...site, [contentSection]: content }
}

function generatorOptions(
  { schema, icons, images, fonts }: Material,
  plan: Plan,
  random: Random,
  index: number,
  sharedContent: Record<string, Plain>,
): GeneratorOptions {
  const tree = createSchemaTree(schema)
  const block = tree.at('#/$defs/block') ?? {}
  const properties = isSchemaNode(block.properties) ? block.properties : {}
  const type = isSchemaNode(properties.type) ? properties.type : {}
  const types = Array.isArray(type.enum) ? type.enum.map(String) : []
  let turn = index * 7
  let ids = 0
  return {
    random,
    tree,
    plan,
    anchorsAt: new Map(plan.pages.map(({ path, anchors }) => [path, anchors])),
    icons,
    images,
    fonts,
    nextBlockType: () => types[turn++ % types.length] ?? '',
    nextId: () => `id-${ids++}`,
    share(value) {
      const name = `piece-${Object.keys(sharedContent).length}`
      sharedContent[name] = value
      return `shared.${name}`
    },
  }
}

const isFilled = (value: Plain): boolean =>
  typeof value !== 'object' || value === null || Object.keys(value).length > 0

function mapOf(names: readonly string[], makeEntry: (name: string, index: number) => Plain): PlainObject {
  return Object.fromEntries(names.map((name, index) => [name, makeEntry(name, index)]))
}

function makeEntry(section: unknown, make: MakeValue, place: Place): Plain {
  const entry = isSchemaNode(section) ? section.additionalProperties : undefined
  return isSchemaNode(entry) ? make(entry, place) : null
}

/** A service is a page or a script: not every address can be one. */
function makeService(section: unknown, make: MakeValue, place: Place, random: Random): Plain {
  const service = makeEntry(section, make, place)
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
function makeAnalytics(section: unknown, make: MakeValue, place: Place, random: Random): Plain {
  const analytics = isSchemaNode(section) ? make(section, place) : {}
  if (!isPlainObject(analytics) || analytics.beacon === undefined) return analytics
  return {
    ...analytics,
    beacon: choose(random, ['https://stats.example.net/events', 'https://example.org/e?s=1&t=2']),
  }
}

function makeCheckout(plan: Plan, section: unknown, make: MakeValue, place: Place): Plain {
  const sets: Record<string, Record<string, Plain>> = {}
  const set = isSchemaNode(section) ? section.additionalProperties : undefined
  for (const checkout of plan.checkouts) {
    const [name = '', tier = ''] = checkout.split('.')
    const tiers = Object.hasOwn(sets, name) ? sets[name] : undefined
    sets[name] = { ...tiers, [tier]: makeEntry(set, make, place) }
  }
  return sets
}

function factsOf(random: Random): PlainObject {
  return {
    days: choose(random, [7, 14.5, 12_345]),
    word: choose(random, ['schnell', 'quick', '速い']),
    phrase: choose(random, ['all “day” long', 'ганц день', 'يوم كامل']),
  }
}

/** Every entry has a title: pages of the collection can name it. */
function mapOfCollections({ collections }: Plan): PlainObject {
  return Object.fromEntries(
    [...collections].map(([name, values]) => [name, mapOf(values, (value) => ({ title: `About ${value}` }))]),
  )
}

function paramsOf(parameters: readonly ParameterPlan[], random: Random): PlainObject {
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
