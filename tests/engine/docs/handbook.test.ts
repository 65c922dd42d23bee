import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { blockLoaders } from 'virtual:pagewright/registry'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { afterAll, describe, expect, it } from 'vitest'
import type { CompiledSite } from '../../../schema/model.ts'
import { shellAt } from '../../../schema/shellAt.ts'
import { formatDiagnostics } from '../../../src/language/advice/formatDiagnostics.ts'
import { withSiteName } from '../../../src/language/editor/withSiteName.ts'
import { createCompileCache } from '../../../src/language/memo/compileCache.ts'
import { type ProblemCode, problemKinds } from '../../../src/language/messages/problemKinds.ts'
import { fillDocument } from '../../../src/make/build/prerender/document.ts'
import { policyOf } from '../../../src/make/build/prerender/prerender.ts'
import { redirectDocument } from '../../../src/make/build/prerender/redirectDocument.ts'
import { shareImageOf } from '../../../src/make/build/share/shareImage.ts'
import { App } from '../../../src/site/runtime/App.tsx'
import { allBlocks, createRegistry } from '../../../src/site/runtime/registry.ts'
import { baseCss } from '../../../src/site/theme/baseCss.ts'
import { compileFile } from '../../support/explained.ts'
import { photo } from '../../support/photo.ts'

const handbook = readFileSync('docs/handbook.md', 'utf8')
const template = readFileSync('index.html', 'utf8')
const schema = JSON.parse(readFileSync('schema/site.schema.json', 'utf8'))

/** The starter that `init` offers first, as it writes it for a site with another name. */
const starter = withSiteName(readFileSync('examples/business/site.yaml', 'utf8'), 'Riverside Bikes')

/** What the handbook says to do with a snippet. */
interface Step {
  readonly order: string
  readonly line?: string
  readonly yaml: string
}

interface Recipe {
  readonly title: string
  readonly steps: readonly Step[]
  /** Files below `public` to put or to delete. */
  readonly files: readonly { readonly name: string; readonly isGone: boolean }[]
  /** The site file that it is for: the starter’s, or that of the agency. */
  readonly site: string
  /** What the document at a path has in the end, no longer has, or has only in development. */
  readonly results: readonly { readonly path: string; readonly verb: string; readonly text: string }[]
  /** Ids of the notices that the recipe says one gets. */
  readonly expected: readonly string[]
}

const orders = /\b(find|write instead|(?:below|above) the(?: last)? line(?: that has)? `([^`]+)`)/gi

/** The text before a snippet ends in what to do with it. */
function stepOf(prose: string, yaml: string, indentation: string): Step {
  const [, order = '', line] = [...prose.replace(/\s+/g, ' ').matchAll(orders)].at(-1) ?? []
  const [verb = ''] = order.toLowerCase().split(' ')
  return {
    order: verb,
    ...(line !== undefined && { line }),
    yaml: yaml.replace(new RegExp(`^${indentation}`, 'gm'), ''),
  }
}

const untouchedText = (site: string): string =>
  site === 'examples/business/site.yaml' ? starter : readFileSync(site, 'utf8')

/** Every part below a heading is a recipe for the untouched starter, unless a comment names another site. */
const recipes: readonly Recipe[] = handbook
  .split(/^##+ /m)
  .slice(1)
  .map((part) => {
    const snippets = part.matchAll(/(.*?)^( *)```yaml\n(.*?)^ *```$/gms)
    return {
      title: part.slice(0, part.indexOf('\n')),
      steps: [...snippets].map(([, prose = '', space = '', yaml = '']) => stepOf(prose, yaml, space)),
      files: [...part.matchAll(/(delete )?`(public\/[^`]+\.\w+)`/gi)].map(([, gone, name = '']) => ({
        name,
        isGone: gone !== undefined,
      })),
      site: /^<!-- site: (\S+) -->$/m.exec(part)?.[1] ?? 'examples/business/site.yaml',
      results: [...part.matchAll(/^<!-- (\S+) (shows|hides|waits): (.*) -->$/gm)].map(
        ([, path = '', verb = '', text = '']) => ({ path, verb, text }),
      ),
      expected: [...part.matchAll(/^<!-- expects (\S+) -->$/gm)].map(([, id = '']) => id),
    }
  })

