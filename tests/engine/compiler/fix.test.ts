import {
  chmodSync,
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { runCheck } from '../../support/runCheck.ts'

const good = `site:
  name: Acme
  url: https://www.acme.com # ours
pages:
  home:
    path: /
    title: Acme
    blocks:
      - type: hero
        headline: We build things.
  not-found:
    path: /404
    title: "404"
    blocks:
      - type: hero
        headline: Nothing here.
`
const broken = good.replace('headline: We', 'headlin: We').replace('"404"', '404')

const fix = (file: string) => runCheck([file, '--fix'])

/** A temporary folder with a site file. */
function write(content: string | Uint8Array): string {
  const file = join(mkdtempSync(join(tmpdir(), 'pagewright-fix-')), 'site.yaml')
  writeFileSync(file, content)
  return file
}

describe('check --fix', () => {
  it('fixes the file, shows every change and exits 0', async () => {
    const file = write(broken)
    chmodSync(file, 0o640)
    expect(await fix(file)).toEqual({
      code: 0,
      output: `${file}:10:9
  -         headlin: We build things.
  +         headline: We build things.

${file}:13:12
  -     title: 404
  +     title: "404"

2 lines fixed in ${file}.

${file} is fine: 2 pages, 2 blocks, 0 dialogs.
`,
    })
    expect(readFileSync(file, 'utf8')).toBe(good)
    expect(statSync(file).mode & 0o777).toBe(0o640)
    expect(readdirSync(join(file, '..'))).toEqual(['.pagewright', 'site.yaml'])
  })

  it('keeps the byte order mark and the line breaks', async () => {
    const written = (text: string) => Buffer.from(`\ufeff${text.trimEnd().replaceAll('\n', '\r\n')}`)
    const file = write(written(broken))
    expect((await fix(file)).code).toBe(0)
    expect(readFileSync(file)).toEqual(written(good))
  })

  it('prints the remaining problems and exits 1', async () => {
    const file = write(broken.replace('things.', '[things](/nowhere-at-all).'))
    const { code, output } = await fix(file)
    expect(code).toBe(1)
    expect(output).toContain(`2 lines fixed in ${file}.`)
    expect(output).toContain('There is no page at `/nowhere-at-all`.')
    expect(output).toContain('1 problem\n')
    expect(output.indexOf('fixed')).toBeLessThan(output.indexOf('There is no page'))
  })

  it('shows a line that it removed', async () => {
    const file = write(good.replace('    path: /\n', '    path: /\n    path: /\n'))
    expect((await fix(file)).output).toContain(`${file}:7:5\n  -     path: /\n\n1 line fixed`)
    expect(readFileSync(file, 'utf8')).toBe(good)
  })

  it('leaves a file without fixable problems unchanged', async () => {
    for (const text of [good, good.replace('headline: We', 'nonsense: We')]) {
      const file = write(text)
      const before = statSync(file).ino
      expect((await fix(file)).output).not.toContain('fixed')
      expect(readFileSync(file, 'utf8')).toBe(text)
      expect(statSync(file).ino).toBe(before)
    }
  })

  it('leaves a binary file unchanged', async () => {
    const bytes = Buffer.concat([Buffer.from(broken), Buffer.from([0xff, 0xfe])])
    const file = write(bytes)
    expect(await fix(file)).toMatchObject({ code: 1, output: expect.stringContaining('is not UTF-8') })
    expect(readFileSync(file)).toEqual(bytes)
  })

  it('exits 2 for a missing file', async () => {
    const { code, output } = await fix(join(tmpdir(), 'pagewright-absent.yaml'))
    expect(code).toBe(2)
    expect(output).toContain('cannot be read: there is no such file.')
  })

  it('fixes the target of a symbolic link and keeps the link', async () => {
    const file = write(broken)
    const link = join(file, '../link.yaml')
    symlinkSync(file, link)
    const { code, output } = await fix(link)
    expect(code).toBe(0)
    expect(output).toContain(`2 lines fixed in ${link}, which is a link to ${file}.`)
    expect(lstatSync(link).isSymbolicLink()).toBe(true)
    expect(readFileSync(file, 'utf8')).toBe(good)
  })

  it('reports a read-only file and leaves it unchanged', async () => {
    const file = write(broken)
    chmodSync(file, 0o444)
    const { code, output } = await fix(file)
    expect(code).toBe(1)
    expect(output).toContain(`${file} could be fixed, but it is read-only.`)
    expect(output).toContain('2 problems')
    expect(readFileSync(file, 'utf8')).toBe(broken)
  })
})
