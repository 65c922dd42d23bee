#!/usr/bin/env node
/**
 * The binary: `pagewright build --verbose`. The package has its commands compiled, in `lib/`; in the repository each is
 * bundled when it runs.
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
const { version, engines } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))

/** `20.19` of `>=20.19`. */
const oldest = engines.node.replace('>=', '')

const commands = {
  init: 'Writes the folder of a new site.',
  dev: 'Serves the site while you edit it and shows every save at once.',
  check: 'Checks a site file and prints its problems.',
  build: 'Builds the site into dist: static files that any host can serve.',
  preview: 'Serves the site that was built last, as a host does.',
  gallery: 'Builds a gallery of all block types.',
  'new-block': 'Creates the folder of a new block type.',
  'test-block': 'Checks the rules for blocks on a block type, in a browser.',
  'host-config': 'Prints the configuration of a web server for the built site.',
}

/** Commands of the repository of Pagewright. */
const ownCommands = ['schema', 'docs', 'prepare']

// The reader of the output may stop early, as in `pagewright check | head`.
process.stdout.on('error', (error) => {
  if (error.code !== 'EPIPE') throw error
})

const [name, ...args] = process.argv.slice(2)
async function run() {
  if (!isSupported(process.versions.node)) {
    console.error(`Pagewright needs Node ${oldest} or newer, and this is Node ${process.versions.node}. nodejs.org has the newest.`)
    return 1
  }
  if (name === undefined || name === '--help' || name === '-h') {
    console.log(help())
    return name === undefined ? 2 : 0
  }
  if (name === '--version' || name === '-v') {
    console.log(version)
    return 0
  }
  if (!Object.hasOwn(commands, name) && !(isRepository() && ownCommands.includes(name))) {
    console.error(`Pagewright has no command \`${name}\`.${await suggestion(name)}\n\n${help()}`)
    return 2
  }
  const { main } = await (isRepository() ? bundled(name) : import(`../../lib/${name}.js`))
  return main(args)
}

/** Whether this version of Node is the oldest that works, or newer. */
function isSupported(node) {
  const [major, minor] = node.split('.').map(Number)
  const [oldestMajor, oldestMinor] = oldest.split('.').map(Number)
  return major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)
}

async function suggestion(name) {
  const { closest, distance } = await import('fastest-levenshtein')
  const nearest = closest(name, Object.keys(commands))
  return distance(name, nearest) > name.length / 2 ? '' : ` Did you mean \`${nearest}\`?`
}

function help() {
  const width = Math.max(...Object.keys(commands).map((command) => command.length)) + 2
  const rows = Object.entries(commands).map(([command, does]) => `  ${command.padEnd(width)}${does}`)
  return `Usage: npx pagewright COMMAND [flags]\n\n${rows.join('\n')}\n\n\`npx pagewright COMMAND --help\` lists its flags.`
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

process.exitCode = await run()
