/** Runs a command: `node src/cli/run.mjs build --verbose`. One that imports blocks as they are runs with `tsx`. */
import { mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { rolldown } from 'rolldown'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** In the bundle, a module still has the address of its file. */
const sourceAddresses = {
  name: 'pagewright:source-addresses',
  transform: {
    filter: { code: /import\.meta\.url/ },
    handler: (code, id) => ({
      code: code.replaceAll('import.meta.url', () => JSON.stringify(pathToFileURL(id).href)),
      map: null,
    }),
  },
}

// The reader of the output may stop early, as in `npm run check | head`.
process.stdout.on('error', (error) => {
  if (error.code !== 'EPIPE') throw error
})

const [name, ...args] = process.argv.slice(2)
const { main } = await load(path.join(root, `src/cli/${name}.ts`))
process.exitCode = await main(args)

/**
 * Loads a module written in TypeScript: all of its code in one bundle, packages as Node finds them. Loading the files
 * one by one takes several times as long.
 */
async function load(file) {
  const bundle = await rolldown({
    input: file,
    platform: 'node',
    external: /^[^./]/,
    tsconfig: false,
    plugins: [sourceAddresses],
  })
  const folder = writableFolder()
  const output = path.join(folder, `${path.basename(file, '.ts')}-${process.pid}.mjs`)
  try {
    await bundle.write({ file: output, format: 'esm', codeSplitting: false, sourcemap: 'inline' })
    process.setSourceMapsEnabled(true)
    return await import(pathToFileURL(output).href)
  } finally {
    await bundle.close()
    rmSync(output, { force: true })
  }
}

/** Below the packages, because the bundle imports them. */
function writableFolder() {
  const folder = path.join(root, 'node_modules/.cache/pagewright-commands')
  try {
    mkdirSync(folder, { recursive: true })
    return folder
  } catch {
    return root
  }
}
