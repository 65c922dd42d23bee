import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { putInPlace } from './putInPlace.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'pagewright-place-'))
})

afterEach(() => rmSync(folder, { recursive: true }))

type Files = Readonly<Record<string, string>>

function write(name: string, files: Files): string {
  const at = path.join(folder, name)
  mkdirSync(at)
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(at, file)), { recursive: true })
    writeFileSync(path.join(at, file), text)
  }
  return at
}

/** Files with their content, and empty folders. */
function read(at: string): Files {
  const entries = readdirSync(at, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name))
  const empty = entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((name) => readdirSync(name).length === 0)
  return Object.fromEntries([
    ...files.map((file) => [path.relative(at, file), readFileSync(file, 'utf8')]),
    ...empty.map((name) => [`${path.relative(at, name)}/`, '']),
  ])
}

async function replace(old: Files | undefined, next: Files, inPlace: readonly string[]): Promise<Files> {
  const outDir = old === undefined ? path.join(folder, 'dist') : write('dist', old)
  await putInPlace(write('next', next), outDir, path.join(folder, 'old'), new Set(inPlace))
  return read(outDir)
}

describe('putInPlace', () => {
  it.each([
    ['where there was none', undefined, { 'a.html': 'new' }, [], { 'a.html': 'new' }],
    [
      'that shares no file with the new one',
      { 'b.html': 'old', 'c/d.js': '' },
      { 'a.html': 'new' },
      [],
      { 'a.html': 'new' },
    ],
    [
      'that shares one page with the new one',
      { 'a.html': 'old', 'b/index.html': 'same', 'c/d/e.js': 'gone' },
      { 'a.html': 'new', 'f/g.js': 'new' },
      ['/b/index.html'],
      { 'a.html': 'new', 'b/index.html': 'same', 'f/g.js': 'new' },
    ],
    [
      'in which a folder has become a file and a file a folder',
      { 'a.html': 'same', b: 'a file', 'c/d.html': 'in a folder' },
      { 'b/index.html': 'in a folder', c: 'a file' },
      ['/a.html'],
      { 'a.html': 'same', 'b/index.html': 'in a folder', c: 'a file' },
    ],
  ] as const)('replaces a site %s', async (_name, old, next, inPlace, result) => {
    expect(await replace(old, next, inPlace)).toEqual(result)
  })
})
