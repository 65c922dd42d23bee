import { readdirSync, readFileSync } from 'node:fs'
import { posix, sep } from 'node:path'
import { describe, expect, it } from 'vitest'
import { importsOf, packageOf } from '../support/importsOf.ts'

/** Which rooms of the house each room, or single file, may enter. `own` is the room itself, for a block its folder. */
const rooms: Record<string, readonly string[]> = {
  schema: ['schema/'],
  'schema/composeSchema.ts': ['schema/', 'node:'],
  'schema/readBlockSchemas.ts': ['schema/', 'node:'],
  blocks: ['own', 'schema/', 'src/ui/', 'src/theme/', 'src/format/', 'src/stores/', 'src/runtime/', 'icon:'],
  'src/ui': ['own', 'schema/', 'src/theme/', 'src/format/', 'src/stores/', 'icon:'],
  'src/runtime': [
    'own',
    'schema/',
    'src/ui/',
    'src/theme/',
    'src/format/',
    'src/stores/',
    'icon:',
    'virtual:',
  ],
  'src/gallery': ['own', 'schema/', 'src/ui/', 'src/theme/', 'icon:'],
  'src/stores': ['own', 'schema/'],
  'src/theme': ['own', 'schema/'],
  'src/format': ['own'],
  'src/images': ['own', 'schema/', 'src/theme/', 'node:'],
  'src/compiler': ['own', 'schema/', 'node:'],
  'src/vite': [
    'own',
    'schema/',
    'src/compiler/',
    'src/images/',
    'src/runtime/',
    'src/gallery/',
    'src/theme/',
    'node:',
  ],
  'src/diagnose': ['own', 'src/compiler/', 'node:'],
  'src/bench': ['own', 'src/compiler/', 'src/diagnose/', 'src/cli/findChromium.ts', 'node:'],
  'src/weight': ['own', 'schema/', 'src/vite/', 'src/runtime/boot.ts', 'node:'],
  'src/fuzz': [
    'own',
    'schema/',
    'src/compiler/',
    'src/vite/',
    'src/runtime/',
    'src/diagnose/random.ts',
    'node:',
  ],
  'src/cli': [
    'own',
    'schema/',
    'src/compiler/',
    'src/vite/',
    'src/diagnose/',
    'src/fuzz/',
    'src/bench/',
    'src/weight/',
    'node:',
  ],
}

/** What the browser starts from. */
const browserEntries = /^src\/runtime\/(bootstrap|entryClient)\.tsx?$|^blocks\/[^/]+\/[^/]+\.tsx$/

/** Where each package may be imported. A dependency without a line here has no place in the house yet. */
const doors: Record<string, readonly string[]> = {
  react: ['src/runtime/', 'src/gallery/', 'src/ui/', 'src/theme/', 'src/stores/', 'blocks/'],
  'react-dom': ['src/runtime/', 'src/gallery/', 'src/ui/'],
  'styled-components': ['src/runtime/', 'src/gallery/', 'src/ui/', 'src/theme/', 'blocks/'],
  'react-router-dom': ['src/runtime/'],
  zustand: ['src/stores/'],
  'framer-motion': ['src/ui/motion.ts', 'src/ui/ToastList.tsx'],
  '@floating-ui/react': ['src/ui/'],
  'react-day-picker': ['src/ui/'],
  'react-hook-form': ['src/ui/'],
  'date-fns': ['src/format/'],
  lighthouse: ['src/cli/lighthouse.ts'],
  'chrome-launcher': ['src/cli/lighthouse.ts'],
  'json-schema-to-ts': ['schema/'],
  ajv: ['src/compiler/'],
  yaml: ['src/compiler/', 'src/diagnose/', 'src/fuzz/'],
  'markdown-it': ['src/compiler/'],
  'fastest-levenshtein': ['src/compiler/'],
  'image-size': ['src/compiler/'],
  '@iconify-json/tabler': ['src/compiler/', 'src/vite/'],
  sharp: ['src/images/'],
  harfbuzzjs: ['src/images/'],
  wawoff2: ['src/images/'],
  sirv: ['src/vite/'],
  compression: ['src/vite/'],
  jsdom: ['src/weight/'],
  vite: ['src/vite/'],
  '@playwright/test': ['src/cli/', 'src/bench/', 'src/fuzz/'],
}

