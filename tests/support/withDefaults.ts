import type { PlainObject } from '../../src/language/plain.ts'
import { readDefaults } from '../../src/language/schema/readDefaults.ts'

/** Props or settings with the defaults of their schema filled in, in their groups as well. */
export function withDefaults<Compiled>(schema: object, value: object = {}): Compiled {
  return fill(schema as PlainObject, value as PlainObject) as Compiled
}

function fill(schema: PlainObject, value: PlainObject): PlainObject {
  const filled = { ...readDefaults(schema), ...value }
  const groups = Object.entries((schema.properties ?? {}) as Record<string, PlainObject>).filter(
    ([key, property]) => property.properties !== undefined && filled[key] !== undefined,
  )
  return {
    ...filled,
    ...Object.fromEntries(groups.map(([key, property]) => [key, fill(property, filled[key] as PlainObject)])),
  }
}
