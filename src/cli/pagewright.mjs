#!/usr/bin/env node
/**
 * The binary: `pagewright build --verbose`. The package has its commands compiled, in `lib/`; in the repository each is
 * bundled when it runs.
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { commands } from './commands.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const { version, engines } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))

/** `20.19` of `>=20.19`. */
const oldest = engines.node.replace('>=', '')

/** Commands of the repository of Pagewright. */
const ownCommands = ['schema', 'docs', 'prepare', 'new-look']

// The reader of the output may stop early, as in `pagewright check | head`.
process.stdout.on('error', (error) => {
  if (error.code !== 'EPIPE') throw error
})

const own = isRepository() ? ownCommands : []

async function run() {
  if (process.versions.node.localeCompare(oldest, 'en', { numeric: true }) < 0) {
    console.error(`Pagewright needs Node ${oldest} or newer, and this is Node ${process.versions.node}. nodejs.org has the newest.`)
    process.exitCode = 1
    return
  }
  const { Command } = await import('commander')
  const program = new Command('npx pagewright')
    .usage('COMMAND [flags]')
    .version(version, '-v, --version', 'Print the version.')
    .helpOption('-h, --help', 'Print this text, or after a command what it accepts.')
    .helpCommand(false)
    .enablePositionalOptions()
    .exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? 0 : 2))
  for (const name of [...Object.keys(commands), ...own]) {
    program
      .command(name, { hidden: own.includes(name) })
      .description(commands[name] ?? '')
      .allowUnknownOption()
      .allowExcessArguments()
      .helpOption(false)
      .action(async (_, { args }) => {
        const { main } = await (isRepository() ? bundled(name) : import(`../../lib/${name}.js`))
        process.exitCode = await main(args)
      })
  }
  await program.parseAsync()
}

function isRepository() {
  return existsSync(path.join(root, 'src/cli/build.ts'))
}

/**
 * Loads a command that is written in TypeScript: all of its code in one bundle, packages as Node finds them. Loading the
 * files one by one takes several times as long.
 */
async function bundled(command) {
  const { rolldown } = await import('rolldown')
  const bundle = await rolldown({
    input: path.join(root, `src/cli/${command}.ts`),
    platform: 'node',
    external: /^[^./]/,
    tsconfig: false,
    plugins: [sourceAddresses],
  })
  const folder = writableFolder()
  const output = path.join(folder, `${command}-${process.pid}.mjs`)
  try {
    await bundle.write({ file: output, format: 'esm', codeSplitting: false, sourcemap: 'inline' })
    process.setSourceMapsEnabled(true)
    return await import(pathToFileURL(output).href)
  } finally {
    await bundle.close()
    rmSync(output, { force: true })
  }
}

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

await run()
