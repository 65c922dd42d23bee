import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { BlockSchema } from './block.ts'

/** Loads a module by its absolute path. */
export type LoadModule = (file: string) => Promise<object>

const importFile: LoadModule = (file) => import(/* @vite-ignore */ pathToFileURL(file).href)

/**
 * Finds the block types: every folder below `directory` that has a `schema.ts`, by name.
 *
 * @param directory Absolute path of the folder `blocks`.
 * @throws When a `schema.ts` has no export `schema`, or its `type` is not the name of its folder.
 */
export async function readBlockSchemas(
  directory: string,
  load: LoadModule = importFile,
): Promise<ReadonlyMap<string, BlockSchema>> {
  const types = readdirSync(directory, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(directory, entry.name, 'schema.ts')))
    .map((entry) => entry.name)
    .sort()
  return new Map(
    await Promise.all(
      types.map(async (type) => [type, await readBlockSchema(directory, type, load)] as const),
    ),
  )
}

async function readBlockSchema(directory: string, type: string, load: LoadModule): Promise<BlockSchema> {
  const file = join(directory, type, 'schema.ts')
  const module: { schema?: BlockSchema } = await load(file)
  if (module.schema === undefined) throw new Error(`${file} must export \`schema\``)
  const declared = module.schema.properties?.type?.const
  if (declared !== type) {
    throw new Error(`${file} declares the block type \`${declared}\`, but its folder is called \`${type}\``)
  }
  return module.schema
}
