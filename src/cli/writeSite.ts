import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { withSiteName } from '../language/editor/withSiteName.ts'
import { engineFolder } from '../make/project/project.ts'
import { readText } from '../make/project/readText.ts'

/** Files that commands write as they are, but for names. */
export const templates = path.join(engineFolder, 'examples/new')

/** The sites that one can start from, with what each has. */
export const starters = {
  blank: 'One page to begin with, which says what to change',
  business: 'A local business: services, prices, team, opening hours, contact',
  cafe: 'A café or restaurant: menu with allergens, hours with holidays, reservation, pictures',
  agency: 'An agency that sells a service: landing pages, plans, booking, demos',
} as const

export type Starter = keyof typeof starters

/** Files that a folder has before it has a site: those of a fresh repository, of npm and of editors. */
const kept =
  /^(\.git|\.gitignore|\.gitattributes|\.github|\.vscode|\.idea|\.editorconfig|\.nvmrc|\.DS_Store|package(-lock)?\.json|node_modules|(licen[cs]e|readme)(\..*)?)$/i

/** Whether a site can be written beside a file of this name, which stays as it is or gets more lines. */
export function isKept(name: string): boolean {
  return kept.test(name)
}

export interface NewSite {
  readonly template: Starter
  readonly name: string
}

/** Writes the files of a site into a folder, which need not exist. */
export async function writeSite(folder: string, { template, name }: NewSite): Promise<void> {
  const starter = folderOf(template)
  // First of all: nothing is written if it can't be read.
  const site = await readFile(path.join(starter, 'site.yaml'), 'utf8')
  await mkdir(path.join(folder, 'public'), { recursive: true })
  for (const name of ['public', 'translations']) {
    const files = path.join(starter, name)
    if (existsSync(files)) await cp(files, path.join(folder, name), { recursive: true })
  }
  await writeFile(path.join(folder, 'site.yaml'), withSiteName(site, name))
  const hasReadme = readdirSync(folder).some((file) => /^readme(\.|$)/i.test(file))
  const readme = (await readFile(path.join(templates, 'README.md'), 'utf8')).replace('SITE NAME', () => name)
  if (!hasReadme) await writeFile(path.join(folder, 'README.md'), readme)
  await cp(path.join(templates, '.vscode'), path.join(folder, '.vscode'), { recursive: true, force: false })
  const source = addPackage(folder)
  await changePackage(folder, (present) => packageOf(folder, present, source))
  const ignored = ['node_modules/', 'dist/', 'gallery/', '.pagewright/', '.pagewright-build-*/']
  const lines = (readText(path.join(folder, '.gitignore')) ?? '').split('\n').filter((line) => line !== '')
  await writeFile(path.join(folder, '.gitignore'), `${[...new Set([...lines, ...ignored])].join('\n')}\n`)
}

/** What the code of a site’s own blocks needs in an editor: types, and a script that checks them. */
export async function addTypes(folder: string): Promise<void> {
  const { devDependencies } = engine()
  const packages = ['typescript', '@types/react', '@types/react-dom', '@types/node']
  const types = Object.fromEntries(packages.map((name) => [name, devDependencies[name]]))
  await changePackage(folder, (present) => ({
    ...present,
    scripts: { types: 'tsc', ...(present.scripts as Json | undefined) },
    devDependencies: { ...types, ...(present.devDependencies as Json | undefined) },
  }))
  await cp(path.join(templates, 'tsconfig.json'), path.join(folder, 'tsconfig.json'))
}

type Json = Readonly<Record<string, unknown>>

async function changePackage(folder: string, change: (present: Json) => Json): Promise<void> {
  const file = path.join(folder, 'package.json')
  await writeFile(file, `${JSON.stringify(change(JSON.parse(readText(file) ?? '{}')), null, 2)}\n`)
}

/** The agency’s site is that of Pagewright’s repository; the package has a copy of it. */
function folderOf(template: Starter): string {
  const folder = path.join(engineFolder, 'examples', template)
  return existsSync(folder) ? folder : engineFolder
}

/** `package.json` of a site. What it has already stays. */
function packageOf(folder: string, present: Json, source: string): Json {
  const { engines } = engine()
  const commands = ['dev', 'check', 'build', 'preview'].map((command) => [command, `pagewright ${command}`])
  const isNew = Object.keys(present).length === 0
  return {
    ...(isNew && { name: packageName(folder), private: true, type: 'module' }),
    engines,
    ...present,
    scripts: {
      ...Object.fromEntries(commands),
      start: 'pagewright build && pagewright preview',
      ...(present.scripts as Json | undefined),
    },
    dependencies: { ...(present.dependencies as Json | undefined), pagewright: source },
  }
}

function packageName(folder: string): string {
  const name = path
    .basename(folder)
    .toLowerCase()
    .replace(/[^a-z0-9-]+/g, '-')
    .replace(/^-+|-+$/g, '')
  return name || 'site'
}

function engine(): {
  readonly version: string
  readonly engines: Json
  readonly devDependencies: Readonly<Record<string, string>>
} {
  return JSON.parse(readFileSync(path.join(engineFolder, 'package.json'), 'utf8'))
}

/**
 * What a site names as its version of Pagewright. If this one isn’t from the registry, the site gets it as a packed file,
 * so that it can be installed anywhere.
 */
function addPackage(folder: string): string {
  const { version } = engine()
  const isPackage = path.basename(path.dirname(engineFolder)) === 'node_modules'
  if (isPackage && isFromRegistry()) return `^${version}`
  const target = path.join(folder, 'vendor')
  if (!isPackage) console.log('Packing Pagewright for the site …')
  // A package has been compiled; a clone compiles itself before it is packed.
  const args = ['pack', engineFolder, '--silent', '--pack-destination', target]
  mkdirSync(target, { recursive: true })
  execFileSync('npm', isPackage ? [...args, '--ignore-scripts'] : args, {
    cwd: isPackage ? folder : engineFolder,
    shell: process.platform === 'win32',
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return `file:vendor/pagewright-${version}.tgz`
}

function isFromRegistry(): boolean {
  const lock = readText(path.join(engineFolder, '../.package-lock.json'))
  const resolved: unknown = JSON.parse(lock ?? '{}').packages?.['node_modules/pagewright']?.resolved
  return lock === undefined || (typeof resolved === 'string' && !resolved.startsWith('file:'))
}
