import type { Schema } from './values.ts'

/**
 * Builders for the JSON Schema of what an author can write. Each takes the description first, which authors read in
 * their editor; `more` holds any other keyword, such as `default`. Types follow from the literals.
 */

type Properties = Readonly<Record<string, Schema>>
type Described = { readonly description: string }

export function text<const More extends object = object>(description: string, more?: More) {
  return { type: 'string', ...more, description } as { readonly type: 'string' } & More & Described
}

export function markdown<const More extends object = object>(description: string, more?: More) {
  return text(description, { format: 'markdown', ...more } as { readonly format: 'markdown' } & More)
}

/** Markdown of one paragraph. */
export function inlineMarkdown<const More extends object = object>(description: string, more?: More) {
  const format = 'inline-markdown'
  return text(description, { format, ...more } as { readonly format: typeof format } & More)
}

export function choice<const Value extends string, const More extends object = object>(
  values: readonly Value[],
  description: string,
  more?: More,
) {
  return { enum: values, ...more, description } as { readonly enum: readonly Value[] } & More & Described
}

export function list<const Items extends Schema, const More extends object = object>(
  description: string,
  items: Items,
  more?: More,
) {
  return { type: 'array', ...more, description, items } as {
    readonly type: 'array'
    readonly items: Items
  } & More &
    Described
}

/** A closed group of keys: any other key in it is an error. */
export function section<
  const Required extends readonly string[],
  const Inside extends Properties,
  const More extends object = object,
>(description: string, required: Required, properties: Inside, more?: More) {
  return {
    type: 'object',
    ...more,
    description,
    additionalProperties: false,
    ...(required.length > 0 && { required }),
    properties,
  } as {
    readonly type: 'object'
    readonly additionalProperties: false
    readonly required: Required
    readonly properties: Inside
  } & More &
    Described
}

/** A closed group of keys with a title: one definition in the composed schema, with its own help in editors. */
export function group<
  const Title extends string,
  const Required extends readonly string[],
  const Inside extends Properties,
  const More extends object = object,
>(title: Title, description: string, required: Required, properties: Inside, more?: More) {
  return section(description, required, properties, { title, ...more } as { readonly title: Title } & More)
}

/** A group whose keys all have defaults, so that authors can leave it out. */
export function defaults<const Title extends string, const Inside extends Properties>(
  title: Title,
  description: string,
  properties: Inside,
) {
  return group(title, description, [], properties, { default: {} })
}

interface BlockNames {
  /** What the block is for, in a word or two. Messages list the block types by purpose. */
  readonly purpose: string
  /** What authors call it, in one word each, with spaces between them. No other block type has these names. */
  readonly synonyms: string
}

/** A block type: its `type` is the name of the block's folder. */
export function block<
  const Type extends string,
  const Required extends readonly string[],
  const Inside extends Properties,
>(type: Type, description: string, required: Required, properties: Inside, names?: BlockNames) {
  const all = ['type', ...required] as readonly ['type', ...Required]
  const inside = { type: { const: type }, ...properties }
  return section(
    description,
    all,
    inside as { readonly type: { readonly const: Type } } & Inside,
    names && { purpose: names.purpose, synonyms: names.synonyms.split(' ') },
  )
}
