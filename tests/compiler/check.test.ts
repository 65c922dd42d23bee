import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const directory = mkdtempSync(join(tmpdir(), 'pagewright-check-'))

const good = `site:
  name: Acme
  url: https://www.example.com
pages:
  home:
    path: /
    title: Acme
    blocks:
      - type: prose
        text: We build things.
  not-found:
    path: /404
    title: Not found
    blocks:
      - type: prose
        text: Nothing here. [Home](/)
`

interface Run {
  readonly code: number
  readonly output: string
}

function write(name: string, text: string): string {
  const file = join(directory, name)
  writeFileSync(file, text)
  return file
}

function check(args: readonly string[], env: Readonly<Record<string, string>> = {}): Run {
  try {
    const output = execFileSync(process.execPath, ['--import', 'tsx', 'src/cli/check.ts', ...args], {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, ...env },
      stdio: 'pipe',
    })
    return { code: 0, output }
  } catch (error) {
    const { status, stdout, stderr } = error as { status: number; stdout: string; stderr: string }
    return { code: status, output: stdout + stderr }
  }
}

describe('check', { timeout: 60_000 }, () => {
  it('exits 0 and counts pages and blocks when there are only notices', () => {
    const { code, output } = check([write('good.yaml', good)])
    expect(code).toBe(0)
    expect(output).toContain('Notice: `https://www.example.com` is a placeholder.')
    expect(output).toMatch(/good\.yaml is fine: 2 pages, 2 blocks, 0 dialogs\.\n$/)
  })

  it('exits 1 with the problems', () => {
    const { code, output } = check([write('bad.yaml', good.replace('text: We', 'txt: We'))])
    expect(code).toBe(1)
    expect(output).toContain('bad.yaml:10:9  PW001  pages.home.blocks[0].txt\nUnknown key `txt`')
    expect(output).toContain('1 problem, 1 notice')
  })

  it('exits 2 when the file cannot be read', () => {
    expect(check([join(directory, 'absent.yaml')])).toMatchObject({
      code: 2,
      output: expect.stringContaining('absent.yaml cannot be read: there is no such file.'),
    })
    expect(check([directory])).toMatchObject({ code: 2, output: expect.stringContaining('it is a folder.') })
  })

  it('turns what must not go live into errors with --launch', () => {
    const file = write('launch.yaml', good)
    expect(check([file, '--launch'])).toMatchObject({
      code: 1,
      output: expect.stringContaining('1 problem\n'),
    })
    expect(check([write('ready.yaml', good.replace('example', 'acme')), '--launch']).code).toBe(0)
  })

  it('reads the file that SITE names when none is given', () => {
    const { output } = check([], { SITE: write('chosen.yaml', good) })
    expect(output).toContain('chosen.yaml is fine')
  })

  it('writes the names of the site beside it, for editors', () => {
    check([write('named.yaml', good.replace('prose', 'proze'))])
    const written = readFileSync(join(directory, '.pagewright/named.schema.json'), 'utf8')
    expect(JSON.parse(written).$defs['name-page'].anyOf[0].enum).toEqual(['/', '/404'])
  })

  it('finds public files next to the site file', () => {
    const text = good.replace('We build things.', '[Read](/missing.txt)')
    expect(check([write('files.yaml', text)]).output).toContain('/missing.txt')
  })
})