const withSteps = recipes.filter(({ steps }) => steps.length > 0)

/** The one place where a text has some lines. A reader who searches for the first of them finds no other. */
function place(text: string, lines: string): { start: number; end: number } {
  const first = lines.trim().split('\n')[0]?.trim() ?? ''
  expect(text.split(first).length - 1, `times that the site has \`${first}\``).toBe(1)
  const start = text.indexOf(lines)
  expect(start === 0 || text[start - 1] === '\n', `the lines are in the site as written:\n${lines}`).toBe(true)
  return { start, end: start + lines.length }
}

/** The site file after some steps, which are called after each of them. */
function follow({ steps, site }: Recipe, afterEach: (text: string) => void): string {
  let text = untouchedText(site)
  let found: ReturnType<typeof place> | undefined
  for (const { order, line = '', yaml } of steps) {
    if (order === 'find') {
      found = place(text, yaml)
      continue
    }
    if (order === 'write' && found !== undefined) {
      expect(yaml).not.toBe(text.slice(found.start, found.end))
      text = text.slice(0, found.start) + yaml + text.slice(found.end)
    } else if (order === 'below' || order === 'above') {
      const whole = text.split('\n').find((each) => each.includes(line)) ?? line
      const { start, end } = place(text, `${whole}\n`)
      expect(text.split(line).length - 1, `times that the site has \`${line}\``).toBe(1)
      const at = order === 'above' ? start : end
      text = text.slice(0, at) + yaml + text.slice(at)
    } else {
      throw new Error(`The handbook does not say what to do with:\n${yaml}`)
    }
    found = undefined
    afterEach(text)
  }
  return text
}

const folder = mkdtempSync(join(tmpdir(), 'pagewright-handbook-'))
const picture = await photo(1200, 800).jpeg().toBuffer()
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A file of the kind that its name says. */
function contentOf(name: string): string | Buffer {
  if (name.endsWith('.svg')) return readFileSync('examples/business/public/images/workshop.svg')
  if (name.endsWith('.woff2')) return readFileSync('src/make/assets/fonts/instrument-sans.woff2')
  return /\.(jpg|png)$/.test(name) ? picture : 'Some bytes'
}

/** Writes the folder of a site with the files that a recipe puts there. */
function siteFor({ title, files, site: original }: Recipe): string {
  const site = join(folder, title.replace(/\W+/g, '-'))
  cpSync(join(dirname(original), 'public'), join(site, 'public'), { recursive: true })
  for (const { name, isGone } of files) {
    mkdirSync(dirname(join(site, name)), { recursive: true })
    if (isGone) rmSync(join(site, name))
    else writeFileSync(join(site, name), contentOf(name))
  }
  return join(site, 'site.yaml')
}

const cache = createCompileCache()

function compile(file: string, text: string, mode: 'production' | 'development' = 'production') {
  const { site, diagnostics } = compileFile(file, new TextEncoder().encode(text), {
    mode,
    wholeSite: true,
    cache,
  })
  const errors = diagnostics.filter(({ severity }) => severity === 'error')
  return { site, errors: formatDiagnostics(errors, text), diagnostics }
}

/** The document at a path, with everything that it has before any script runs. */
async function htmlOf(site: CompiledSite, path: string): Promise<string> {
  const entry = site.entries.get(path)
  const shell = shellAt(site, path)
  if (entry?.kind === 'redirect') return redirectDocument(entry.to, shell)
  if (entry === undefined) throw new Error(`The site has no page ${path}.`)
  const { page } = entry
  const registry = createRegistry(blockLoaders)
  for (const { type } of allBlocks(page)) await registry.load(type)
  const runtime = { shell, registry, mode: 'production' as const }
  return fillDocument(template, {
    page,
    shell,
    css: baseCss(shell.theme),
    policy: policyOf({ shell, sources: site.sources, policyMode: 'strict' }, [], []),
    shareImage: shareImageOf(page, shell, { hash: '', mode: 'pages' }),
    boot: { app: [] },
    headScripts: '',
    body: renderToString(createElement(App, { runtime, page, buildYear: 2026 })),
  })
}

