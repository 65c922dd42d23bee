import { isFormat } from '../../../schema/formats.ts'
import type { Fact } from '../fact.ts'
import { isSchemaNode, type SchemaNode } from './schemaNodes.ts'

/** One error for each `format` in the composed schema that does not exist, in the file of its block. */
export function unknownFormats(schema: SchemaNode): readonly Fact[] {
  const definitions = isSchemaNode(schema.$defs) ? schema.$defs : {}
  const { $defs: _, ...site } = schema
  return [
    ...formatsIn(site, 'schema/site.ts', []),
    ...Object.entries(definitions).flatMap(([name, definition]) => {
      const type = /^block-(.+)$/.exec(name)?.[1] ?? /^([^.]+)\./.exec(name)?.[1]
      return formatsIn(definition, type === undefined ? 'schema/shapes.ts' : `blocks/${type}/schema.ts`, [])
    }),
  ]
}

function formatsIn(node: unknown, file: string, keys: readonly string[]): readonly Fact[] {
  if (Array.isArray(node)) return node.flatMap((item) => formatsIn(item, file, keys))
  if (!isSchemaNode(node)) return []
  return Object.entries(node).flatMap(([keyword, value]) => {
    if (keyword === 'format' && typeof value === 'string') return isFormat(value) ? [] : [toFact(value, file, keys)]
    if (keyword === 'properties' && isSchemaNode(value))
      return Object.entries(value).flatMap(([key, child]) => formatsIn(child, file, [...keys, key]))
    return typeof value === 'object' ? formatsIn(value, file, keys) : []
  })
}

function toFact(format: string, file: string, keys: readonly string[]): Fact {
  return {
    kind: 'unknown-format',
    at: { path: [], part: 'key' },
    elsewhere: { file, line: 1 },
    data: { format, path: keys.join('.') },
  }
}
