import type { ErrorObject } from 'ajv'
import { nearestName } from '../nearestName.ts'
import { isPlainObject, type Path, type Plain, valueAtPath } from '../plain.ts'
import type { Problem } from '../problem.ts'
import { dropBranchErrors } from './dropBranchErrors.ts'
import { explainValue } from './explainValue.ts'
import { ownerWords } from './ownerWords.ts'
import { declaredKeys, type SchemaNode, type SchemaTree } from './schemaNodes.ts'
import { listWords, suggestionHint } from './words.ts'

/**
 * One problem per mistake from the errors of ajv: a misspelt required key is one mistake, not an unknown
 * key and a missing one, and only the chosen branch of a choice is heard.
 *
 * @param base Path of `value` in the site file.
 */
export function explainErrors(
  errors: readonly ErrorObject[],
  value: Plain,
  base: Path,
  tree: SchemaTree,
): readonly Problem[] {
  const relevant = dropBranchErrors(errors, tree).filter(
    // `propertyNames` reports itself besides the rule that a name broke.
    ({ keyword, propertyName }) => keyword !== 'if' && propertyName === undefined,
  )
  const objects = new Map<string, { unknown: ErrorObject[]; missing: ErrorObject[] }>()
  const problems: Problem[] = []
  for (const error of relevant) {
    if (error.keyword === 'additionalProperties' || error.keyword === 'required') {
      const group = objects.get(error.instancePath) ?? { unknown: [], missing: [] }
      group[error.keyword === 'required' ? 'missing' : 'unknown'].push(error)
      objects.set(error.instancePath, group)
    } else if (error.data !== null) {
      // An empty value has been reported where the file was read.
      problems.push(explainValue(error, place(error, value, base), tree))
    }
  }
  for (const group of objects.values()) problems.push(...explainKeys(group, value, base, tree))
  return problems
}

function place(error: ErrorObject, root: Plain, base: Path): Path {
  return [...base, ...toPath(error.instancePath, root)]
}

/** A JSON pointer as a path; indexes of lists become numbers. */
function toPath(pointer: string, root: Plain): Path {
  const path: (string | number)[] = []
  for (const part of pointer.split('/').slice(1)) {
    const key = part.replaceAll('~1', '/').replaceAll('~0', '~')
    path.push(Array.isArray(valueAtPath(root, path)) ? Number(key) : key)
  }
  return path
}

/** Unknown and missing keys of one object. */
function explainKeys(
  group: { unknown: readonly ErrorObject[]; missing: readonly ErrorObject[] },
  root: Plain,
  base: Path,
  tree: SchemaTree,
): readonly Problem[] {
  const missing = new Map(group.missing.map((error) => [String(error.params.missingProperty), error]))
  const problems: Problem[] = []
  for (const error of group.unknown) {
    const key = String(error.params.additionalProperty)
    const path = [...place(error, root, base), key]
    const schema = error.parentSchema as SchemaNode
    const free = declaredKeys(schema).filter(
      (name) => !isPlainObject(error.data) || !Object.hasOwn(error.data, name),
    )
    const nearest = nearestName(key, missing.keys()) ?? nearestName(key, free)
    if (nearest !== undefined) missing.delete(nearest)
    problems.push({
      code: 'unknown-key',
      at: { path, part: 'key' },
      message: `Unknown key \`${key}\` in ${ownerWords(path.slice(0, -1), schema, error.data as Plain)}.`,
      ...hint(suggestionHint(nearest, 'Keys that fit', free)),
    })
  }
  const [first] = missing.values()
  if (first !== undefined) problems.push(explainMissing(first, [...missing.keys()], root, base, tree))
  return problems
}

function explainMissing(
  error: ErrorObject,
  keys: readonly string[],
  root: Plain,
  base: Path,
  tree: SchemaTree,
): Problem {
  const path = place(error, root, base)
  const schema = ownerSchema(error, tree)
  const data = error.data as Plain
  const misspelt =
    keys.includes('type') && isPlainObject(data) ? nearestName('type', Object.keys(data)) : undefined
  if (misspelt !== undefined) {
    return {
      code: 'unknown-key',
      at: { path: [...path, misspelt], part: 'key' },
      message: `Unknown key \`${misspelt}\` in a block.`,
      hint: 'Did you mean `type`?',
    }
  }
  const names = listWords(
    keys.map((key) => `\`${key}\``),
    'and',
  )
  return {
    code: 'missing-key',
    at: { path, part: 'key' },
    message: `${names} ${keys.length === 1 ? 'is' : 'are'} missing in ${ownerWords(path, schema, data)}.`,
    ...hint(missingHint(keys, schema, tree)),
  }
}

function missingHint(keys: readonly string[], schema: SchemaNode, tree: SchemaTree): string | undefined {
  const [key] = keys
  const properties = schema.properties as Record<string, SchemaNode> | undefined
  const property = key === undefined ? undefined : properties?.[key]
  if (keys.length !== 1 || property === undefined) return `Add ${keys.length === 1 ? 'it' : 'them'}.`
  const description = property.description ?? tree.resolve(property).description
  return `Add \`${key}:\` ${String(description ?? '').replace(/\.$/, '')}.`
}

/** Required keys may be demanded by a branch of the object's schema: the object is what has the properties. */
function ownerSchema(error: ErrorObject, tree: SchemaTree): SchemaNode {
  const owner = tree.at(error.schemaPath.replace(/(?:\/else|\/then)?\/required$/, ''))
  return owner ?? (error.parentSchema as SchemaNode)
}

function hint(text: string | undefined): { hint?: string } {
  return text === undefined ? {} : { hint: text }
}
