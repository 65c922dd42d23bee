import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { BlockSchema } from './block.ts'

/** Loads modules by their absolute paths. */
export type LoadModules = (files: readonly string[]) => Promise<readonly object[]>

const importFiles: LoadModules = (files) =>
  Promise.all(files.map((file) => import(/* @vite-ignore */ pathToFileURL(file).href)))

/**
 * Finds the block types: every folder below one of `directories` that has a `schema.ts`, by name. Of two with the same
 * name, the one in the later directory counts.
 *
 * @param directories Absolute paths of folders of block types.
 * @throws When a `schema.ts` has no export `schema`, or its `type` is not the name of its folder.
 */
export async function readBlockSchemas(
  directories: readonly string[],
  load: LoadModules = importFiles,
): Promise<ReadonlyMap<string, BlockSchema>> {
  const files = new Map(directories.flatMap(schemaFilesIn))
  const types = [...files.keys()].sort()
  const modules = await load(types.map((type) => files.get(type) as string))
  return new Map(types.map((type, index) => [type, schemaOf(type, files.get(type) as string, modules[index] ?? {})]))
}

function schemaFilesIn(directory: string): readonly (readonly [type: string, file: string])[] {
  return readdirSync(directory, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => [name, join(directory, name, 'schema.ts')] as const)
    .filter(([, file]) => existsSync(file))
}

function schemaOf(type: string, file: string, module: { schema?: BlockSchema }): BlockSchema {
  if (module.schema === undefined) throw new Error(`${file} must export \`schema\``)
  const declared = module.schema.properties?.type?.const
  if (declared !== type) {
    throw new Error(`${file} declares the block type \`${declared}\`, but its folder is called \`${type}\``)
  }
  return module.schema
}
