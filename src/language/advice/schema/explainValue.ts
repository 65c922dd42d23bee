import type { ErrorObject } from 'ajv'
import { replacement } from '../../fix.ts'
import { describeNames, describeValue, joinWords, shorten } from '../../messages/describe.ts'
import { didYouMean, hint } from '../../messages/hint.ts'
import { nearestName, obviousFix } from '../../messages/nearestName.ts'
import { toSlug } from '../../messages/toSlug.ts'
import { isPlainObject, type Path } from '../../plain.ts'
import type { RawDiagnostic } from '../../rawDiagnostic.ts'
import { declaredKeys, type SchemaNode, type SchemaTree } from '../../schema/schemaNodes.ts'
import { asClock, lateHour } from './asClock.ts'
import { describeOwner, describeType, isBlockType } from './describeSchema.ts'
import { choiceFormerlyCalled, formerName } from './formerNames.ts'
import { suggestBlockType } from './suggestBlockType.ts'
import { type BrokenValue, readsKeys, type ValueProblem, wrongType } from './wrongType.ts'

/** Explains an error of ajv about a value in words that an author knows. */
export function explainValue(error: ErrorObject, path: Path, tree: SchemaTree): RawDiagnostic {
  const { keyword, parentSchema, schema: rule, data } = error
  const broken = {
    path,
    name: describePlace(path),
    data,
    schema: parentSchema as SchemaNode,
    rule,
    error,
    tree,
  }
  const explain = explanations[keyword] ?? wrongValue
  const { part = 'value', below, ...problem } = explain(broken as BrokenValue)
  return { ...problem, at: { path: below === undefined ? path : [...path, below], part } }
}

type Explain = (broken: BrokenValue) => ValueProblem

/** What each keyword of JSON Schema means for an author. */
const explanations: Readonly<Record<string, Explain>> = {
  type: wrongType,
  const: wrongType,
  enum: wrongChoice,
  pattern: (broken) => (Array.isArray(broken.schema.type) ? wrongType(broken) : wrongPattern(broken)),
  propertyNames: wrongKeyName,
  minLength: ({ name }) => ({
    code: 'too-short',
    message: `${name} is empty.`,
    hint: 'Write a text, or remove the line.',
  }),
  maxLength: ({ name, data, rule }) => ({
    code: 'too-long',
    message: `${name} has ${[...String(data)].length} characters, and at most ${rule} fit.`,
    hint: 'Shorten it.',
  }),
  minItems: (broken) => wrongCount('too-few', 'at least', broken),
  maxItems: (broken) => wrongCount('too-many', 'at most', broken),
  minProperties: ({ name }) => ({
    code: 'too-few',
    part: 'key',
    message: `${name} is empty.`,
    hint: 'Add at least one.',
  }),
  minimum: (broken) => wrongSize(`${broken.rule} or more`, broken),
  maximum: (broken) => wrongSize(`${broken.rule} or less`, broken),
  exclusiveMinimum: (broken) => wrongSize(`more than ${broken.rule}`, broken),
  exclusiveMaximum: (broken) => wrongSize(`less than ${broken.rule}`, broken),
  multipleOf: (broken) => wrongSize(`a multiple of ${broken.rule}`, broken),
  oneOf: wrongAlternative,
  anyOf: wrongAlternative,
  uniqueItems: ({ name }) => ({
    code: 'duplicate-item',
    part: 'key',
    message: `${name} contains the same item twice.`,
    hint: 'Remove one.',
  }),
}

function describePlace(path: Path): string {
  const last = path.at(-1)
  if (last === undefined) return 'The file'
  if (typeof last === 'string') return `\`${last}\``
  const list = path.at(-2)
  return typeof list === 'string' ? `Item ${last + 1} of \`${list}\`` : `Item ${last + 1} of the list`
}

function wrongChoice({ name, data, schema, tree }: BrokenValue): ValueProblem {
  const choices = (schema.enum as readonly unknown[]).map(String)
  const nearest = typeof data === 'string' ? nearestName(data, choices) : undefined
  const renamed = typeof data === 'string' ? choiceFormerlyCalled(data, schema) : undefined
  if (typeof data === 'string' && renamed !== undefined) {
    return {
      code: isBlockType(schema) ? 'unknown-block-type' : 'wrong-choice',
      ...formerName(data, renamed),
    }
  }
  if (isBlockType(schema) && typeof data === 'string') {
    return {
      code: 'unknown-block-type',
      message: `There is no block type \`${shorten(data)}\`.`,
      ...suggestBlockType(data, choices, tree),
      ...obviousFix(data, choices),
    }
  }
  const message = `${name} must be ${describeType(schema)}, but it is ${describeValue(data)}.`
  // YAML reads `yes` as a text, other formats as a boolean.
  const word = data === true ? 'yes' : data === false ? 'no' : undefined
  if (word !== undefined && choices.includes(word)) {
    return { code: 'wrong-choice', message, hint: `Write \`${word}\`.`, ...replacement(data === true, word) }
  }
  return {
    code: 'wrong-choice',
    message,
    ...didYouMean(nearest),
    ...(typeof data === 'string' && obviousFix(data, choices)),
  }
}

