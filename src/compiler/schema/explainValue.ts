import type { ErrorObject } from 'ajv'
import { type Fix, replacement } from '../fix.ts'
import { hint } from '../messages/hint.ts'
import { nearestName } from '../messages/nearestName.ts'
import { obviousFix } from '../messages/obviousFix.ts'
import { isPlainObject, type Path, type Plain } from '../plain.ts'
import type { RawDiagnostic } from '../rawDiagnostic.ts'
import { describeOwner } from './describeOwner.ts'
import { declaredKeys, isSchemaNode, type SchemaNode, type SchemaTree } from './schemaNodes.ts'
import { describeType, describeValue, listWords, shorten, suggestionHint } from './words.ts'

/** One error of ajv about a value, in an author's words. */
export function explainValue(error: ErrorObject, path: Path, tree: SchemaTree): RawDiagnostic {
  const schema = error.parentSchema as SchemaNode
  const data = error.data as Plain
  const name = nameWords(path)
  const value = { path, part: 'value' } as const
  switch (error.keyword) {
    case 'type':
      return wrongType(name, path, schema, data)
    case 'const':
      return wrongType(name, path, { const: schema.const }, data)
    case 'enum':
      return wrongChoice(name, path, schema, data)
    case 'pattern':
      return Array.isArray(schema.type)
        ? wrongType(name, path, schema, data)
        : wrongPattern(name, path, schema, data)
    case 'propertyNames':
      return wrongKeyName(path, String(error.params.propertyName))
    case 'minLength':
      return {
        code: 'too-short',
        at: value,
        message: `${name} is empty.`,
        hint: 'Write a text, or remove the line.',
      }
    case 'maxLength':
      return {
        code: 'too-long',
        at: value,
        message: `${name} has ${[...String(data)].length} characters, and at most ${error.params.limit} fit.`,
        hint: 'Shorten it.',
      }
    case 'minItems':
    case 'maxItems':
      return wrongCount(name, path, error, data)
    case 'minProperties':
      return {
        code: 'too-few',
        at: { path, part: 'key' },
        message: `${name} is empty.`,
        hint: 'Add at least one.',
      }
    case 'minimum':
    case 'maximum':
    case 'exclusiveMinimum':
    case 'exclusiveMaximum':
    case 'multipleOf':
      return wrongSize(name, path, error, schema, data)
    case 'oneOf':
    case 'anyOf':
      return wrongAlternative(name, path, error, schema, data, tree)
    case 'uniqueItems':
      return {
        code: 'duplicate-item',
        at: { path, part: 'key' },
        message: `${name} contains the same item twice.`,
        hint: 'Remove one.',
      }
    default:
      return {
        code: 'invalid-value',
        at: value,
        message: `${name} does not fit: it ${error.message ?? 'is not valid'}.`,
      }
  }
}

function nameWords(path: Path): string {
  const last = path.at(-1)
  if (last === undefined) return 'The file'
  if (typeof last === 'string') return `\`${last}\``
  const list = path.at(-2)
  return typeof list === 'string' ? `Item ${last + 1} of \`${list}\`` : `Item ${last + 1} of the list`
}

const yesWords = new Set(['yes', 'on', 'y', 'true'])
const noWords = new Set(['no', 'off', 'n', 'false'])

function wrongType(name: string, path: Path, schema: SchemaNode, data: Plain): RawDiagnostic {
  return {
    code: 'wrong-type',
    at: { path, part: 'value' },
    message: `${name} must be ${describeType(schema)}, but it is ${describeValue(data)}.`,
    ...typeHint(schema, data),
  }
}

