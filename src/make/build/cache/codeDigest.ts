import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { filesBelow } from '../../project/filesBelow.ts'
import type { Project } from '../../project/project.ts'
import { digestOf, hashOfFile } from './checkedFile.ts'

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
  const places = [
    ...sources.map((source) => path.join(root, source)),
    ...[...ownSources, ...dotEnv].map((source) => path.join(home, source)),
    ...blockDirs.slice(1),
  ]
  const files = places.flatMap(filesAt).filter((file) => !ofTests.test(file))
  const settings = Object.entries(env).filter(([name]) => ofEnvironment.test(name))
  return digestOf(
    process.version,
    JSON.stringify(settings.sort()),
    ...files.flatMap((file) => [path.relative(home, file), hashOfFile(file)]),
  )
}

/** A file, or all files in a folder; nothing if there is neither. */
function filesAt(place: string): readonly string[] {
  const stats = statSync(place, { throwIfNoEntry: false })
  if (!stats?.isDirectory()) return stats ? [place] : []
  return filesBelow(place).map((name) => path.join(place, name))
}
