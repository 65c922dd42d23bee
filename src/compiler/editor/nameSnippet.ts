import type { SchemaNode } from '../schema/schemaNodes.ts'

/** A name for completion, in quotes if YAML would read it as something else. */
export function nameSnippet(name: string): SchemaNode {
  const isPlain = /^[A-Za-z/][\w./?&=~#-]*$/.test(name) && !/^(true|false|null)$/i.test(name)
  return isPlain ? { bodyText: name } : { label: name, bodyText: JSON.stringify(name) }
}
