import type { ErrorObject } from 'ajv'
import { collectionKeys } from '../../../../schema/collection.ts'
import { replacement } from '../../fix.ts'
import { describeNames, describeValue, shorten } from '../../messages/describe.ts'
import { isPlainList, isPlainObject, keysOf, type Path, type Plain, valueAt } from '../../plain.ts'
import type { RawDiagnostic } from '../../rawDiagnostic.ts'
import { declaredKeys, isSchemaNode, type SchemaNode, type SchemaTree } from '../../schema/schemaNodes.ts'
import { threeDecimals } from '../../yaml/segment.ts'
import { describeType } from './describeSchema.ts'

/** A value that breaks a rule of its schema. */
export interface BrokenValue {
  readonly path: Path
  /** Name of the value in a sentence. */
  readonly name: string
  readonly data: Plain
  readonly schema: SchemaNode
  /** The rule: a number, a list of values, a list of schemas. */
  readonly rule: unknown
  readonly error: ErrorObject
  readonly tree: SchemaTree
}

/** A problem at the value, unless it says that it is at a key or below the value. */
export type ValueProblem = Omit<RawDiagnostic, 'at'> & {
  readonly part?: 'key'
  readonly below?: string
}

const spellings = new Map([
  ...['yes', 'on', 'y', 'true'].map((word) => [word, true] as const),
  ...['no', 'off', 'n', 'false'].map((word) => [word, false] as const),
])

type Remedy = Pick<RawDiagnostic, 'hint' | 'suggestions' | 'fix'>

/** Explains a value whose type differs from its schema's, or that differs from the only value that fits. */
export function wrongType({ path, name, data, schema, error }: BrokenValue): ValueProblem {
  const wanted = error.keyword === 'const' ? { const: schema.const } : schema
  const [type] = [schema.type].flat()
  return {
    code: 'wrong-type',
    message: `${name} must be ${describeType(wanted)}, but it is ${describeValue(data)}.`,
    ...(type !== 'string' && readsKeys(path, data)),
    ...remedyFor(wanted, data),
  }
}

/** A group may only lack the key that would make it fit because that is misread. */
export function readsKeys(path: Path, data: Plain): Pick<RawDiagnostic, 'reads'> {
  return isPlainObject(data) ? { reads: [[...path, '*']] } : {}
}

function remedyFor(schema: SchemaNode, data: Plain): Remedy {
  const [type] = Array.isArray(schema.type) ? schema.type : [schema.type]
  if (schema.const === true) return becomeBoolean(data, true) ?? { hint: 'Write `true`, or remove the line.' }
  switch (type) {
    case 'string':
      // The exact digits are in the file, not in the number: `quoteNumbers` finds them.
      if (schema.format === 'color' && /^\d{6}$/.test(String(data)))
        return { hint: `Write "#${data}".`, suggestions: [`#${data}`] }
      if (typeof data === 'number' || typeof data === 'boolean')
        return { hint: `Put it in quotes: "${data}".`, suggestions: [String(data)], fix: { kind: 'quote' } }
      if (Array.isArray(data)) return { hint: 'Write one text instead of the list.' }
      if (isPlainObject(data) && keysOf(data).length < 2 && schema.format !== 'image')
        return { hint: 'Write a text. If it has braces, put it in quotes and double them: "{{ … }}".' }
      return schema.format === 'image' && typeof valueAt(data, 'src') === 'string'
        ? { hint: `Write its path alone: ${valueAt(data, 'src')}` }
        : {}
    case 'boolean':
      return becomeBoolean(data) ?? {}
    case 'number':
    case 'integer':
      if (typeof data === 'string') return becomeNumber(data)
      return type === 'integer' && typeof data === 'number' ? { hint: `Write ${Math.round(data)}.` } : {}
    case 'array':
      return { hint: listHint(data) }
    case 'object':
      return { hint: dashesHint(schema, data) ?? groupHint(schema) }
    default:
      return {}
  }
}

