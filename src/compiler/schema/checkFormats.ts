import { formats, isFormat } from '../../../schema/formats.ts'
import type { Diagnostic } from '../diagnostic.ts'
import { describeNames } from '../messages/describe.ts'
import { nearestName } from '../messages/nearestName.ts'
import { isSchemaNode, type SchemaNode } from './schemaNodes.ts'

/** One error for each `format` in the composed schema that does not exist, in the file of its block. */
export function checkFormats(schema: SchemaNode): readonly Diagnostic[] {
  const definitions = isSchemaNode(schema.$defs) ? schema.$defs : {}
  const { $defs: _, ...site } = schema
  return [
    ...unknownFormats(site, []).map((found) => toDiagnostic('schema/site.ts', found)),
    ...Object.entries(definitions).flatMap(([name, definition]) => {
      const type = /^block-(.+)$/.exec(name)?.[1] ?? /^([^.]+)\./.exec(name)?.[1]
      const file = type === undefined ? 'schema/shapes.ts' : `blocks/${type}/schema.ts`
      return unknownFormats(definition, []).map((found) => toDiagnostic(file, found))
    }),
  ]
}

/** A format, and its path in the schema. */
type UnknownFormat = Readonly<{ format: string; keys: readonly string[] }>

function unknownFormats(node: unknown, keys: readonly string[]): readonly UnknownFormat[] {
  if (Array.isArray(node)) return node.flatMap((item) => unknownFormats(item, keys))
  if (!isSchemaNode(node)) return []
  return Object.entries(node).flatMap(([keyword, value]) => {
    if (keyword === 'format' && typeof value === 'string') return isFormat(value) ? [] : [{ format: value, keys }]
    if (keyword === 'properties' && isSchemaNode(value))
      return Object.entries(value).flatMap(([key, child]) => unknownFormats(child, [...keys, key]))
    return typeof value === 'object' ? unknownFormats(value, keys) : []
  })
}

function toDiagnostic(file: string, { format, keys }: UnknownFormat): Diagnostic {
  const names = Object.keys(formats)
  const nearest = nearestName(format, names)
  const key = keys.length === 0 ? '' : `, which the schema gives to \`${keys.join('.')}\``
  return {
    severity: 'error',
    code: 'unknown-format',
    file,
    isElsewhere: true,
    start: { line: 1, column: 1 },
    end: { line: 1, column: 1 },
    path: '',
    message: `There is no format \`${format}\`${key}.`,
    hint: `${nearest === undefined ? '' : `Did you mean \`${nearest}\`? `}Formats: ${describeNames(names)}.`,
  }
}
