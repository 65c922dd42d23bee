import type { RJSFSchema } from '@rjsf/utils'
import { isPlainList, isPlainObject, type Plain, type PlainObject } from '../../../src/language/plain.ts'

type Node = Readonly<Record<string, unknown>>

/** What only the compiler needs of a schema: a form shows what it says about a mistake. */
const forTheCompiler = new Set(
  'if then else propertyNames pattern patternErrorMessage minItems maxItems minProperties minLength default defaultSnippets examples not required oneOf allOf synonyms'.split(
    ' ',
  ),
)

/** Keys that a form doesn't show: what a block is, and what changes nothing. */
const hidden = new Set(['type', 'lazy'])

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value)

const known = new WeakMap<object, RJSFSchema>()

/**
 * The schema of a form, from that of the site file.
 *
 * @param defs The definitions of the composed schema.
 * @param except Keys that are shown elsewhere.
 */
export function formSchema(node: Node, defs: Node, except: readonly string[] = []): RJSFSchema {
  let $defs = known.get(defs)
  if ($defs === undefined) {
    $defs = Object.fromEntries(Object.entries(defs).map(([name, each]) => [name, transform(each as Node, name)]))
    known.set(defs, $defs)
  }
  const { properties = {}, ...own } = transform(node, '')
  const shown = Object.entries(properties).filter(([key]) => !except.includes(key))
  return { ...own, properties: Object.fromEntries(shown), $defs } as RJSFSchema
}

function transform(node: Node, name: string): RJSFSchema {
  if (node.$ref === '#/$defs/block') return { kind: 'block', type: 'object', properties: {} } as RJSFSchema
  if (node.const === true) return { type: 'boolean', ...words(node) }
  if (typeof node.const === 'string') return { type: 'string', enum: [node.const], ...words(node) }
  const entries = Object.entries(node).filter(([key]) => !forTheCompiler.has(key))
  const own: Record<string, unknown> = Object.fromEntries(entries)
  const required = Array.isArray(node.required) ? node.required : isNode(node.else) ? node.else.required : undefined
  if (Array.isArray(required)) own.required = required.filter((key) => !hidden.has(key))
  if (Array.isArray(own.type)) {
    if (own.type.includes('array')) own.type = 'array'
    else Object.assign(own, { kind: 'number-or-text', type: 'string' })
  }
  if (Array.isArray(own.enum)) own.type ??= 'string'
  if (isNode(own.items)) own.items = transform(own.items, '')
  if (Array.isArray(own.anyOf)) own.anyOf = own.anyOf.map((each) => transform(each, ''))
  if (isNode(own.additionalProperties)) own.additionalProperties = true
  if (isNode(own.properties)) {
    const properties = Object.entries(own.properties).filter(([key]) => !hidden.has(key) || name === 'Image')
    own.properties = Object.fromEntries(properties.map(([key, each]) => [key, transform(each as Node, '')]))
  }
  const { properties } = own
  if (name === 'Action') own.kind = 'action'
  else if (isNode(properties) && isNode(properties.src) && properties.src.format === 'image') own.kind = 'picture'
  return own as RJSFSchema
}

const words = ({ title, description }: Node) => ({
  ...(typeof title === 'string' && { title }),
  ...(typeof description === 'string' && { description }),
})

/**
 * The schema of shared content, which may be anything: what is there says what it is.
 *
 * @param known What the site file says about it: when it is shown.
 */
export function inferSchema(value: Plain, known: Node | null = null): Node {
  if (isPlainList(value))
    return { type: 'array', items: value[0] === undefined ? { type: 'string' } : inferSchema(value[0]) }
  if (isPlainObject(value)) {
    const keys = Object.keys(value)
    const isAction =
      'label' in value && ['to', 'href', 'dialog', 'scrollTo', 'call', 'checkout'].some((key) => key in value)
    if (isAction) return { $ref: '#/$defs/Action' }
    return {
      type: 'object',
      required: keys,
      properties: {
        ...Object.fromEntries(keys.map((key) => [key, inferSchema((value as PlainObject)[key] ?? null)])),
        ...(isNode(known?.properties) ? known.properties : {}),
      },
    }
  }
  if (typeof value === 'number') return { type: 'number' }
  if (typeof value === 'boolean') return { type: 'boolean' }
  const isPicture = /^\/[\w/.-]+\.(svg|jpe?g|png|webp|avif)$/.test(String(value))
  return { type: 'string', ...(isPicture && { format: 'image' }) }
}

/** A value without what a form has added and nobody has filled in. */
export function withoutEmpty(value: unknown, before: Plain | undefined): Plain | undefined {
  if (value === undefined || value === '') return before === '' ? '' : undefined
  if (Array.isArray(value))
    return value.map((item, index) => withoutEmpty(item, isPlainList(before) ? before[index] : undefined) ?? '')
  if (typeof value !== 'object' || value === null) return value as Plain
  const was = isPlainObject(before) ? before : undefined
  const entries = Object.entries(value).flatMap(([key, item]) => {
    // An empty description says that a picture only decorates.
    const kept = key === 'alt' && item === '' ? '' : withoutEmpty(item, was?.[key])
    return kept === undefined ? [] : [[key, kept] as const]
  })
  return entries.length === 0 && was === undefined ? undefined : Object.fromEntries(entries)
}

/** A first item for a list: what it needs, with words that ask for better ones. */
export function firstItem(schema: RJSFSchema, defs: RJSFSchema): Plain {
  const name = typeof schema.$ref === 'string' ? schema.$ref.replace('#/$defs/', '') : ''
  const node = (name === '' ? schema : (defs as Record<string, RJSFSchema>)[name]) ?? {}
  if ((node as Node).kind === 'action') return { label: 'Read more', to: '/' }
  if (node.type === 'object') {
    const properties = (node.properties ?? {}) as Record<string, RJSFSchema>
    const needed = Object.entries(properties).filter(([key]) => node.required?.includes(key))
    const chosen = needed.length > 0 ? needed : Object.entries(properties).slice(0, 1)
    return Object.fromEntries(chosen.map(([key, each]) => [key, firstItem(each, defs)]))
  }
  if (node.type === 'array') return []
  if (node.type === 'number' || node.type === 'integer') return 1
  if (node.type === 'boolean') return true
  return Array.isArray(node.enum) ? String(node.enum[0]) : 'New'
}