describe('docs/handbook.md', () => {
  it.each(withSteps)('“$title” leads from the starter to a site without a problem', async (recipe) => {
    const file = siteFor(recipe)
    const untouched = new Set(compile(file, untouchedText(recipe.site)).diagnostics.map(({ code }) => code))
    const text = follow(recipe, (now) => expect(compile(file, now).errors).toBe(''))
    const { site, diagnostics } = compile(file, text)
    const isExpected = (code: ProblemCode) => recipe.expected.includes(problemKinds[code].id)
    const found = diagnostics.filter(({ code }) => !untouched.has(code))
    expect(
      formatDiagnostics(
        found.filter(({ code }) => !isExpected(code)),
        text,
      ),
    ).toBe('')
    expect(found.filter(({ code }) => isExpected(code))).toHaveLength(recipe.expected.length)
    for (const { path, verb, text } of recipe.results) {
      if (verb === 'waits') {
        const { site: inDevelopment } = compile(
          file,
          follow(recipe, () => {}),
          'development',
        )
        expect(inDevelopment && (await htmlOf(inDevelopment, path))).toContain(text)
        expect(site?.entries.has(path)).toBe(false)
        continue
      }
      const html = site && (await htmlOf(site, path))
      if (verb === 'shows') {
        expect(html).toContain(text)
        continue
      }
      const { site: before } = compile(file, untouchedText(recipe.site))
      expect(before && (await htmlOf(before, path))).toContain(text)
      expect(html).not.toContain(text)
    }
  })

  it('has recipes for what people ask', () => {
    expect(withSteps.length).toBeGreaterThan(30)
    expect(recipes.flatMap(({ results }) => results).length).toBeGreaterThan(25)
  })

  it('adds a trade of the agency, four pages, in one place of at most 100 lines', () => {
    const [entry] = recipes.find(({ title }) => title === 'Add a trade')?.steps ?? []
    expect(entry?.yaml.trim().split('\n').length).toBeLessThanOrEqual(100)
    expect(entry?.yaml).toMatch(/^ {4}bakeries:\n(?: {6,}.*\n)+\n$/)
  })

  it.each([
    ['      name: Bakeries\n', 'content.trades.bakeries', 'name'],
    ['        cta: Order a Loaf\n', 'content.trades.bakeries.landing', 'cta'],
    ['        place: bakery\n', 'content.trades.bakeries.about', 'place'],
    ['id: bakeries, caller', 'content.trades.bakeries.booking', 'id'],
  ])('adds a trade whose entry is where a missing %j is told', (line, path, key) => {
    const recipe = recipes.find(({ title }) => title === 'Add a trade')
    if (recipe === undefined) throw new Error('The handbook has no recipe for a trade.')
    const text = follow(recipe, () => {})
    expect(text).toContain(line)
    const { diagnostics } = compile(siteFor(recipe), text.replace(line, line.endsWith('\n') ? '' : 'caller'))
    const errors = diagnostics.filter(({ severity }) => severity === 'error')
    expect(errors).toMatchObject([{ code: 'missing-key', path }])
    expect(errors[0]?.message).toContain(`\`${key}\` is missing in \`${path}\``)
  })

  it('links to headings that it has', () => {
    const anchorOf = (title: string) =>
      title
        .toLowerCase()
        .replace(/[^a-z0-9 -]/g, '')
        .replaceAll(' ', '-')
    const anchors = recipes.map(({ title }) => anchorOf(title))
    const links = [...handbook.matchAll(/\]\(#([^)]+)\)/g)].map(([, anchor]) => anchor)
    expect(links.filter((anchor) => !anchors.includes(anchor ?? ''))).toEqual([])
  })

  it('lists every section of the site file in its order', () => {
    const named = [...handbook.matchAll(/^\| (`[a-z]+:`(?:, `[a-z]+:`)*) \|/gm)].flatMap(([, cell = '']) =>
      [...cell.matchAll(/[a-z]+/g)].map(([name]) => name),
    )
    expect(named).toEqual(Object.keys(schema.properties))
  })

  it('lists every destination that an action can have', () => {
    const named = [...handbook.matchAll(/^\| [^|]+ \| `([a-zA-Z]+): [^|]*` \|$/gm)].map(([, name]) => name)
    const destinations = schema.$defs.Action.else.oneOf.flatMap((each: { required: string[] }) => each.required)
    expect([...new Set(named)].sort()).toEqual(destinations.sort())
  })
})
