import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { filesBelow } from '../../project/filesBelow.ts'
import type { Project } from '../../project/project.ts'
import { digestOf } from './checkedFile.ts'

/** What the app is built from, besides installed packages: files and folders of Pagewright. */
const sources = ['src', 'lib', 'blocks', 'schema', 'index.html', 'package.json', 'tsconfig.json']

/** The same in the folder that the site belongs to. */
const ownSources = [
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
  'vite.config.js',
  'node_modules/.package-lock.json',
]

const ofTests = /\.(test|test-d)\.tsx?$/
const ofEnvironment = /^(NODE_ENV|VITE_.*|BABEL_ENV|BROWSERSLIST.*)$/

/** Digest of all code that builds a site and of the environment variables that affect the build. */
export function codeDigest(
  { root, home, blockDirs }: Pick<Project, 'root' | 'home' | 'blockDirs'>,
  env: NodeJS.ProcessEnv = process.env,
): string {
  const dotEnv = readdirSync(home).filter((name) => name.startsWith('.env'))
  const files = [
    ...sources.flatMap((source) => filesAt(root, source)),
    ...[...ownSources, ...dotEnv].flatMap((source) => filesAt(home, source)),
    ...blockDirs.slice(1).flatMap((folder) => filesAt(path.dirname(folder), path.basename(folder))),
  ]
  const settings = Object.entries(env).filter(([name]) => ofEnvironment.test(name))
  return digestOf(
    process.version,
    JSON.stringify(settings.sort()),
    ...files.flatMap(({ name, file }) => [name, hashOfFile(file)]),
  )
}

interface SourceFile {
  /** Path from the folder that it was found in. */
  readonly name: string
  readonly file: string
}

function filesAt(folder: string, source: string): readonly SourceFile[] {
  const stats = statSync(path.join(folder, source), { throwIfNoEntry: false })
  if (!stats) return []
  const names = stats.isDirectory()
    ? filesBelow(path.join(folder, source)).map((name) => `${source}/${name}`)
    : [source]
  return names
    .filter((name) => !ofTests.test(name))
    .sort()
    .map((name) => ({ name, file: path.join(folder, name) }))
}

/** SHA-256 of the bytes of a file. */
export function hashOfFile(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('base64url')
}
