import type { Shown } from '../../../schema/model.ts'
import type { Action, CompiledBlock } from '../../../schema/values.ts'
import { isPlainList, isPlainObject, type Plain, type PlainObject, valueAt } from '../plain.ts'
import { chooseBranch, propertySchema } from '../schema/followSchema.ts'
import { isMarkdown, isSchemaNode, type SchemaNode } from '../schema/schemaNodes.ts'
import { bothShown, isShownAt, markOf, never, readShown, shownKeys } from '../shown.ts'
import { checkTimes } from './checkTimes.ts'
import { compileAction } from './compileAction.ts'
import { type CompileContext, reportAt, within } from './compileContext.ts'
import { compileFormat } from './formats/compileFormat.ts'
import { compileDate } from './formats/date.ts'
import type { TextNote } from './needs.ts'
import { formatDay, typeset } from './typeset.ts'

/** In place of what isn’t shown at the moment whose site this is, and of what lacks a required part for that reason. */
const unshown = Symbol('unshown')

/**
 * Walks through a value along its schema and converts every text that has a format to what components receive.
 * Values that don't fit the schema have been reported before and stay as they are. What isn’t shown is checked like
 * everything else, and becomes undefined.
 */
export function compileValue(schema: SchemaNode, value: Plain, context: CompileContext): unknown {
  const compiled = compileShown(schema, value, context)
  return compiled === unshown ? undefined : compiled
}

function compileShown(schema: SchemaNode, value: Plain, context: CompileContext): unknown {
  const node = context.tree.resolve(schema)
  const isBlock = node === context.tree.definition('block')
  // Lists of blocks count on every block being one.
  if (isBlock && !isPlainObject(value)) return undefined
  if (typeof value === 'string') return compileString(node, value, context)
  if (isPlainList(value)) return compileList(node, value, context)
  if (!isPlainObject(value)) return value
  const group = chooseBranch(node, value, context.tree)
  const compile = (inner: CompileContext) => {
    if (isBlock) return compileBlock(value, inner)
    return node === context.tree.definition('Action') ? compileAction(value, inner) : compileGroup(group, value, inner)
  }
  const shown = isBlock || hasShownKeys(group) ? readShown(value) : undefined
  if (valueAt(value, 'show') !== undefined && (isBlock || hasShownKeys(group))) checkShow(value, context)
  return shown === undefined ? compile(context) : compileAtTimes(shown, value, context, compile)
}

/** Whether the groups of a schema have the keys that say when they are shown, and none of their own with these names. */
function hasShownKeys(node: SchemaNode): boolean {
  return propertySchema(node, 'show')?.$ref === '#/$defs/Show'
}

/** Checks the times at which a group is shown. */
export function checkShow(group: PlainObject, context: CompileContext): void {
  within('show', context, () => {
    compileGroup(context.tree.resolve({ $ref: '#/$defs/Show' }), group.show as PlainObject, context)
    const { from, until } = readShown({ show: group.show ?? null }) ?? {}
    const data = { from: String(valueAt(group.show, 'from')), until: String(valueAt(group.show, 'until')) }
    if (from !== undefined && until !== undefined && from >= until)
      reportAt('until', { kind: 'empty-period', data }, context)
  })
}

/** Compiles a group that isn’t always shown. Development shows it all the same, and says when a build does. */
function compileAtTimes(
  shown: Shown,
  group: PlainObject,
  context: CompileContext,
  compile: (context: CompileContext) => unknown,
): unknown {
  const noteText = (note: TextNote = {}) =>
    context.noteText(isShownAt(shown, undefined) ? note : { ...note, isUnshown: true })
  const inner = { ...context, shown: bothShown(context.shown, shown), noteText }
  context.noteCondition(shown, group)
  if (context.references.isShown(shown)) return compile(inner)
  const ignore = () => {}
  compile({
    ...inner,
    shown: never,
    need: ignore,
    noteImage: ignore,
    noteBlock: ignore,
    openDialog: ignore,
    noteCondition: ignore,
  })
  return unshown
}

function compileString(node: SchemaNode, text: string, context: CompileContext): unknown {
  const { format, pattern } = node
  if (isProse(node, text)) context.noteText()
  if (typeof format === 'string') {
    return compileFormat(format, isMarkdown(format) ? prepare(text, context) : text, context, node)
  }
  // A text with a pattern is a value, such as a time, and not prose.
  return pattern === undefined ? prepare(text, context) : text
}

/** Prepares a text for visitors. A day of shared content is written as the language does. */
function prepare(text: string, context: CompileContext): string {
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || !context.isShownContent()) return typeset(text, context)
  const day = compileDate(text, context)
  return day === undefined ? text : formatDay(day, context.references.value(['site', 'language']))
}

/** Whether a text of a schema is one that people read, and no choice, name or address. */
function isProse(node: SchemaNode, text: string): boolean {
  const { anyOf, type, format, pattern, isData } = node
  if (Array.isArray(anyOf)) {
    const branches = anyOf.filter(isSchemaNode)
    const isChoice = branches.some((branch) => Array.isArray(branch.enum) && branch.enum.includes(text))
    return !isChoice && branches.some((branch) => isProse(branch, text))
  }
  return type === 'string' && isData !== true && (isMarkdown(format) || (format === undefined && pattern === undefined))
}

