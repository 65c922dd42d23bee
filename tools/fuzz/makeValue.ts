import type { Format } from '../../schema/formats.ts'
import { wholePlaceholder } from '../../schema/placeholder.ts'
import {
  isPlainObject,
  isSchemaNode,
  type Plain,
  type PlainObject,
  type SchemaNode,
  type SchemaTree,
} from '../../src/index.ts'
import type { Random } from '../mutate/random.ts'
import type { PagePlan, Plan } from './plan.ts'
import { sampleRegex } from './sampleRegex.ts'
import { choose, inlineMarkdown, markdown, oneIn, type Placeholders, plainText } from './texts.ts'

/** What everything of one site is made with. */
export interface GeneratorOptions {
  readonly random: Random
  readonly tree: SchemaTree
  readonly plan: Plan
  /** Anchors of every page, by its address. */
  readonly anchorsAt: ReadonlyMap<string, readonly string[]>
  readonly icons: readonly string[]
  readonly images: readonly string[]
  readonly fonts: readonly string[]
  /** Block types in the order in which this site tries them. */
  readonly nextBlockType: () => string
  /** An id that nothing else has. */
  readonly nextId: () => string
  /** Keeps a value as shared content; gives the name by which it is taken. */
  readonly share: (value: Plain) => string
}

/** Where a value stands. */
export interface Place {
  readonly page?: PagePlan | undefined
  /** Ids that actions here can scroll to. */
  readonly anchors: readonly string[]
  /** Names in braces that texts here can have; undefined where braces mean nothing. */
  readonly placeholders: Placeholders | undefined
  /** Blocks around this one. */
  readonly depth: number
}

const maxDepth = 2
const blockPointer = '#/$defs/block'
const placeholderSuffix = `|(?:${wholePlaceholder})`

export type MakeValue = (node: SchemaNode, place: Place, key?: string) => Plain

