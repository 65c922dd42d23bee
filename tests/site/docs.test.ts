import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { compileText } from '../support/compileText.ts'

const site = readFileSync('site.yaml', 'utf8')
const handbook = readFileSync('docs/handbook.md', 'utf8')

/** A YAML snippet of the handbook and the instruction before it. */
interface Step {
  readonly order: string
  readonly yaml: string
}

interface Chapter {
  readonly title: string
  readonly steps: readonly Step[]
}

const chapters: readonly Chapter[] = handbook
  .split(/^## /m)
  .slice(1)
  .map((text) => ({
    title: text.slice(0, text.indexOf('\n')),
    steps: [...text.matchAll(/(?:^ *<!-- (.*?) -->\n)?^( *)```yaml\n(.*?)^ *```/gms)].map(
      ([, order = 'nothing', indentation = '', yaml = '']) => ({
        order,
        yaml: yaml.replace(new RegExp(`^${indentation}`, 'gm'), ''),
      }),
    ),
  }))

/** Finds lines in the site file at any indentation. Returns their position and the text found. */
function locate(text: string, lines: string): { start: number; found: string; indentation: string } {
  const pattern = lines
    .trimEnd()
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replaceAll('\n', '\n\\1')
  const [match, ...others] = text.matchAll(new RegExp(`^( *)${pattern}$`, 'gm'))
  if (!match) throw new Error(`site.yaml has nowhere:\n${lines}`)
  expect(others.map(({ index }) => index)).toEqual([])
  return { start: match.index, found: match[0], indentation: match[1] ?? '' }
}

/** The site file after following a chapter. It must compile after every step. */
function follow({ steps }: Chapter): string {
  let text = site
  let marked: ReturnType<typeof locate> | undefined
  for (const { order, yaml } of steps) {
    const [, where, line = ''] = /^(below|above): (.*)$/.exec(order) ?? []
    if (order === 'find') {
      marked = locate(text, yaml)
      continue
    }
    if (order === 'make it' && marked) {
      const { start, found, indentation } = marked
      const replacement = yaml.trimEnd().replace(/^(?=.)/gm, indentation)
      expect(replacement).not.toBe(found)
      text = text.slice(0, start) + replacement + text.slice(start + found.length)
    } else if (where !== undefined) {
      const { start, found } = locate(text, line)
      const at = where === 'above' ? start : start + found.length + 1
      text = text.slice(0, at) + yaml + text.slice(at)
    } else {
      throw new Error(`The handbook does not say what to do with:\n${yaml}`)
    }
    marked = undefined
    expect(compileText(text).text).toBe('')
  }
  return text
}

const chapter = (title: string): Chapter => {
  const found = chapters.find((each) => each.title === title)
  if (!found) throw new Error(`The handbook has no chapter “${title}”.`)
  return found
}

describe('docs/handbook.md', () => {
  it.each(chapters.filter(({ steps }) => steps.length > 0))('has steps in “$title” that work', (each) => {
    expect(follow(each)).not.toBe(site)
  })

  it('creates the pages that it promises', () => {
    const paths = (title: string) => [...(compileText(follow(chapter(title))).site?.entries.keys() ?? [])]
    expect(paths('Add a page')).toEqual(expect.arrayContaining(['/careers', '/jobs']))
    expect(paths('Add an industry')).toEqual(
      expect.arrayContaining(['/towns/springfield', '/towns/riverside']),
    )
  })

  it('creates a page from a copied industry', () => {
    const [, before = '', entry = '', after = ''] =
      /^(.*?\n {2}industries:\n)( {4}restaurants:\n.*?\n)( {4}realestate:\n.*)$/s.exec(site) ?? []
    const copy = entry.replace('restaurants:', 'gyms:')
    const { site: compiled, text } = compileText([before, entry, copy, after].join(''))
    expect(text).toBe('')
    expect(compiled?.entries.has('/industries/gyms')).toBe(true)
  })

  it('lists every section of the site file in its order', () => {
    const named = [...handbook.matchAll(/^\| (`[a-z]+:`(?:, `[a-z]+:`)*) \|/gm)].flatMap(([, cell = '']) =>
      [...cell.matchAll(/[a-z]+/g)].map(([name]) => name),
    )
    const schema = JSON.parse(readFileSync('schema/site.schema.json', 'utf8'))
    expect(named).toEqual(Object.keys(schema.properties))
  })

  it('lists every destination that an action can have', () => {
    const named = [...handbook.matchAll(/^\| [^|]+ \| `([a-zA-Z]+): [^|]*` \|$/gm)].map(([, name]) => name)
    const schema = JSON.parse(readFileSync('schema/site.schema.json', 'utf8'))
    const destinations = schema.$defs.Action.else.oneOf.flatMap(
      (each: { required: string[] }) => each.required,
    )
    expect([...new Set(named)].sort()).toEqual(destinations.sort())
  })
})

describe('docs/blocks.md', () => {
  const text = readFileSync('docs/blocks.md', 'utf8')

  it('lists helpers that exist', () => {
    const helpers = [...text.matchAll(/^\| (`[A-Z]\w+`(?:, `[A-Z]\w+`)*) \| `(src\/[^`]+)` \|/gm)]
    expect(helpers.length).toBeGreaterThan(8)
    for (const [, names = '', file = ''] of helpers) {
      const source = readFileSync(file, 'utf8')
      for (const [, name = ''] of names.matchAll(/`(\w+)`/g)) {
        expect(source, file).toMatch(new RegExp(`^export (function|const) ${name}\\b`, 'm'))
      }
    }
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
  const stops = [...text.matchAll(/^\| (\d+) \| `([^`]+)` `(\w+)` \|/gm)].map(
    ([, number, file = '', name = '']) => ({ number: Number(number), file, name }),
  )

  it('follows a text to the screen in at most 25 stops', () => {
    expect(stops.map(({ number }) => number)).toEqual(stops.map((_, index) => index + 1))
    expect(stops.length).toBeGreaterThan(15)
    expect(stops.length).toBeLessThanOrEqual(25)
  })

  it.each(stops)('has a stop $number that exists: $name in $file', ({ file, name }) => {
    expect(readFileSync(file, 'utf8')).toMatch(new RegExp(`function ${name}\\b`))
  })

  it('names every folder of src and of the compiler', () => {
    const folders = ['src', 'src/compiler'].flatMap((parent) =>
      readdirSync(parent, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => `${parent}/${name}/`),
    )
    expect(folders.filter((folder) => !text.includes(folder))).toEqual([])
  })
})

describe('the pages under docs/', () => {
  const pages = ['README.md', 'CONTRIBUTING.md', ...readdirSync('docs').map((name) => `docs/${name}`)].filter(
    (name) => name.endsWith('.md'),
  )

  it.each(pages)('%s links to existing files', (page) => {
    const links = [...readFileSync(page, 'utf8').matchAll(/\]\((?!https?:|\/|#)([^)#]+)/g)]
    const files = links.map(([, to = '']) => join(dirname(page), to))
    expect(files.filter((file) => !existsSync(file))).toEqual([])
  })

  it.each(pages)('%s names existing source files', (page) => {
    const named = [
      ...readFileSync(page, 'utf8').matchAll(/`((?:src|tests|tools|schema|blocks|examples)\/[\w./-]+)`/g),
    ]
    const files = named.map(([, file = '']) => file).filter((file) => !file.includes('opening-hours'))
    expect(files.filter((file) => !existsSync(file))).toEqual([])
  })

  it.each(pages)('%s names existing commands', (page) => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      scripts: Record<string, string>
    }
    const named = [
      ...readFileSync(page, 'utf8').matchAll(/npm (?:run (?:-s )?([a-z-]+)|(test|start)\b)/g),
    ].map(([, name = '', alone = name]) => alone)
    // A site gets this one with its first block.
    const ofSites = ['types']
    expect(named.filter((name) => !ofSites.includes(name) && !(name in scripts))).toEqual([])
  })
})