function typeHint(schema: SchemaNode, data: Plain): { hint?: string; fix?: Fix } {
  const types = Array.isArray(schema.type) ? schema.type : [schema.type]
  if (types[0] === 'string' && (typeof data === 'number' || typeof data === 'boolean')) {
    // The exact digits are in the file, not in the number: `compileSite` quotes them.
    return { hint: `Put it in quotes: "${data}".`, fix: { kind: 'quote' } }
  }
  if (schema.const === true && typeof data === 'string' && yesWords.has(data.toLowerCase())) {
    return { hint: 'Write `true`, without quotes.', ...replacement(data, true) }
  }
  if (schema.const === true) return { hint: 'Write `true`, or remove the line.' }
  if (types[0] === 'boolean' && typeof data === 'string') {
    if (yesWords.has(data.toLowerCase()))
      return { hint: 'Write `true`, without quotes.', ...replacement(data, true) }
    if (noWords.has(data.toLowerCase()))
      return { hint: 'Write `false`, without quotes.', ...replacement(data, false) }
  }
  if ((types[0] === 'number' || types[0] === 'integer') && typeof data === 'string') {
    const number = data.replaceAll(/[\s,$€£%]/g, '')
    if (number !== '' && Number.isFinite(Number(number)))
      return {
        hint: `Write ${Number(number)}, without quotes or signs.`,
        ...(isClearNumber(data) && replacement(data, Number(number))),
      }
    const alone = onlyNumber(data)
    if (alone !== undefined) return { hint: `Write the number alone: ${alone}.` }
  }
  if (types[0] === 'integer' && typeof data === 'number') return { hint: `Write ${Math.round(data)}.` }
  if (types[0] === 'array' && typeof data === 'string' && /^-[^\s-]/.test(data)) {
    const first = data.slice(1).split(/ -/)[0]
    return { hint: `The dash of an item needs a space behind it: \`- ${shorten(first ?? '')}\`.` }
  }
  if (types[0] === 'array') return { hint: 'Start each item on a line of its own, with a dash: `- …`.' }
  if (types[0] === 'object') return { hint: groupHint(schema) }
  if (types[0] === 'string' && Array.isArray(data)) return { hint: 'Write one text instead of the list.' }
  return {}
}

/** Whether the signs in a number have one meaning: `1,097`, but not `1,5` and not `5 %`. */
function isClearNumber(text: string): boolean {
  return /^[$€£]? ?-?(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d+)?$/.test(text.trim())
}

/** The number in `397 dollars`, where there is one and it has one meaning. */
function onlyNumber(text: string): number | undefined {
  const [number, second] = text.match(/\d(?:[\d.,]*\d)?/g) ?? []
  if (number === undefined || second !== undefined || !isClearNumber(number)) return undefined
  return Number(number.replaceAll(',', ''))
}

function groupHint(schema: SchemaNode): string {
  const keys = declaredKeys(schema).filter((key) => key !== 'from')
  // Where `from` is accepted, the other required keys are demanded only without it.
  const demanded = isSchemaNode(schema.else) ? schema.else.required : undefined
  const required = [schema.required, demanded].flatMap((keys) =>
    Array.isArray(keys) ? keys.map(String) : [],
  )
  const shown = required.length > 0 ? required : keys.slice(0, 4)
  if (shown.length === 0) return 'Write `key: value` lines below it, indented.'
  return `Write its keys below it, indented: ${listWords(
    shown.map((key) => `\`${key}:\``),
    'and',
  )}.`
}

function wrongChoice(name: string, path: Path, schema: SchemaNode, data: Plain): RawDiagnostic {
  const choices = (schema.enum as readonly unknown[]).map(String)
  const isBlockType = path.at(-1) === 'type' && path.at(-3) === 'blocks'
  const at = { path, part: 'value' } as const
  if (isBlockType && typeof data === 'string') {
    const nearest = nearestName(data, choices)
    return {
      code: 'unknown-block-type',
      at,
      message: `There is no block type \`${shorten(data)}\`.`,
      ...hint(suggestionHint(nearest, 'Block types', choices, data, 'in docs/block-types.md')),
      ...obviousFix(data, choices),
    }
  }
  const wanted = describeType(schema)
  if (typeof data === 'boolean') {
    const word = data ? 'yes' : 'no'
    const fits = choices.includes(word)
    return {
      code: 'wrong-choice',
      at,
      message: `${name} must be ${wanted}, but it is ${describeValue(data)}.`,
      ...hint(fits ? `Write \`${word}\`.` : undefined),
      ...(fits && replacement(data, word)),
    }
  }
  const nearest = typeof data === 'string' ? nearestName(data, choices) : undefined
  return {
    code: 'wrong-choice',
    at,
    message: `${name} must be ${wanted}, but it is ${describeValue(data)}.`,
    ...hint(nearest === undefined ? undefined : `Did you mean \`${nearest}\`?`),
    ...(typeof data === 'string' && obviousFix(data, choices)),
  }
}

function wrongPattern(name: string, path: Path, schema: SchemaNode, data: Plain): RawDiagnostic {
  const at = { path, part: 'value' } as const
  const message = `${name} can’t be \`${shorten(String(data))}\`.`
  const slug = String(data)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^[^a-z]+|-+$/g, '')
  if (path.at(-1) === 'id' && slug !== '') {
    return {
      code: 'wrong-pattern',
      at,
      message,
      hint: `Use lowercase letters, digits and dashes: \`${slug}\`.`,
      ...(typeof data === 'string' && replacement(data, slug)),
    }
  }
  return { code: 'wrong-pattern', at, message, ...hint(schema.description as string | undefined) }
}

