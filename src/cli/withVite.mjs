/**
 * Runs a command that uses Vite: `node src/cli/withVite.mjs build --verbose`. Vite itself loads the TypeScript of the
 * command: tsx would also transform all of Vite first, which takes 1.2 s and 170 MB.
 */
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

// Whoever reads the output may stop, as in `npm run build | head`.
process.stdout.on('error', (error) => {
  if (error.code !== 'EPIPE') throw error
})
const [name, ...args] = process.argv.slice(2)
const { NODE_ENV } = process.env
const file = fileURLToPath(new URL(`./${name}.ts`, import.meta.url))
const { module } = await runnerImport(file, { configFile: false, logLevel: 'silent' })
// Loading a module makes Vite set it, and a build must be one for production.
if (NODE_ENV === undefined) delete process.env.NODE_ENV
process.exitCode = await module.main(args)
