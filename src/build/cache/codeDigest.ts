import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { filesBelow } from '../../project/filesBelow.ts'
import type { Project } from '../../project/project.ts'
import { digestOf } from './checkedFile.ts'

/** What the app is built from, besides installed packages: folders and files of the project. */
const sources = [
  'src',
  'blocks',
  'schema',
  'index.html',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
  'node_modules/.package-lock.json',
]

const ofTests = /\.(test|test-d)\.tsx?$/
const ofEnvironment = /^(NODE_ENV|VITE_.*|BABEL_ENV|BROWSERSLIST.*)$/

/** Digest of all code that builds a site and of the environment variables that affect the build. */
export function codeDigest({ root }: Project, env: NodeJS.ProcessEnv = process.env): string {
  const dotEnv = readdirSync(root).filter((name) => name.startsWith('.env'))
  const files = [...sources, ...dotEnv].flatMap((source) => filesAt(root, source)).sort()
  const settings = Object.entries(env).filter(([name]) => ofEnvironment.test(name))
  return digestOf(
    process.version,
    JSON.stringify(settings.sort()),
    ...files.flatMap((file) => [file, hashOfFile(path.join(root, file))]),
  )
}

function filesAt(root: string, source: string): readonly string[] {
  const stats = statSync(path.join(root, source), { throwIfNoEntry: false })
  if (!stats?.isDirectory()) return stats ? [source] : []
  const names = filesBelow(path.join(root, source)).filter((name) => !ofTests.test(name))
  return names.map((name) => `${source}/${name}`)
}

/** SHA-256 of the bytes of a file. */
export function hashOfFile(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('base64url')
}