function wrongKeyName(path: Path, key: string): RawDiagnostic {
  return {
    code: 'wrong-name',
    at: { path: [...path, key], part: 'key' },
    message: `\`${shorten(key)}\` can’t be a name here.`,
    hint: 'A name starts with a lowercase letter and contains only letters, digits and dashes.',
  }
}

function wrongCount(name: string, path: Path, error: ErrorObject, data: Plain): RawDiagnostic {
  const count = Array.isArray(data) ? data.length : 0
  const limit = Number(error.params.limit)
  const wanted = error.keyword === 'minItems' ? `at least ${limit}` : `at most ${limit}`
  return {
    code: error.keyword === 'minItems' ? 'too-few' : 'too-many',
    at: { path, part: 'key' },
    message: `${name} needs ${wanted} ${limit === 1 ? 'item' : 'items'}, but it has ${count === 0 ? 'none' : count}.`,
  }
}

function wrongSize(
  name: string,
  path: Path,
  error: ErrorObject,
  schema: SchemaNode,
  data: Plain,
): RawDiagnostic {
  const limit = Number(error.params.limit ?? error.params.multipleOf)
  const both = schema.minimum !== undefined && schema.maximum !== undefined
  const words = both
    ? `between ${schema.minimum} and ${schema.maximum}`
    : new Map([
        ['minimum', `${limit} or more`],
        ['maximum', `${limit} or less`],
        ['exclusiveMinimum', `more than ${limit}`],
        ['exclusiveMaximum', `less than ${limit}`],
        ['multipleOf', `a multiple of ${limit}`],
      ]).get(error.keyword)
  return {
    code: 'out-of-range',
    at: { path, part: 'value' },
    message: `${name} must be ${words}, but it is ${data}.`,
  }
}

/** A choice without a branch that stands out: exactly one of several keys, or one of several types. */
function wrongAlternative(
  name: string,
  path: Path,
  error: ErrorObject,
  schema: SchemaNode,
  data: Plain,
  tree: SchemaTree,
): RawDiagnostic {
  const branches = (error.schema as readonly SchemaNode[]).map((branch) => tree.resolve(branch))
  const keys = branches.map((branch) =>
    Array.isArray(branch.required) && branch.type === undefined ? String(branch.required) : undefined,
  )
  if (keys.every((key) => key !== undefined) && isPlainObject(data))
    return wrongKeyCount(path, keys, schema, data)
  const wanted = listWords([...new Set(branches.map(alternativeWords))], 'or')
  return {
    code: 'wrong-type',
    at: { path, part: 'value' },
    message: `${name} must be ${wanted}, but it is ${describeValue(data)}.`,
  }
}

function alternativeWords(branch: SchemaNode): string {
  const keys = branch.type === 'object' ? declaredKeys(branch) : []
  return keys.length > 0
    ? `a group with ${listWords(
        keys.map((key) => `\`${key}\``),
        'and',
      )}`
    : describeType(branch)
}

function wrongKeyCount(
  path: Path,
  keys: readonly string[],
  schema: SchemaNode,
  data: Record<string, unknown>,
): RawDiagnostic {
  const present = keys.filter((key) => Object.hasOwn(data, key))
  const names = keys.map((key) => `\`${key}\``)
  const isAction = keys.includes('scrollTo')
  const owner = isAction
    ? 'an action'
    : describeOwner(path, isSchemaNode(schema) ? schema : {}, data as Plain)
  const what = isAction ? 'destination' : 'of its alternatives'
  if (present.length === 0) {
    return {
      code: isAction ? 'no-destination' : 'missing-key',
      at: { path, part: 'key' },
      message: isAction ? 'This action leads nowhere.' : `One ${what} is missing in ${owner}.`,
      hint: `Add one of ${listWords(names, 'or')}.`,
    }
  }
  const found = listWords(
    present.map((key) => `\`${key}\``),
    'and',
  )
  return {
    code: isAction ? 'several-destinations' : 'conflicting-keys',
    at: { path: [...path, present[1] ?? present[0] ?? ''], part: 'key' },
    message: isAction
      ? `This action has ${present.length} destinations: ${found}.`
      : `${found} exclude each other in ${owner}.`,
    hint: 'Keep one of them.',
  }
}
