import type { ErrorObject } from 'ajv'
import { replacement } from '../../fix.ts'
import { describeNames } from '../../messages/describe.ts'
import { didYouMean, hint, namesHint, type Suggestions, suggestionHint } from '../../messages/hint.ts'
import { nearestName, obviousFix } from '../../messages/nearestName.ts'
import { sameMeaning } from '../../messages/sameMeaning.ts'
import { groupBy, isPlainObject, keysOf, type Path, type Plain, valueAtPath } from '../../plain.ts'
import type { RawDiagnostic } from '../../rawDiagnostic.ts'
import { declaredKeys, type SchemaNode, type SchemaTree } from '../../schema/schemaNodes.ts'
import { shownKeys } from '../../shown.ts'
import { describeOwner, isBlockSchema } from './describeSchema.ts'
import { dropBranchErrors } from './dropBranchErrors.ts'
import { explainValue } from './explainValue.ts'
import { findOtherBlock } from './findOtherBlock.ts'
import { formerName, keyListing } from './formerNames.ts'
import { keyAdvice } from './keyAdvice.ts'

const maxErrors = 1000

/**
 * Turns the errors of ajv into one problem per mistake. A misspelled required key is one mistake, not an unknown key
 * and a missing one. Only the chosen branch of a choice is reported.
 *
 * @param keysBeside The keys written in the same group as the one at a path. Without it, those of `value`.
 */
export function explainErrors(
  errors: readonly ErrorObject[],
  value: Plain,
  tree: SchemaTree,
  keysBeside: KeysBeside = (path) => keysOf(valueAtPath(value, path.slice(0, -1))),
): readonly RawDiagnostic[] {
  const relevant = dropBranchErrors(errors.slice(0, maxErrors), tree).filter(
    // `propertyNames` repeats the error of the rule that a name violates.
    ({ keyword, propertyName }) => keyword !== 'if' && propertyName === undefined,
  )
  const ofKeys = groupBy(relevant, (error) => (isAboutKeys(error) ? error.instancePath : undefined))
  const explained = new Map(
    [...ofKeys].map(([instance, group]) => [instance, explainKeys(group, toPath(instance, value), tree, keysBeside)]),
  )
  const problems = [...explained.values()].flatMap(({ found }) => found)
  for (const error of relevant) {
    const keys = explained.get(error.instancePath)
    // Empty values were reported when the file was read, and misspelled alternatives just above.
    if (isAboutKeys(error) || error.data === null || (keys && isAlternativeOf(error, keys))) continue
    problems.push(explainValue(error, toPath(error.instancePath, value), tree))
  }
  return problems
}

export type KeysBeside = (path: Path) => readonly string[]

function isAboutKeys({ keyword }: ErrorObject): boolean {
  return keyword === 'additionalProperties' || isMissing(keyword)
}

/** A key that is required, always or beside another one. */
function isMissing(keyword: string): boolean {
  return keyword === 'required' || keyword === 'dependencies'
}

type ExplainedKeys = ReturnType<typeof explainKeys>

