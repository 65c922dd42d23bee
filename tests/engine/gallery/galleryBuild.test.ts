import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { looks } from '../../../schema/looks/looks.ts'
import { blockTypes, readExamples } from '../../support/exampleSite.ts'
import { programs } from '../../support/programs.ts'

let folder: string
let output: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pagewright-gallery-'))
  const run = spawnSync(process.execPath, [...programs.pagewright, 'gallery'], {
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: undefined, VITEST: undefined, NO_COLOR: '1', OUT_DIR: folder },
  })
  output = `${run.stdout}${run.stderr}`
  if (run.status !== 0) throw new Error(`The gallery does not build:\n${output}`)
})

afterAll(() => rm(folder, { recursive: true, force: true }))

const read = (file: string) => readFileSync(join(folder, file), 'utf8')

describe('npm run gallery', () => {
  it('prints how much it wrote and where', () => {
    // The list, a page for each block type and each example, and one that shows the look: for the site and for each look.
    const pages = 1 + blockTypes.length + blockTypes.flatMap(readExamples).length + 1
    const all = pages * (1 + Object.keys(looks).length) + 1
    expect(output).toContain(`${all.toLocaleString('en')} pages in ${relative(process.cwd(), folder)}`)
  })

  it('writes the gallery as finished HTML, which needs no app', () => {
    const list = read('index.html')
    for (const type of blockTypes) {
      expect(list).toContain(`href="/${type}"`)
      const html = read(`${type}/index.html`)
      expect(html).toContain(`src="/preview/${type}-1"`)
      expect(html).not.toContain('data-island=')
    }
    expect(read('faq/index.html')).toMatch(/content-security-policy" content="[^"]*script-src 'self' 'sha256-/)
  })

  it('shows everything in each look, with its typefaces', () => {
    for (const [look, { theme }] of Object.entries(looks)) {
      const page = read(`looks/${look}/preview/look/index.html`)
      for (const { file } of [theme.font, theme.headingFont ?? theme.font]) {
        expect(page).toContain(file)
        expect(existsSync(join(folder, file))).toBe(true)
      }
      expect(page).toContain('<footer')
      expect(read(`looks/${look}/faq/index.html`)).toContain(`src="/looks/${look}/preview/faq-1"`)
    }
  })

  it('prerenders every preview as a page', () => {
    for (const type of blockTypes) {
      const html = read(`preview/${type}-1/index.html`)
      expect(html).toContain('<main')
      expect(html).toContain('id="pagewright-boot"')
    }
    expect(read('preview/faq-1/index.html')).toContain('Can you hold bread for me?')
  })
})
