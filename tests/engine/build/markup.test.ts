import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { HtmlValidate } from 'html-validate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { redirectDocument } from '../../../src/make/build/prerender/redirectDocument.ts'
import { loadSite } from '../../../src/make/project/loadSite.ts'
import { builtSite, siteFiles } from '../../support/builtSites.ts'
import { type RunningServer, startServer } from '../../support/servers.ts'
import { sampleOf, whole } from '../../support/whole.ts'

/**
 * Checks that built files are valid HTML. html-validate needs only Node and runs in every `npm test`. The
 * Nu HTML checker finds more, also in CSS and SVG, but needs Java: it runs in `npm run test:all` if
 * the environment variable `VNU_JAR` names the file `vnu.jar`.
 */

/** Rules of the HTML standard only: `recommended` also has rules of style, such as uppercase doctypes. */
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard'],
  rules: { 'no-missing-references': 'error' },
})

async function findingsIn(markup: string, place: string): Promise<readonly string[]> {
  const { results } = await validator.validateString(markup, place)
  return results.flatMap(({ messages }) =>
    messages.map(({ line, column, ruleId, message }) => `${place}:${line}:${column} ${ruleId}: ${message}`),
  )
}

const filesIn = (folder: string, ending: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file))
    .sort()

const jar = process.env.VNU_JAR ?? ''
const canRunNu = whole && existsSync(jar) && spawnSync('java', ['-version']).status === 0
if (whole && !canRunNu) {
  console.warn('The Nu HTML checker is left out: it needs `java`, and the path of `vnu.jar` in VNU_JAR.')
}

interface NuMessage {
  readonly type: string
  readonly url: string
  readonly lastLine?: number
  readonly lastColumn?: number
  readonly message: string
}

/**
 * All messages of the Nu HTML checker. It fetches the pages by URL, because `'self'` in their policy has no meaning in
 * a file. It reads CSS and SVG as files, because it treats everything that it fetches as HTML.
 */
function askNu(folder: string, url: string): readonly string[] {
  const pages = filesIn(folder, /\.html$/).map((file) => {
    const path = file.split(sep).join('/')
    // This URL has the status 404, for which the checker reads nothing.
    if (path === '404.html') return join(folder, file)
    return `${url}/${path.replace(/(^|\/)index\.html$/, '$1')}`
  })
  const files = filesIn(folder, /\.(css|svg)$/).map((file) => join(folder, file))
  const allowLocal = '-Dnu.validator.servlet.allow-forbidden-hosts=true'
  const options = ['--format', 'json', '--also-check-css', '--also-check-svg', '--exit-zero-always', '--stdout']
  const run = spawnSync('java', [allowLocal, '-jar', jar, ...options, ...pages, ...files], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  const { messages }: { readonly messages: readonly NuMessage[] } = JSON.parse(run.stdout)
  return messages.map(
    ({ type, url: at, lastLine, lastColumn, message }) => `${at}:${lastLine}:${lastColumn} ${type}: ${message}`,
  )
}

describe.each(sampleOf(['agency', 'dentist'] as const, 2))('the built files of %s', (name) => {
  let folder: string
  let server: RunningServer | undefined

  beforeAll(async () => {
    folder = await builtSite(name)
    if (canRunNu) server = await startServer('preview', { site: siteFiles[name], outDir: folder })
  })

  afterAll(() => server?.close())

  it('are valid HTML, including every stand-in', async () => {
    const pages = filesIn(folder, /\.html$/)
    expect(pages.length).toBeGreaterThan(10)
    const findings: string[] = []
    for (const page of pages) findings.push(...(await findingsIn(readFileSync(join(folder, page), 'utf8'), page)))
    expect(findings).toEqual([])
  })

  it.runIf(canRunNu)('pass the Nu HTML checker, including CSS and SVG', () => {
    expect(askNu(folder, server?.url ?? '')).toEqual([])
  })
})

it('a redirect document is valid HTML', async () => {
  const { site } = loadSite('tests/fixtures/agency/site.yaml', { mode: 'production' })
  if (!site) throw new Error('The site has problems.')
  expect(await findingsIn(redirectDocument('/pricing?a=1&b="2"', site.shell), 'redirect')).toEqual([])
})

describe('html-validate with the rules of these tests', () => {
  it.each([
    ['a heading in a summary’s span', '<details><summary><span><h3>Why</h3></span></summary></details>'],
    ['a button in a link', '<a href="/"><button type="button">Go</button></a>'],
    ['an id twice', '<p id="a"></p><p id="a"></p>'],
    ['a reference to nothing', '<p aria-labelledby="nothing">Name</p>'],
  ])('reports %s', async (_mistake, markup) => {
    expect(await findingsIn(markup, 'mistake.html')).not.toEqual([])
  })
})
