import type { Action, CompiledBlock } from '../../../schema/values.ts'
import { isPlainList, isPlainObject, type Plain, type PlainObject, valueAt } from '../plain.ts'
import { declaredKeys, isMarkdown, isSchemaNode, type SchemaNode } from '../schema/schemaNodes.ts'
import { checkLines } from './checkLines.ts'
import { checkOrder } from './checkOrder.ts'
import { checkAlt, checkHeading, checkPlainText } from './checkPlainText.ts'
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
  return compileGroup(chooseBranch(node, value, context), value, context)
}

function compileString(node: SchemaNode, text: string, context: CompileContext): unknown {
  const { format, isHeading, pattern } = node
  if (isHeading === true) checkHeading(text, context)
  if (pattern === undefined && (format === undefined || isMarkdown(format)))
    checkLines(text, format !== undefined, context)
  if (typeof format === 'string') {
    return compileFormat(format, isMarkdown(format) ? typeset(text, context) : text, context, node)
  }
  checkPlainText(text, context)
  if (context.keys.at(-1) === 'alt') checkAlt(text, context)
  // A text with a pattern is a value, such as a time, and not prose.
  return pattern === undefined ? typeset(text, context) : text
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
  return items.$ref === '#/$defs/block' ? withKeys(compiled as CompiledBlock[]) : compiled
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
            checkYearPrice(schema, value, group, context)
            checkTimes(schema, value, group, context)
            checkOrder(schema, value, group, context)
            reportBeforeLaunch(schema, value, context)
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

/** Reports a key that its schema marks with `beforeLaunch`: made-up content, a form that sends nothing. */
function reportBeforeLaunch({ beforeLaunch }: SchemaNode, written: Plain, { report }: CompileContext): void {
  if (!isSchemaNode(beforeLaunch)) return
  const { kind, value, message } = beforeLaunch
  if (value !== undefined && value !== written) return
  const code = kind as 'sample' | 'simulated-form' | 'early-service'
  report({ code, message: String(message), ...(code === 'early-service' && { hint: earlyServiceHint }) })
}

const earlyServiceHint =
  'Name the service in your privacy text, then accept this: `# check: accept PW096, the privacy text names it`.'

function propertySchema(node: SchemaNode, key: string): SchemaNode | undefined {
  const properties = isSchemaNode(node.properties) ? node.properties : {}
  const schema = Object.hasOwn(properties, key) ? properties[key] : node.additionalProperties
  return isSchemaNode(schema) ? schema : undefined
}

/** The alternative whose keys the group has. */
function chooseBranch(node: SchemaNode, group: PlainObject, context: CompileContext): SchemaNode {
  const branches = [node.oneOf, node.anyOf].find(Array.isArray) as readonly SchemaNode[] | undefined
  if (branches === undefined || isSchemaNode(node.properties)) return node
  const keys = Object.keys(group)
  const fitting = branches
    .map((branch) => context.tree.resolve(branch))
    .find((branch) => keys.length > 0 && keys.every((key) => declaredKeys(branch).includes(key)))
  return fitting ?? node
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

/**
 * Warns if the price of a year, which is its total, isn't twelve monthly prices less the declared saving, rounded to a whole
 * number; without a saving, if it is more than twelve monthly prices or no more than one. A schema requests this check with
 * `yearOf: { month, saving }`: the keys beside the price with the monthly price and with the percentage that a year saves.
 */
function checkYearPrice({ yearOf }: SchemaNode, year: Plain, group: PlainObject, { report }: CompileContext): void {
  if (!isSchemaNode(yearOf) || typeof yearOf.month !== 'string' || typeof yearOf.saving !== 'string') return
  const month = valueAt(group, yearOf.month)
  const saving = valueAt(group, yearOf.saving)
  if (typeof year !== 'number' || typeof month !== 'number') return
  const rounded = (amount: number) => Number(amount.toFixed(2))
  if (typeof saving === 'string') {
    const due = (12 * month * (100 - Number.parseFloat(saving))) / 100
    if (!(Math.abs(year - due) >= 1)) return
    report({
      code: 'year-price',
      message: `Twelve months at ${month} minus ${saving} are ${rounded(due)}, but the file says ${year}.`,
      hint: `Write ${Math.round(due)}, or change \`${yearOf.month}\` or \`${yearOf.saving}\`.`,
    })
  } else if (month > 0 && (year > 12 * month || year <= month)) {
    const isMore = year > 12 * month
    report({
      code: 'year-price',
      message: `The price is the total of a year: ${year} is ${isMore ? `more than twelve months at ${month}, ${rounded(12 * month)}` : `not more than a single month at ${month}`}.`,
      hint: isMore
        ? `Write at most ${rounded(12 * month)}, or change \`${yearOf.month}\`.`
        : `If ${year} is for a month that is paid by the year, write ${rounded(12 * year)}.`,
    })
  }
}
