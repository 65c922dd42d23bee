/** A JSON Schema as plain data. */
export interface SchemaNode {
  readonly [keyword: string]: unknown
}

export function isSchemaNode(value: unknown): value is SchemaNode {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
