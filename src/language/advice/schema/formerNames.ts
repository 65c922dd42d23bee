import { replacement } from '../../fix.ts'
import { isSchemaNode, type SchemaNode } from '../../schema/schemaNodes.ts'

/**
 * The key of an object's schema, among those in `keys`, that lists a name in a keyword: `formerly` has names of earlier
 * versions of the language, `synonyms` what authors call it.
 */
export function keyListing(
  name: string,
  keyword: 'formerly' | 'synonyms',
  { properties }: SchemaNode,
  keys: readonly string[],
): string | undefined {
  return keys.find((key) => {
    const property = isSchemaNode(properties) ? properties[key] : undefined
    const names = isSchemaNode(property) ? property[keyword] : undefined
    return Array.isArray(names) && names.includes(name)
  })
}

/** The choice, or the block type, that had another name in an earlier version of the language. */
export function choiceFormerlyCalled(name: string, { renamed }: SchemaNode): string | undefined {
  const choice = isSchemaNode(renamed) && Object.hasOwn(renamed, name) ? renamed[name] : undefined
  return typeof choice === 'string' ? choice : undefined
}

/** The words and the fix for a name of an earlier version. */
export function formerName(former: string, current: string, place = '') {
  return {
    message: `\`${former}\`${place} is called \`${current}\` now.`,
    hint: `Write \`${current}\`. \`check --fix\` does it in the whole file.`,
    ...replacement(former, current),
  }
}