/** Whether a choice between keys failed only because the chosen key is misspelled, or unknown. */
function isAlternativeOf({ keyword, schema, data }: ErrorObject, { meant, isOpen }: ExplainedKeys): boolean {
  if (keyword !== 'oneOf' && keyword !== 'anyOf') return false
  const choices = (schema as readonly SchemaNode[]).flatMap(({ required }) =>
    Array.isArray(required) ? (required as string[]) : [],
  )
  // A misspelled `from` would supply one of the keys.
  if (choices.length > 0 && meant.includes('from')) return true
  if (choices.some((name) => meant.includes(name))) return true
  return isOpen && choices.length > 0 && isPlainObject(data) && !choices.some((name) => Object.hasOwn(data, name))
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

/**
 * Unknown and missing keys of one object. An unknown key that resembles no other most likely stands for one of the
 * missing keys. The hint then names those, and they are not reported as missing: where there are enough such keys to
 * be all of them, where one may be the `from` that supplies them all, or where no key of the object is known.
 */
function explainKeys(errors: readonly ErrorObject[], owner: Path, tree: SchemaTree, keysBeside: KeysBeside) {
  const data = errors[0]?.data as Plain
  const missing = new Map(
    errors.filter(({ keyword }) => isMissing(keyword)).map((error) => [String(error.params.missingProperty), error]),
  )
  /** The keys that the misspelled ones mean, and those that a key beside them needs. */
  const meant = errors.flatMap(({ keyword, params }) =>
    keyword === 'dependencies' ? [String(params.missingProperty)] : [],
  )
  const unknown = errors
    .filter(({ keyword }) => keyword === 'additionalProperties')
    .map((error) => {
      const key = String(error.params.additionalProperty)
      const taken = keysBeside([...owner, key])
      const free = declaredKeys(error.parentSchema as SchemaNode).filter((name) => !taken.includes(name))
      const renamed = keyListing(key, 'formerly', error.parentSchema as SchemaNode, free)
      const synonym = keyListing(key, 'synonyms', error.parentSchema as SchemaNode, free)
      const required = [...missing.keys()]
      const near = nearestName(key, required) ?? nearestName(key, free)
      const value = valueAtPath(data, [key])
      const same = sameMeaning(key, required, value) ?? sameMeaning(key, free, value)
      const nearest = renamed ?? synonym ?? near ?? same
      if (nearest !== undefined) {
        missing.delete(nearest)
        // A misspelled `from` would supply the missing keys.
        if (nearest === 'from') missing.clear()
        meant.push(nearest)
      }
      return { error, key, taken, free, nearest, renamed, synonym }
    })
  const other =
    missing.size === 0 &&
    findOtherBlock(
      data,
      unknown.map(({ key }) => key),
      tree,
    )
  if (other !== false && other !== undefined && isBlockSchema(errors[0]?.parentSchema as SchemaNode))
    return { found: [missingType(other, owner)], meant, isOpen: false }
  const unmatched = unknown.filter(({ nearest }) => nearest === undefined).length
  const areAllUnknown = unknown.every(({ taken }) => taken.length <= unknown.length)
  const isNothingKnown = unmatched > 0 && unmatched === unknown.length && areAllUnknown
  const isFromMissing = unmatched > 0 && unknown.some(({ free }) => free.includes('from'))
  const areNamedThere = unmatched >= missing.size || isNothingKnown || isFromMissing
  const wanted = areNamedThere ? [...missing.keys()] : []

  const found: RawDiagnostic[] = unknown.map(({ error, key, free, nearest, renamed, synonym }) => {
    const standsForMissing = nearest === undefined && wanted.length > 0
    const at = { path: [...owner, key], part: 'key' } as const
    const place = describeOwner(owner, error.parentSchema as SchemaNode, data)
    const message = `Unknown key \`${key}\` in ${place}.`
    if (renamed !== undefined)
      return { code: 'unknown-key', at, meant: [renamed], ...formerName(key, renamed, ` in ${place}`) }
    const advice = synonym === undefined ? keyAdvice(key, owner, free) : undefined
    if (advice !== undefined) return { code: 'unknown-key', at, message, hint: advice, meant: wanted }
    return {
      code: 'unknown-key',
      at,
      message,
      ...(standsForMissing
        ? missingKeysHint(wanted, free)
        : suggestionHint(nearest, 'Keys that fit', ownKeys(free), key)),
      meant: isNothingKnown
        ? ['*']
        : nearest !== undefined
          ? [nearest]
          : standsForMissing || !areNamedThere
            ? wanted
            : free,
      ...(synonym === undefined ? obviousFix(key, free) : replacement(key, synonym)),
    }
  })
  const [first] = missing.values()
  if (first !== undefined && !areNamedThere) found.push(explainMissing(first, [...missing.keys()], owner, tree))
  // The unknown keys can mean any key.
  const isOpen = unmatched > missing.size || isNothingKnown || isFromMissing
  return { found: withoutRivals(found), meant, isOpen }
}

function missingType(key: string, block: Path): RawDiagnostic {
  return {
    code: 'missing-key',
    keys: ['type'],
    at: { path: [...block, key], part: 'key' },
    message: `A line \`- type: …\` is missing above: with \`${key}\`, another block begins.`,
    hint: 'Write `- type: …` above, with its dash below that of the block before.',
  }
}

/** The hint for a key that resembles no other: it may mean a missing key, or another that fits. */
function missingKeysHint(missing: readonly string[], free: readonly string[]): Suggestions {
  const others = free.filter((name) => !missing.includes(name))
  const question = `Did you mean ${describeNames(missing, 'or')}, which ${missing.length === 1 ? 'is' : 'are'} missing?`
  const hint = [question, namesHint('Others that fit', others) ?? ''].join(' ').trim()
  return { hint, suggestions: missing }
}

/** Removes fixes that would give two keys the same name. */
function withoutRivals(problems: readonly RawDiagnostic[]): readonly RawDiagnostic[] {
  const wanted = problems.map(({ fix }) => (fix?.kind === 'replace' ? fix.to : undefined))
  return problems.map(({ fix, ...problem }, index) => {
    const isAlone = wanted.every((to, other) => other === index || to !== wanted[index])
    return { ...problem, ...(fix !== undefined && isAlone && { fix }) }
  })
}

function explainMissing(error: ErrorObject, keys: readonly string[], path: Path, tree: SchemaTree): RawDiagnostic {
  // With `from` accepted, the other keys are required by a branch of the object's schema.
  const schema = tree.ownerOf(error.parentSchema as SchemaNode)
  const data = error.data as Plain
  const misspelled = keys.includes('type') && isPlainObject(data) ? nearestName('type', Object.keys(data)) : undefined
  if (misspelled !== undefined) {
    return {
      code: 'unknown-key',
      at: { path: [...path, misspelled], part: 'key' },
      message: `Unknown key \`${misspelled}\` in a block.`,
      ...didYouMean('type'),
      meant: ['type'],
      ...obviousFix(misspelled, ['type']),
    }
  }
  return {
    code: 'missing-key',
    keys,
    at: { path, part: 'key' },
    message: `${describeNames(keys, 'and')} ${keys.length === 1 ? 'is' : 'are'} missing in ${describeOwner(path, schema, data)}.`,
    ...hint(missingHint(keys, schema, tree)),
  }
}

function missingHint(keys: readonly string[], schema: SchemaNode, tree: SchemaTree): string | undefined {
  const [key] = keys
  const properties = schema.properties as Record<string, SchemaNode> | undefined
  const property = key === undefined ? undefined : properties?.[key]
  if (keys.length !== 1 || property === undefined) return `Add ${keys.length === 1 ? 'it' : 'them'}.`
  const description = property.description ?? tree.resolve(property).description
  return `Add a line \`${key}: …\`. ${String(description ?? '')}`.trim()
}

/** Keys without those that every block and item of a list has, if there are others. */
function ownKeys(keys: readonly string[]): readonly string[] {
  const own = keys.filter((key) => !shownKeys.has(key))
  return own.length > 0 ? own : keys
}
