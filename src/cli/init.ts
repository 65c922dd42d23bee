import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { stdin, stdout } from 'node:process'
import { createInterface } from 'node:readline/promises'
import { withSiteName } from '../compiler/editor/withSiteName.ts'
import { nearestName } from '../compiler/messages/nearestName.ts'
import { engineFolder } from '../project/folders.ts'
import { defineCommand, misuse } from './command.ts'

/** The sites that one can start from, with what each has. */
const starters = {
  blank: 'A page to begin with, in a few lines',
  business: 'A local business: services, prices, team, opening hours, contact',
  agency: 'An agency that sells a service: landing pages, plans, booking, demos',
} as const

type Starter = keyof typeof starters

const names = Object.keys(starters) as Starter[]

export const main = defineCommand({
  name: 'init',
  call: 'npx pagewright init',
  summary: 'Writes the folder of a new site.',
  argument: {
    name: 'FOLDER',
    description: 'Where the site goes. It must be new or empty.',
    isRequired: true,
  },
  flags: {
    template: {
      type: 'string',
      value: 'NAME',
      description: `The site to start from: ${names.join(', ')}. Default: asks, or business.`,
    },
    name: {
      type: 'string',
      value: 'TEXT',
      description: 'Name of the site. Default: asks, or the folder’s.',
    },
    yes: { type: 'boolean', description: 'Ask nothing.' },
  },
  notes: [
    names.map((name) => `  ${name.padEnd(10)}${starters[name]}`).join('\n'),
    'Exit codes: 0 written, 1 the folder is not empty, 2 no folder or an unknown template.',
  ],
  run: (flags, folder = '') => init(folder, flags),
})

interface Wishes {
  readonly template?: string
  readonly name?: string
  readonly yes?: boolean
}

async function init(given: string, wishes: Wishes): Promise<number> {
  const folder = path.resolve(given)
  const present = existsSync(folder) ? readdirSync(folder) : []
  if (present.length > 0) {
    console.error(
      `${given} is not empty: it has ${listed(present)}. Choose a new folder; nothing was written.`,
    )
    return 1
  }
  if (wishes.template !== undefined && !isStarter(wishes.template)) {
    const nearest = nearestName(wishes.template, names)
    const hint = nearest === undefined ? '' : ` Did you mean \`${nearest}\`?`
    console.error(`There is no template \`${wishes.template}\`.${hint} Templates: ${names.join(', ')}.`)
    return misuse
  }
  const { template, name } = await ask(wishes, titleOf(path.basename(folder)))
  await writeSite(folder, template, name)
  const here = path.relative(process.cwd(), folder) || '.'
  console.log(`\nWrote ${here}: the site is site.yaml, its pictures are in public.

Next:
  cd ${here}
  npm install && npm run dev

How to change it: node_modules/pagewright/docs/handbook.md`)
  return 0
}

/** At most five names of files. */
function listed(files: readonly string[]): string {
  const [shown, rest] = [files.slice(0, 5).join(', '), files.length - 5]
  return rest > 0 ? `${shown} and ${rest} more` : shown
}

const isStarter = (name: string): name is Starter => Object.hasOwn(starters, name)

/** `corner-bakery` becomes `Corner Bakery`. */
function titleOf(folder: string): string {
  const words = folder.split(/[-_. ]+/).filter((word) => word !== '')
  return words.map((word) => word[0]?.toUpperCase() + word.slice(1)).join(' ') || 'My Site'
}

/** The wishes that flags leave open are asked for, if there is someone to ask. */
async function ask(
  { template, name, yes }: Wishes,
  suggested: string,
): Promise<{ readonly template: Starter; readonly name: string }> {
  const chosen = template as Starter | undefined
  if (yes || !stdin.isTTY) return { template: chosen ?? 'business', name: name ?? suggested }
  const prompt = createInterface({ input: stdin, output: stdout })
  try {
    const named = name ?? ((await prompt.question(`Name of the site (${suggested}): `)).trim() || suggested)
    return { template: chosen ?? (await askForStarter(prompt)), name: named }
  } finally {
    prompt.close()
  }
}

async function askForStarter(prompt: ReturnType<typeof createInterface>): Promise<Starter> {
  const list = names.map((name) => `  ${name.padEnd(10)}${starters[name]}`).join('\n')
  for (;;) {
    const answer = (await prompt.question(`Start from:\n${list}\nTemplate (business): `)).trim() || 'business'
    if (isStarter(answer)) return answer
    console.log(`There is no template \`${answer}\`.`)
  }
}

async function writeSite(folder: string, template: Starter, name: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  const starter = folderOf(template)
  await cp(path.join(starter, 'public'), path.join(folder, 'public'), { recursive: true }).catch(
    ignoreAbsence,
  )
  await mkdir(path.join(folder, 'public'), { recursive: true })
  const site = await readFile(path.join(starter, 'site.yaml'), 'utf8')
  await writeFile(path.join(folder, 'site.yaml'), withSiteName(site, name))
  await writeFile(path.join(folder, 'package.json'), `${JSON.stringify(packageOf(folder), null, 2)}\n`)
  await writeFile(path.join(folder, '.gitignore'), 'node_modules/\ndist/\ngallery/\n.pagewright/\n')
}

function ignoreAbsence(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error
}

/** The agency’s site is that of Pagewright’s repository; the package has a copy of it. */
function folderOf(template: Starter): string {
  const folder = path.join(engineFolder, 'examples', template)
  return existsSync(folder) ? folder : engineFolder
}

function packageOf(folder: string) {
  const { version, engines } = JSON.parse(readFileSync(path.join(engineFolder, 'package.json'), 'utf8'))
  const scripts = ['dev', 'check', 'build', 'preview'].map((command) => [command, `pagewright ${command}`])
  return {
    name:
      path
        .basename(folder)
        .toLowerCase()
        .replace(/[^a-z0-9-]+/g, '-')
        .replace(/^-+|-+$/g, '') || 'site',
    private: true,
    scripts: Object.fromEntries([...scripts, ['start', 'pagewright build && pagewright preview']]),
    dependencies: { pagewright: sourceOfPackage(folder) ?? `^${version}` },
    engines,
  }
}

/** Where this package came from, if it is not the registry: a packed file, or the repository itself. */
function sourceOfPackage(folder: string): string | undefined {
  const from = (file: string) => `file:${path.relative(folder, file).replaceAll(path.sep, '/')}`
  const parent = path.dirname(engineFolder)
  if (path.basename(parent) !== 'node_modules') return from(engineFolder)
  const lock = path.join(parent, '.package-lock.json')
  if (!existsSync(lock)) return undefined
  const { packages = {} } = JSON.parse(readFileSync(lock, 'utf8'))
  const resolved: string | undefined = packages['node_modules/pagewright']?.resolved
  return resolved?.startsWith('file:')
    ? from(path.resolve(path.dirname(parent), resolved.slice(5)))
    : undefined
}