function wrongPattern({ path, name, data, schema }: BrokenValue): ValueProblem {
  const message = `${name} can’t be \`${shorten(String(data))}\`.`
  const slug = toSlug(String(data)).replace(/^[^a-z]+/, '')
  const plain = withoutTypography(String(data))
  if (typeof data === 'string' && plain !== data && new RegExp(String(schema.pattern), 'u').test(plain))
    return { code: 'wrong-pattern', message, hint: `Write ${plain}.`, ...replacement(data, plain) }
  const clock = asClock(String(data))
  if (typeof data === 'string' && clock !== undefined && new RegExp(String(schema.pattern), 'u').test(clock))
    return { code: 'wrong-pattern', message, hint: `Write ${clock}.`, ...replacement(data, clock) }
  if (path.at(-1) !== 'id' || slug === '') {
    const words = schema.patternErrorMessage ?? schema.description
    return { code: 'wrong-pattern', message, ...hint([lateHour(data), words].filter(Boolean).join(' ')) }
  }
  return {
    code: 'wrong-pattern',
    message,
    hint: `Use lowercase letters, digits and dashes: \`${slug}\`.`,
    ...(typeof data === 'string' && replacement(data, slug)),
  }
}

/** A value as a keyboard writes it: word processors turn its hyphens into dashes and put spaces around them. */
function withoutTypography(value: string): string {
  return value.replaceAll(/[\u2010-\u2015\u2212]/g, '-').replaceAll(/[\s\u201c-\u201f]/g, '')
}

function wrongKeyName({ error }: BrokenValue): ValueProblem {
  const key = String(error.params.propertyName)
  return {
    code: 'wrong-name',
    part: 'key',
    below: key,
    message: `\`${shorten(key)}\` can’t be a name here.`,
    hint: /^[a-z][A-Za-z0-9-]*$/.test(key)
      ? 'This name is taken. Choose another.'
      : 'A name starts with a lowercase letter and contains only letters, digits and dashes.',
  }
}

function wrongCount(
  code: 'too-few' | 'too-many',
  wanted: string,
  { path, name, data, rule }: BrokenValue,
): ValueProblem {
  const count = Array.isArray(data) && data.length > 0 ? data.length : 'none'
  const items = rule === 1 ? 'item' : 'items'
  const message = `${name} needs ${wanted} ${rule} ${items}, but it has ${count}.`
  // A list of broken items isn't the list that was meant.
  return { code, part: 'key', message, reads: [[...path, '*']] }
}

function wrongSize(wanted: string, { name, data, schema: { minimum, maximum } }: BrokenValue): ValueProblem {
  const isRange = minimum !== undefined && maximum !== undefined
  return {
    code: 'out-of-range',
    message: `${name} must be ${isRange ? `between ${minimum} and ${maximum}` : wanted}, but it is ${data}.`,
  }
}

/** A choice without a branch that stands out: exactly one of several keys, or one of several types. */
function wrongAlternative(broken: BrokenValue): ValueProblem {
  const { path, name, data, rule, tree } = broken
  const branches = (rule as readonly SchemaNode[]).map((branch) => tree.resolve(branch))
  const keys = branches.flatMap(({ required, type }) =>
    Array.isArray(required) && type === undefined ? [String(required)] : [],
  )
  if (keys.length === branches.length && isPlainObject(data)) return wrongKeyCount(keys, broken)
  const wanted = joinWords([...new Set(branches.map(describeBranch))], 'or')
  const message = `${name} must be ${wanted}, but it is ${describeValue(data)}.`
  return { code: 'wrong-type', message, ...readsKeys(path, data) }
}

function describeBranch(branch: SchemaNode): string {
  const keys = branch.type === 'object' ? declaredKeys(branch) : []
  return keys.length > 0 ? `a group with ${describeNames(keys, 'and')}` : describeType(branch)
}

function wrongKeyCount(keys: readonly string[], { path, data, schema, tree }: BrokenValue): ValueProblem {
  const present = keys.filter((key) => Object.hasOwn(data as object, key))
  const found = describeNames(present, 'and')
  const isAction = keys.includes('scrollTo')
  // With `from` accepted, the choice is in a branch of the object's schema.
  const owner = describeOwner(path, tree.ownerOf(schema), data)
  const [first = '', second = first] = present
  if (present.length === 0) {
    return {
      code: isAction ? 'no-destination' : 'missing-key',
      part: 'key',
      message: isAction ? 'This action leads nowhere.' : `One of its alternatives is missing in ${owner}.`,
      hint: `Add one of ${describeNames(keys, 'or')}.`,
      reads: keys.map((key) => [...path, key]),
    }
  }
  return {
    code: isAction ? 'several-destinations' : 'conflicting-keys',
    part: 'key',
    below: second,
    message: isAction
      ? `This action has ${present.length} destinations: ${found}.`
      : `${found} exclude each other in ${owner}.`,
    hint: 'Keep one of them.',
  }
}

/** Explains a rule with a keyword that isn't listed above, such as `not`. */
function wrongValue({ name, data, schema }: BrokenValue): ValueProblem {
  const isScalar = typeof data !== 'object'
  return {
    code: 'invalid-value',
    message: `${name} can’t ${isScalar ? `be \`${shorten(String(data))}\`` : 'have this value'}.`,
    ...hint(schema.description as string | undefined),
  }
}