const files = ['schema', 'blocks', 'src'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => posix.join(folder, name.split(sep).join('/')))
    .filter((name) => /\.tsx?$/.test(name) && !/\.(test|test-d|d)\.tsx?$/.test(name)),
)

const imports = files.flatMap((file) => importsOf(file).map((target) => ({ file, target })))

const ownFolder = (file: string, room: string) =>
  room === 'blocks' ? `${file.split('/').slice(0, 2).join('/')}/` : `${room}/`

const roomOf = (file: string) =>
  file in rooms ? file : Object.keys(rooms).find((room) => file.startsWith(`${room}/`))

function mayEnter(file: string, target: string): boolean {
  const room = roomOf(file)
  if (room === undefined) return false
  const allowed = (rooms[room] ?? []).map((prefix) => (prefix === 'own' ? ownFolder(file, room) : prefix))
  return allowed.some((prefix) => target.startsWith(prefix))
}

const mayUse = (file: string, name: string) => (doors[name] ?? []).some((door) => file.startsWith(door))

describe('importsOf', () => {
  it('sees types, re-exports, lazy imports and globs', () => {
    const source = `
      import type { A } from '../ui/A.ts'
      import styled, { css } from 'styled-components'
      export * from './b.ts'
      const lazy = () => import('../../blocks/faq/Faq.tsx')
      const all = import.meta.glob<Module>(['../../blocks/*/*.tsx', '!**/*.test.tsx'])
      // import nothing from 'a comment'
    `
    expect(importsOf('src/runtime/sample.ts', source)).toEqual([
      'src/ui/A.ts',
      'styled-components',
      'src/runtime/b.ts',
      'blocks/faq/Faq.tsx',
      'blocks/*/*.tsx',
      '!**/*.test.tsx',
    ])
  })
})

describe('who imports whom', () => {
  it('finds the files it judges', () => {
    expect(files).toContain('schema/site.ts')
    expect(imports.length).toBeGreaterThan(files.length)
  })

  it('keeps every room to the rooms it may enter', () => {
    const trespassers = imports
      .filter(({ target }) => packageOf(target) === undefined)
      .filter(({ file, target }) => !mayEnter(file, target))
      .map(({ file, target }) => `${file} imports ${target}`)
    expect(trespassers).toEqual([])
  })

  it('keeps Node, the compiler and the build away from the browser', () => {
    const reached = new Set(files.filter((file) => browserEntries.test(file)))
    for (const file of reached) {
      for (const target of importsOf(file)) if (files.includes(target)) reached.add(target)
    }
    expect([...reached]).toEqual(expect.arrayContaining(['src/runtime/App.tsx', 'src/ui/Dialog.tsx']))
    const offences = imports.filter(
      ({ file, target }) => reached.has(file) && /^(node:|src\/(compiler|vite|cli)\/)/.test(target),
    )
    expect(offences).toEqual([])
  })

  it('lets each package in by its own door', () => {
    const strays = imports
      .map(({ file, target }) => ({ file, name: packageOf(target) }))
      .filter(({ file, name }) => name !== undefined && !mayUse(file, name))
      .map(({ file, name }) => `${file} imports ${name}`)
    expect(strays).toEqual([])
  })

  it('uses every dependency that visitors or the build pay for', () => {
    const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
    const sources = files.map((file) => readFileSync(file, 'utf8')).join('\n')
    // Data packages are found by name, without an import.
    const isUsed = (name: string) => ["'", '/'].some((end) => sources.includes(`'${name}${end}`))
    expect(Object.keys(dependencies).filter((name) => !isUsed(name))).toEqual([])
  })

  it('asks only for packages that package.json promises', () => {
    const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
    const promised = Object.keys({ ...dependencies, ...devDependencies })
    const used = new Set(imports.map(({ target }) => packageOf(target)).filter((name) => name !== undefined))
    expect([...used].filter((name) => !promised.includes(name))).toEqual([])
  })
})
