import { basename, dirname, extname, join } from 'node:path'
import type { NameSources } from '../../language/editor/collectNames.ts'
import type { SchemaNode } from '../../language/schema/schemaNodes.ts'
import { readText } from './readText.ts'
import { replaceFile } from './replaceFile.ts'

/**
 * Where the schema for the editor of a site file is: `.pagewright/project.schema.json` beside `site.yaml`,
 * and for a file of another name one that is called after it.
 */
export function projectSchemaFile(siteFile: string): string {
  const name = basename(siteFile, extname(siteFile))
  return join(dirname(siteFile), '.pagewright', `${name === 'site' ? 'project' : name}.schema.json`)
}

/**
 * Writes the schema for the editor of a site file if it changed, with a rename, so that no editor reads half a file.
 * While the site file can't be read, the names of an earlier save stay. Does nothing in a folder that can't be written.
 *
 * @param loaded Its composed schema, and what references can lead to; no names while the site file can't be read.
 * @returns Whether there is a new schema.
 */
export async function writeProjectSchema(
  siteFile: string,
  { schema, names }: { readonly schema: SchemaNode; readonly names?: NameSources },
): Promise<boolean> {
  const file = projectSchemaFile(siteFile)
  const standing = readText(file)
  if (names === undefined && standing !== undefined) return false
  const text = `${JSON.stringify(names === undefined ? schema : await withNames(schema, names))}\n`
  if (text === standing) return false
  try {
    replaceFile(file, text)
    return true
  } catch {
    return false
  }
}

async function withNames(schema: SchemaNode, names: NameSources): Promise<SchemaNode> {
  const { collectNames } = await import('../../language/editor/collectNames.ts')
  const { composeProjectSchema } = await import('../../language/editor/composeProjectSchema.ts')
  return composeProjectSchema(schema, collectNames(names))
}
