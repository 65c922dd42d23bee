import { replacement } from '../fix.ts'
import { isSchemaNode, type SchemaNode } from './schemaNodes.ts'

/** The key of an object's schema that had another name in an earlier version of the language. */
export function keyFormerlyCalled(name: string, { properties }: SchemaNode): string | undefined {
  return Object.entries(isSchemaNode(properties) ? properties : {}).find(
    ([, property]) =>
      isSchemaNode(property) && Array.isArray(property.formerly) && property.formerly.includes(name),
  )?.[0]
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