/** Makes values that the schema accepts, and the checker with it. */
export function createValueMaker(options: GeneratorOptions): {
  readonly make: MakeValue
  /** An object of a definition, without some of its keys. */
  readonly makeFields: (definition: string, place: Place, without: readonly string[]) => PlainObject
  readonly makeBlocks: (count: number, place: Place, ids: readonly string[]) => readonly Plain[]
} {
  const { random, tree, plan } = options

  function make(schema: SchemaNode, place: Place, key = ''): Plain {
    const pointer = schema.$ref
    if (pointer === blockPointer) return makeBlock(place, undefined)
    const node = tree.resolve(schema)
    if (node.const !== undefined) return node.const as Plain
    if (Array.isArray(node.enum)) return random.pick(node.enum as Plain[]) ?? null
    const branches = branchesOf(node).filter((branch) => canMake(branch, place))
    if (branches.length > 0 && node.properties === undefined) {
      return make(random.pick(branches) ?? {}, place, key)
    }
    switch (typeOf(node)) {
      case 'object':
        return makeGroup(node, place, pointer === '#/$defs/Action')
      case 'array':
        return shared(node, makeList(node, place), place)
      case 'integer':
      case 'number':
        return shared(node, makeNumber(node), place)
      case 'boolean':
        return oneIn(random, 2)
      default:
        return makeText(node, place, key)
    }
  }

  /** A block of the next type that can be here. */
  function makeBlock(place: Place, id: string | undefined): Plain {
    for (let tries = 0; tries < 200; tries++) {
      const definition = tree.at(`#/$defs/block-${options.nextBlockType()}`)
      const inside = { ...place, depth: place.depth + 1 }
      if (definition === undefined || !canMake(definition, inside)) continue
      const block = makeGroup(definition, inside, false)
      return takenFromContent(id === undefined ? block : { ...block, id }, place)
    }
    throw new Error('makeBlock expects a block type that can be made without a service')
  }

  function makeBlocks(count: number, place: Place, ids: readonly string[]): readonly Plain[] {
    return Array.from({ length: Math.max(count, ids.length, 1) }, (_, index) => makeBlock(place, ids[index]))
  }

  function makeFields(definition: string, place: Place, without: readonly string[]): PlainObject {
    return makeGroup(tree.at(`#/$defs/${definition}`) ?? {}, place, false, without)
  }

  function makeGroup(
    node: SchemaNode,
    place: Place,
    isAction: boolean,
    without: readonly string[] = [],
  ): PlainObject {
    const properties = isSchemaNode(node.properties) ? node.properties : {}
    const alternatives = branchesOf(node).filter((branch) => canMakeKeys(node, requiredOf(branch), place))
    const chosen = requiredOf(random.pick(alternatives) ?? {})
    const excluded = new Set(branchesOf(node).flatMap(requiredOf))
    const required = new Set([...requiredOf(node), ...chosen])
    const group: Record<string, Plain> = {}
    // Some groups are as small as they can be, some have all, most something between.
    const odds = choose(random, [1, 2, 2, 3, 1_000])
    for (const [name, schema] of Object.entries(properties)) {
      if (!isSchemaNode(schema) || without.includes(name)) continue
      if (name === 'from' && schema.format === 'reference') continue
      const isRequired = required.has(name)
      if (!isRequired && (excluded.has(name) || !oneIn(random, odds) || !canMake(schema, place))) continue
      if (isAction && isMisplaced(name, chosen)) continue
      group[name] = make(schema, place, name)
    }
    if (isAction && group.broken !== undefined) group.to = '/no-such-page'
    if (isSchemaNode(node.additionalProperties)) {
      const pattern = isSchemaNode(node.propertyNames) ? String(node.propertyNames.pattern) : '^[a-z]+$'
      for (let count = random.below(3); count > 0; count--) {
        group[sampleRegex(pattern, random)] = make(node.additionalProperties, place)
      }
    }
    return group
  }

  /** The checker lets these stand beside one kind of destination only. */
  function isMisplaced(key: string, chosen: readonly string[]): boolean {
    return (key === 'period' && !chosen.includes('checkout')) || (key === 'broken' && !chosen.includes('to'))
  }

  function makeList(node: SchemaNode, place: Place): readonly Plain[] {
    const least = typeof node.minItems === 'number' ? node.minItems : 0
    const most = Math.min(typeof node.maxItems === 'number' ? node.maxItems : 8, 8)
    const items = isSchemaNode(node.items) ? node.items : {}
    if (items.$ref === blockPointer) return makeBlocks(least + random.below(2), place, [])
    const length = choose(random, [least, least + 1, least + 1, least + 2, most])
    return Array.from({ length: Math.max(least, Math.min(length, most)) }, () => {
      const item = make(items, place)
      return isPlainObject(item) && hasFrom(items) ? takenFromContent(item, place) : item
    })
  }

  function makeNumber(node: SchemaNode): number {
    const { minimum, exclusiveMinimum, maximum } = node
    const least = typeof minimum === 'number' ? minimum : typeof exclusiveMinimum === 'number' ? 0.5 : -50
    const most = typeof maximum === 'number' ? maximum : choose(random, [100, 5_000, 1_234_567])
    if (oneIn(random, 6)) return typeof minimum === 'number' ? minimum : least
    if (oneIn(random, 6) && typeof maximum === 'number') return maximum
    const whole = Math.ceil(least) + random.below(Math.max(1, Math.floor(most) - Math.ceil(least) + 1))
    return typeOf(node) === 'number' && oneIn(random, 3) && whole < most ? whole + 0.25 : whole
  }

  function makeText(node: SchemaNode, place: Place, key: string): Plain {
    if (typeof node.format === 'string') {
      return sharedText(node, makers[node.format as Format](place), place)
    }
    if (typeof node.pattern === 'string') {
      const pattern = node.pattern.replace(placeholderSuffix, '')
      if (key === 'id') return options.nextId()
      if (key === 'language') return choose(random, languages)
      for (;;) {
        const text = sampleRegex(pattern, random)
        // A name in braces would have to exist.
        if (!text.includes('{')) return text
      }
    }
    const text =
      place.placeholders === undefined
        ? withoutBraces(plainText(random, []))
        : plainText(random, place.placeholders)
    if (typeof node.maxLength === 'number') return [...withoutBraces(text)].slice(0, 1).join('')
    if (node.minLength === undefined && oneIn(random, 25)) return ''
    return sharedText(node, text, place)
  }

  /** Now and then a number or a list comes from shared content. */
  function shared(node: SchemaNode, value: Plain, place: Place): Plain {
    const takesPlaceholder = Array.isArray(node.type) && place.placeholders !== undefined
    return takesPlaceholder && oneIn(random, 15) ? `{${options.share(value)}}` : value
  }

  function sharedText(node: SchemaNode, text: string, place: Place): string {
    const isFree = place.placeholders !== undefined && node.format !== 'path' && node.format !== 'collection'
    return isFree && !text.includes('{') && oneIn(random, 25) ? `{${options.share(text)}}` : text
  }

  /** Now and then some fields of a block or an item come from shared content. */
  function takenFromContent(group: PlainObject, place: Place): PlainObject {
    const fields = Object.entries(group).filter(([key]) => key !== 'type' && key !== 'id')
    if (place.placeholders === undefined || fields.length === 0 || !oneIn(random, 10)) return group
    const moved = fields.filter(() => oneIn(random, 2))
    if (moved.length === 0) return group
    const kept = Object.fromEntries(
      Object.entries(group).filter(([key]) => !moved.some(([name]) => name === key)),
    )
    return { ...kept, from: options.share(Object.fromEntries(moved)) }
  }

  function hasFrom(items: SchemaNode): boolean {
    const { properties } = tree.resolve(items)
    const from = isSchemaNode(properties) ? properties.from : undefined
    return isSchemaNode(from) && from.format === 'reference'
  }

  /** Whether a value can be made here: what it must refer to exists, and blocks are not nested too deep. */
  function canMake(schema: SchemaNode, place: Place): boolean {
    if (schema.$ref === blockPointer) return place.depth < maxDepth
    const node = tree.resolve(schema)
    if (typeof node.format === 'string') return exists(node.format as Format, place)
    if (typeOf(node) === 'array') {
      return node.minItems === undefined || !isSchemaNode(node.items) || canMake(node.items, place)
    }
    if (!canMakeKeys(node, requiredOf(node), place)) return false
    const branches = branchesOf(node)
    return (
      branches.length === 0 ||
      branches.some((branch) =>
        node.properties === undefined ? canMake(branch, place) : canMakeKeys(node, requiredOf(branch), place),
      )
    )
  }

  function canMakeKeys(node: SchemaNode, keys: readonly string[], place: Place): boolean {
    const properties = isSchemaNode(node.properties) ? node.properties : {}
    return keys.every((key) => {
      const schema = properties[key]
      return !isSchemaNode(schema) || canMake(schema, place)
    })
  }

  function exists(format: Format, place: Place): boolean {
    const names: Partial<Record<Format, readonly unknown[]>> = {
      anchor: place.anchors,
      dialog: plan.dialogs,
      service: plan.services,
      endpoint: plan.services,
      checkout: plan.checkouts,
      collection: [...plan.collections.keys()],
      audio: [],
      video: [],
    }
    return names[format]?.length !== 0
  }

  function pageLink(): string {
    const path = random.pick(plan.paths) ?? '/'
    const anchor = oneIn(random, 3) ? random.pick(options.anchorsAt.get(path) ?? []) : undefined
    const query = oneIn(random, 8) ? '?from=here&and=there' : ''
    return `${path}${query}${anchor === undefined ? '' : `#${anchor}`}`
  }

  const textLink = (): string => {
    const link = choose(random, [pageLink(), choose(random, urls)])
    // Brackets of any kind end the address of a link in Markdown.
    return /[()\s]/.test(link) ? '/' : link
  }

  const makers: Readonly<Record<Format, (place: Place) => string>> = {
    anchor: ({ anchors }) => random.pick(anchors) ?? '',
    checkout: () => random.pick(plan.checkouts) ?? '',
    collection: () => random.pick([...plan.collections.keys()]) ?? '',
    audio: () => '/audio/nothing.mp3',
    date: () => `20${10 + random.below(90)}-0${1 + random.below(9)}-${10 + random.below(19)}`,
    'date-time': () => `20${10 + random.below(90)}-0${1 + random.below(9)}-11T1${random.below(10)}:30`,
    time: () => `1${random.below(10)}:${10 + random.below(50)}`,
    video: () => '/video/nothing.mp4',
    color: () => `#${random.below(0x1000000).toString(16).padStart(6, '0')}`,
    dialog: () => random.pick(plan.dialogs) ?? '',
    email: () =>
      choose(random, [
        'ada@example.com',
        'a.very.long.address.of.somebody@sub.domain.example.org',
        'ü@müller.de',
      ]),
    endpoint: () => random.pick(plan.services) ?? '',
    file: () => random.pick(options.fonts) ?? '',
    icon: () => random.pick(options.icons) ?? '',
    image: () => random.pick(options.images) ?? '',
    'inline-markdown': ({ placeholders = [] }) => inlineMarkdown(random, placeholders, textLink),
    markdown: ({ placeholders = [] }) => markdown(random, placeholders, textLink),
    origin: () =>
      choose(random, ['https://www.example.com', 'https://example.org:8443', 'https://xn--mller-kva.de']),
    page: pageLink,
    path: () => '/',
    phone: () => choose(random, ['+1 202 555 0143', '+49 (0)30 1234567', '+15555550123']),
    reference: () => '',
    service: () => random.pick(plan.services) ?? '',
    shape: () => random.pick(options.images) ?? '',
    url: () => choose(random, urls),
  }

  return { make, makeFields, makeBlocks }
}

