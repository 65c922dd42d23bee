import { mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { rolldown } from 'rolldown'
import { missingModule } from './authorError.ts'
import { engineFolder } from './project.ts'

/** The names by which a site's blocks import Pagewright, and the files behind them. */
export const publicModules: Readonly<Record<string, string>> = {
  'pagewright/block': path.join(engineFolder, 'src/block.ts'),
  'pagewright/schema': path.join(engineFolder, 'schema/public.ts'),
}

const entry = 'pagewright:modules'

/**
 * Imports modules that are written in TypeScript, which Node 20 can't do by itself. They become one bundle, because
 * bundling them one at a time takes several times as long.
 *
 * @param files Absolute paths.
 * @param folder Absolute path of a folder that can be written.
 */
export async function importTypeScript(files: readonly string[], folder: string): Promise<readonly object[]> {
  let missing: Error | undefined
  const bundle = await rolldown({
    input: entry,
    platform: 'node',
    tsconfig: false,
    resolve: { alias: publicModules },
    plugins: [
      {
        name: 'pagewright:modules',
        async resolveId(id, importer) {
          if (id === entry) return `\0${entry}`
          const found = await this.resolve(id, importer, { skipSelf: true })
          if (found === null && importer !== undefined) {
            missing = missingModule(id, importer)
            throw missing
          }
          // Node loads packages, from where they are and not from beside the bundle.
          const isPackage = !/^[./\0]/.test(id) && !path.isAbsolute(id) && !Object.hasOwn(publicModules, id)
          return found && isPackage && path.isAbsolute(found.id)
            ? { id: pathToFileURL(found.id).href, external: true }
            : found
        },
        load: (id) =>
          id === `\0${entry}`
            ? files.map((file, index) => `export * as m${index} from ${JSON.stringify(file)}`).join('\n')
            : undefined,
      },
    ],
  })
  mkdirSync(folder, { recursive: true })
  const output = path.join(folder, `modules-${process.pid}-${performance.now()}.mjs`)
  try {
    await bundle.write({ file: output, format: 'esm', codeSplitting: false })
    const modules: Record<string, object> = await import(/* @vite-ignore */ pathToFileURL(output).href)
    return files.map((_, index) => modules[`m${index}`] ?? {})
  } catch (error) {
    throw missing ?? error
  } finally {
    await bundle.close()
    rmSync(output, { force: true })
  }
}
