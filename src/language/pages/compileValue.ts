import type { Action, CompiledBlock } from '../../../schema/values.ts'
import { isPlainList, isPlainObject, type Plain, type PlainObject, valueAt } from '../plain.ts'
import { chooseBranch, propertySchema } from '../schema/followSchema.ts'
import { isMarkdown, isSchemaNode, type SchemaNode } from '../schema/schemaNodes.ts'
import { checkTimes } from './checkTimes.ts'
import { compileAction } from './compileAction.ts'
import { type CompileContext, within } from './compileContext.ts'
import { compileFormat } from './formats/compileFormat.ts'
import { typeset } from './typeset.ts'

/**
 * Walks through a value along its schema and converts every text that has a format to what components receive.
 * Values that don't fit the schema have been reported before and stay as they are.
 */
export function compileValue(schema: SchemaNode, value: Plain, context: CompileContext): unknown {
  const node = context.tree.resolve(schema)
  const isBlock = node === context.tree.definition('block')
  // Lists of blocks count on every block being one.
  if (isBlock && !isPlainObject(value)) return undefined
  if (typeof value === 'string') return compileString(node, value, context)
  if (isPlainList(value)) return compileList(node, value, context)
  if (!isPlainObject(value)) return value
  if (node === context.tree.definition('Action')) return compileAction(value, context)
  if (isBlock) return compileBlock(value, context)
  return compileGroup(chooseBranch(node, value, context.tree), value, context)
}

function compileString(node: SchemaNode, text: string, context: CompileContext): unknown {
  const { format, pattern } = node
  if (isProse(node, text)) context.noteText()
  if (typeof format === 'string') {
    return compileFormat(format, isMarkdown(format) ? typeset(text, context) : text, context, node)
  }
  // A text with a pattern is a value, such as a time, and not prose.
  return pattern === undefined ? typeset(text, context) : text
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
  return compileList({ items: { $ref: '#/$defs/block' } }, blocks, context) as readonly CompiledBlock[]
}

/** A list of links or buttons; undefined if there is none. */
export function compileActions(actions: Plain | undefined, context: CompileContext): readonly Action[] | undefined {
  if (!isPlainList(actions)) return undefined
  return compileList({ items: { $ref: '#/$defs/Action' } }, actions, context) as readonly Action[]
}

function compileList(node: SchemaNode, list: readonly Plain[], context: CompileContext): readonly unknown[] {
  const items = isSchemaNode(node.items) ? node.items : {}
  const compiled = list.map((item, index) => within(index, context, () => compileValue(items, item, context)))
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
function compileGroup(node: SchemaNode, group: PlainObject, context: CompileContext): Record<string, unknown> {
  const compiled: Record<string, unknown> = {}
  for (const [key, value] of Object.entries({ ...context.tree.defaultsOf(node), ...group })) {
    const schema = placeHeadings(propertySchema(node, key), group)
    const result =
      schema === undefined
        ? value
        : within(key, context, () => {
            checkTimes(schema, value, group, context)
            return compileValue(schema, value, context)
          })
    if (result !== undefined) compiled[key] = result
  }
  return compiled
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
  context.noteBlock(type)
  return compileGroup(schema, block, context)
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