/** The blocks of a page or dialog, each with its key among its siblings. */
export function compileBlocks(blocks: Plain | undefined, context: CompileContext): readonly CompiledBlock[] {
  if (!isPlainList(blocks)) return []
  const compiled = compileList({ items: { $ref: '#/$defs/block' } }, blocks, context)
  return compiled as readonly CompiledBlock[]
}

/** A list of links or buttons; undefined if there is none. */
export function compileActions(actions: Plain | undefined, context: CompileContext): readonly Action[] | undefined {
  if (!isPlainList(actions)) return undefined
  return compileList({ items: { $ref: '#/$defs/Action' } }, actions, context) as readonly Action[]
}

function compileList(
  node: SchemaNode,
  list: readonly Plain[],
  context: CompileContext,
): readonly unknown[] | typeof unshown {
  const items = isSchemaNode(node.items) ? node.items : {}
  const all = list.map((item, index) => within(index, context, () => compileShown(items, item, context)))
  const compiled = all.filter((item) => item !== unshown)
  if (compiled.length === 0 && all.length > 0 && Number(node.minItems) > 0) return unshown
  return items.$ref === '#/$defs/block' ? withKeys(withLayouts(compiled as CompiledBlock[], context)) : compiled
}

/** Gives each block whose author has chosen no layout the next of those that its type takes in turn. */
function withLayouts(blocks: readonly CompiledBlock[], { tree }: CompileContext): readonly CompiledBlock[] {
  const seen = new Map<string, number>()
  return blocks.map((block) => {
    const schema = block && tree.definition(`block-${block.type}`)
    const layout = schema && propertySchema(schema, 'layout')
    if (block === undefined || !Array.isArray(layout?.rotates)) return block
    const count = seen.get(block.type) ?? 0
    seen.set(block.type, count + 1)
    return { layout: layout.rotates[count % layout.rotates.length], ...block }
  })
}

/** Adds the schema's `default` for properties that the author left out, as if it were in the file. */
function compileGroup(
  node: SchemaNode,
  group: PlainObject,
  context: CompileContext,
): Record<string, unknown> | typeof unshown {
  let lacksPart = false
  const compiled: Record<string, unknown> = {}
  for (const [key, value] of Object.entries({ ...context.tree.defaultsOf(node), ...group })) {
    if (shownKeys.has(key) && hasShownKeys(node)) continue
    const schema = placeHeadings(propertySchema(node, key), group)
    const result =
      schema === undefined
        ? value
        : within(key, context, () => {
            checkTimes(schema, value, group, context)
            return compileShown(schema, value, context)
          })
    if (result === unshown) lacksPart ||= isRequired(node, key)
    else if (result !== undefined) compiled[key] = result
  }
  return lacksPart ? unshown : compiled
}

/** Whether the groups of a schema need a key, even if those with `from` can take it from there. */
function isRequired(node: SchemaNode, key: string): boolean {
  return [node, node.else].some(
    (each) => isSchemaNode(each) && Array.isArray(each.required) && each.required.includes(key),
  )
}

/**
 * The schema of a text with the level of its headings. They are below the heading at the key `below`; without one, they
 * take its place.
 */
function placeHeadings(schema: SchemaNode | undefined, group: PlainObject): SchemaNode | undefined {
  if (!isSchemaNode(schema?.headings)) return schema
  const { level, below } = schema.headings
  if (typeof below !== 'string' || valueAt(group, below) !== undefined) return schema
  return { ...schema, headings: { level: Number(level) - 1 } }
}

function compileBlock(block: PlainObject, context: CompileContext): unknown {
  const type = String(block.type)
  const schema = context.tree.definition(`block-${type}`)
  if (schema === undefined) return undefined
  const waits: (readonly [string, PlainObject])[] = readShown(block) ? [['', block]] : []
  const noteCondition = (shown: Shown, value: PlainObject): void => {
    const index = context.keys.findLast((key) => typeof key === 'number')
    if (value.type === undefined) waits.push([`item ${Number(index) + 1} `, value])
    context.noteCondition(shown, value)
  }
  const { showsAll } = context.facts
  const compiled = compileGroup(schema, block, showsAll ? { ...context, noteCondition } : context)
  if (compiled === unshown) return unshown
  context.noteBlock(type)
  return showsAll && waits.length > 0 ? { ...compiled, waits: markOf(waits) } : compiled
}

/** The block's `id` if it has one, otherwise its type and the number of blocks of that type before it. */
function withKeys(blocks: readonly CompiledBlock[]): readonly CompiledBlock[] {
  const seen = new Map<string, number>()
  return blocks.map((block) => {
    if (block === undefined) return block
    const count = (seen.get(block.type) ?? 0) + 1
    seen.set(block.type, count)
    return { ...block, key: block.id ?? `${block.type}-${count}` }
  })
}