const languages = [
  'en',
  'de',
  'fr',
  'ar',
  'he',
  'ja',
  'zh-TW',
  'pt-BR',
  'tr',
  'th',
  'qz',
  'en-GB',
  'es',
] as const

const urls = [
  'https://www.example.com/',
  'https://example.org/a/b?c=d&e=%20f#g',
  'https://ja.wikipedia.org/wiki/日本',
  'mailto:ada@example.com',
  'tel:+12025550143',
  '/favicon.svg',
  '/images/video-poster.svg',
  '/stand-ins/video.html',
] as const

const withoutBraces = (text: string): string => text.replaceAll(/[{}]/g, '')

function typeOf(node: SchemaNode): unknown {
  return Array.isArray(node.type) ? node.type[0] : node.type
}

/** `else` holds what is demanded of a group that takes nothing from shared content. */
function demanded(node: SchemaNode): SchemaNode {
  return isSchemaNode(node.else) ? { ...node, ...node.else } : node
}

function requiredOf(node: SchemaNode): readonly string[] {
  const lists = [node.required, demanded(node).required].filter(Array.isArray)
  return [...new Set(lists.flat().map(String))]
}

function branchesOf(node: SchemaNode): readonly SchemaNode[] {
  const { oneOf, anyOf } = demanded(node)
  const branches = Array.isArray(oneOf) ? oneOf : Array.isArray(anyOf) ? anyOf : []
  return branches.filter(isSchemaNode)
}
