import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'

/** The names that a module exports, which only names other modules. */
const exportsOf = (file: string) =>
  new Set(
    [...readFileSync(file, 'utf8').matchAll(/export (?:type )?\{([^}]*)\}/g)].flatMap(([, names = '']) =>
      [...names.matchAll(/\w+/g)].map(([name]) => name),
    ),
  )

describe('docs/blocks.md', () => {
  const text = readFileSync('docs/blocks.md', 'utf8')

  it('lists helpers that a site can import', () => {
    const [, table = ''] = /^\| Helper \|.*\n.*\n((?:\|.*\n)+)/m.exec(text) ?? []
    const helpers = [...table.matchAll(/^\| (`\w+`(?:, `\w+`)*) \|/gm)].flatMap(([, names = '']) =>
      [...names.matchAll(/\w+/g)].map(([name]) => name),
    )
    expect(helpers.length).toBeGreaterThan(20)
    expect(helpers.filter((name) => !exportsOf('src/block.ts').has(name))).toEqual([])
  })

  it('has only code that a site can use', () => {
    const code = [...text.matchAll(/^```tsx?\n(.*?)^```/gms)].map(([, block = '']) => block)
    const imports = code.flatMap((block) => [...block.matchAll(/^import ([^;]*?) from '([^']+)'/gms)])
    const modules = new Map([
      ['pagewright/block', exportsOf('src/block.ts')],
      ['pagewright/schema', exportsOf('schema/public.ts')],
    ])
    const others = ['react', 'styled-components', './schema.ts']
    expect(imports.length).toBeGreaterThan(5)
    for (const [, names = '', id = ''] of imports) {
      const known = modules.get(id)
      if (known === undefined) expect(others).toContain(id)
      else for (const [, name = ''] of names.matchAll(/(\w+)\s*[,}]/g)) expect([...known]).toContain(name)
    }
    for (const [, command = ''] of text.matchAll(/^```sh\n(.*?)^```/gms))
      expect(command).toMatch(/^(?:npx pagewright \S.*\n|npm install .*\n)+$/)
  })

  it('lists every format whose value differs in the component', () => {
    const values = readFileSync('schema/values.ts', 'utf8')
    const formats = [...values.matchAll(/format: '([a-z-]+)' \}; output/g)].map(([, name]) => name)
    const listed = [...text.matchAll(/^\| (`[a-z-]+`(?:, `[a-z-]+`)*) \| `/gm)].flatMap(([, names = '']) =>
      [...names.matchAll(/[a-z-]+/g)].map(([name]) => name),
    )
    expect(formats.length).toBeGreaterThan(4)
    expect(listed).toEqual(expect.arrayContaining(formats))
  })
})

describe('docs/architecture.md', () => {
  const text = readFileSync('docs/architecture.md', 'utf8')
  const stops = [...text.matchAll(/^\| (\d+) \| `([^`]+)` `(\w+)` \|/gm)].map(([, number, file = '', name = '']) => ({
    number: Number(number),
    file,
    name,
  }))

  it('follows a text to the screen in at most 25 stops', () => {
    expect(stops.map(({ number }) => number)).toEqual(stops.map((_, index) => index + 1))
    expect(stops.length).toBeGreaterThan(15)
    expect(stops.length).toBeLessThanOrEqual(25)
  })

  it.each(stops)('has a stop $number that exists: $name in $file', ({ file, name }) => {
    expect(readFileSync(file, 'utf8')).toMatch(new RegExp(`function ${name}\\b`))
  })

  it('names every folder of src and of the compiler', () => {
    const folders = ['src', 'src/language'].flatMap((parent) =>
      readdirSync(parent, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => `${parent}/${name}/`),
    )
    expect(folders.filter((folder) => !text.includes(folder))).toEqual([])
  })
})

describe('the pages under docs/', () => {
  const pages = ['README.md', 'CONTRIBUTING.md', ...readdirSync('docs').map((name) => `docs/${name}`)].filter((name) =>
    name.endsWith('.md'),
  )

  it.each(pages)('%s links to existing files', (page) => {
    const links = [...readFileSync(page, 'utf8').matchAll(/\]\((?!https?:|\/|#)([^)#]+)/g)]
    const files = links.map(([, to = '']) => join(dirname(page), to))
    expect(files.filter((file) => !existsSync(file))).toEqual([])
  })

  it.each(pages)('%s names existing source files', (page) => {
    const named = [...readFileSync(page, 'utf8').matchAll(/`((?:src|tests|tools|schema|blocks|examples)\/[\w./-]+)`/g)]
    const files = named.map(([, file = '']) => file).filter((file) => !file.includes('opening-hours'))
    expect(files.filter((file) => !existsSync(file))).toEqual([])
  })

  it.each(pages)('%s names existing commands', (page) => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      scripts: Record<string, string>
    }
    const named = [...readFileSync(page, 'utf8').matchAll(/npm (?:run (?:-s )?([a-z-]+)|(test|start)\b)/g)].map(
      ([, name = '', alone = name]) => alone,
    )
    // A site gets this one with its first block.
    const ofSites = ['types']
    expect(named.filter((name) => !ofSites.includes(name) && !(name in scripts))).toEqual([])
  })
})