/** The boolean that a text such as `yes` means, if the schema accepts it. */
function becomeBoolean(data: Plain, only?: boolean): Remedy | undefined {
  const meant = typeof data === 'string' ? spellings.get(data.toLowerCase()) : undefined
  if (typeof data !== 'string' || meant === undefined || (only !== undefined && meant !== only)) return undefined
  return { hint: `Write \`${meant}\`, without quotes.`, ...replacement(data, meant) }
}

function becomeNumber(text: string): Remedy {
  const digits = plainDigits(text)
  const number = Number(digits)
  if (threeDecimals.test(digits))
    return {
      hint: `Write ${digits.replace('.', '')} if the period separates thousands, otherwise ${number}.`,
    }
  if (digits !== '' && Number.isFinite(number)) {
    const fix = isClearNumber(text) ? replacement(text, number) : {}
    return { hint: `Write ${number}, without quotes or signs.`, ...fix }
  }
  const alone = onlyNumber(text)
  return {
    hint: alone === undefined ? 'Write a number, in digits alone.' : `Write the number alone: ${alone}.`,
  }
}

/** A number without signs, with a period before its decimals: 1250.5 for `$1,250.50` and for `1.250,50 €`. */
export function plainDigits(text: string): string {
  const digits = text.replaceAll(/[\s$€£%]/g, '')
  return /^-?(?:(?:\d+|\d{1,3}(?:\.\d{3})+),\d{1,2}|\d{1,3}(?:\.\d{3}){2,})$/.test(digits)
    ? digits.replaceAll('.', '').replace(',', '.')
    : digits.replaceAll(',', '')
}

/** Whether the punctuation in a number has only one meaning: `1,097`, but not `1,5` and not `5 %`. */
function isClearNumber(text: string): boolean {
  return /^[$€£]? ?-?(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d+)?(?: ?[$€£])?$/.test(text.trim())
}

/** The number in `397 dollars`, if there is exactly one and its meaning is clear. */
function onlyNumber(text: string): number | undefined {
  const [number, second] = text.match(/\d(?:[\d.,]*\d)?/g) ?? []
  if (number === undefined || second !== undefined || !isClearNumber(number)) return undefined
  return Number(number.replaceAll(',', ''))
}

function listHint(data: Plain): string {
  const from = valueAt(data, 'from')
  if (from !== undefined || keysOf(data).some((key) => collectionKeys.includes(key)))
    return `For a list with the entries of a collection, write \`in:\` with its name: { in: ${String(from ?? 'posts')} }. What each item shows is in \`as:\`.`
  const first = typeof data === 'string' ? /^-([^\s-].*?)(?: -|$)/s.exec(data)?.[1] : undefined
  return first === undefined
    ? 'Start each item on a line of its own, with a dash: `- …`.'
    : `The dash of an item needs a space behind it: \`- ${shorten(first)}\`.`
}

/** A list of single keys that the group has. */
function dashesHint(schema: SchemaNode, data: Plain): string | undefined {
  const keys = isPlainList(data) ? data.map((item) => (keysOf(item).length === 1 ? keysOf(item)[0] : '')) : []
  const [first] = keys
  const areOwn = keys.every((key) => declaredKeys(schema).includes(key ?? ''))
  return first !== undefined && areOwn ? `Remove the dashes: \`${first}: …\` is a key here, not an item.` : undefined
}

function groupHint(schema: SchemaNode): string {
  // Where `from` is accepted, the other keys are required only without it.
  const otherwise = isSchemaNode(schema.else) ? schema.else.required : undefined
  const required = [schema.required, otherwise].flatMap((keys) => (Array.isArray(keys) ? keys.map(String) : []))
  const keys = declaredKeys(schema).filter((key) => key !== 'from')
  const shown = required.length > 0 ? required : keys.slice(0, 4)
  if (shown.length === 0) return 'Write `key: value` lines below it, indented.'
  const names = shown.map((key) => `${key}:`)
  return `Write its keys below it, indented: ${describeNames(names, 'and')}.`
}
