import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { runCheck } from '../../support/runCheck.ts'

const directory = mkdtempSync(join(tmpdir(), 'pagewright-check-'))

const good = `site:
  name: Acme
  url: https://www.example.com
pages:
  home:
    path: /
    title: Acme
    blocks:
      - type: hero
        headline: We build things.
  not-found:
    path: /404
    title: Not found
    blocks:
      - type: hero
        headline: Nothing here.
`

function write(name: string, text: string): string {
  const file = join(directory, name)
  writeFileSync(file, text)
  return file
}

afterEach(() => vi.unstubAllEnvs())

describe('check', () => {
  it('exits 0 and counts pages and blocks when there are only notices, one line for each kind', async () => {
    const { code, output } = await runCheck([write('good.yaml', good)])
    expect(code).toBe(0)
    expect(output).toMatch(
      /^1 notice {3}PW070 .+\n.*good\.yaml is fine: 2 pages, 2 blocks, 0 dialogs\. 1 notice \(`npm run check -- --all` lists them\)\n$/,
    )
  })

  it('prints at most ten lines about the site of this repository', async () => {
    const { code, output } = await runCheck([])
    expect(code).toBe(0)
    expect(output.trimEnd().split('\n').length).toBeLessThanOrEqual(10)
  })

  it('prints every notice with --all and errors alone with --quiet', async () => {
    const file = write('mixed.yaml', good.replace('headline: We', 'headlin: We'))
    const all = (await runCheck([file, '--all'])).output
    expect(all).toContain('Notice: `https://www.example.com` is a placeholder.')
    expect(all).toMatch(/\n1 problem, 1 notice\n$/)
    const quiet = await runCheck([file, '--quiet'])
    expect(quiet.code).toBe(1)
    expect(quiet.output).toContain('Unknown key `headlin`')
    expect(quiet.output).not.toMatch(/Notice:|PW070/)
    expect((await runCheck([write('good.yaml', good), '--quiet'])).output).toMatch(/^.*is fine: .*\n$/)
  })

  it('prints one JSON object with --json, whether the file is fine, broken or absent', async () => {
    const json = async (...args: string[]) => {
      const { code, output } = await runCheck([...args, '--json'])
      return { code, result: JSON.parse(output) }
    }
    expect(await json(write('good.yaml', good))).toMatchObject({
      code: 0,
      result: {
        version: 1,
        counts: { error: 0, warning: 0, notice: 1 },
        site: { pages: 2, blocks: 2, dialogs: 0 },
      },
    })
    const file = write('bad.yaml', good.replace('headline: We', 'headlin: We'))
    expect(await json(file, '--quiet')).toEqual({
      code: 1,
      result: {
        version: 1,
        file,
        counts: { error: 1, warning: 0, notice: 1 },
        diagnostics: [
          {
            id: 'PW001',
            kind: 'unknown-key',
            severity: 'error',
            start: { line: 10, column: 9 },
            end: { line: 10, column: 16 },
            path: 'pages.home.blocks[0].headlin',
            message: 'Unknown key `headlin` in a `hero` block.',
            hint: 'Did you mean `headline`?',
            suggestions: ['headline'],
            context: expect.any(String),
            isFixable: true,
          },
        ],
      },
    })
    const absent = join(directory, 'absent.yaml')
    expect(await json(absent)).toEqual({
      code: 2,
      result: { version: 1, file: absent, unreadable: 'there is no such file.' },
    })
  })

  it('rejects an unknown flag and checks nothing', async () => {
    const { code, output } = await runCheck(['--fixx'])
    expect(code).toBe(2)
    expect(output).toMatch(/^check: unknown option '--fixx'\n\(Did you mean --fix\?\)\n.*\n$/)
  })

  it('exits 1 if there are errors and prints them', async () => {
    const { code, output } = await runCheck([write('bad.yaml', good.replace('headline: We', 'headlin: We'))])
    expect(code).toBe(1)
    expect(output).toContain('bad.yaml:10:9  PW001  pages.home.blocks[0].headlin\nUnknown key `headlin`')
    expect(output).toContain('1 problem, 1 notice')
  })

  it('exits 2 when the file cannot be read', async () => {
    expect(await runCheck([join(directory, 'absent.yaml')])).toMatchObject({
      code: 2,
      output: expect.stringContaining('absent.yaml cannot be read: there is no such file.'),
    })
    expect(await runCheck([directory])).toMatchObject({
      code: 2,
      output: expect.stringContaining('it is a folder.'),
    })
  })

  it('reports placeholders and samples as errors with --launch', async () => {
    const file = write('launch.yaml', good)
    expect(await runCheck([file, '--launch'])).toMatchObject({
      code: 1,
      output: expect.stringMatching(/\n1 problem\n$/),
    })
    expect((await runCheck([write('ready.yaml', good.replace('example', 'acme')), '--launch'])).code).toBe(0)
  })

  it('reads the file that SITE names if none is given', async () => {
    vi.stubEnv('SITE', write('chosen.yaml', good))
    const { output } = await runCheck([])
    expect(output).toContain('chosen.yaml is fine')
  })

  it('writes the project schema for editors next to the site file', async () => {
    await runCheck([write('named.yaml', good.replace('hero', 'heroo'))])
    const written = readFileSync(join(directory, '.pagewright/named.schema.json'), 'utf8')
    expect(JSON.parse(written).$defs['name-page'].anyOf[0].enum).toEqual(['/', '/404'])
  })

  it('finds public files next to the site file', async () => {
    const text = good.replace('We build things.', '[Read](/missing.txt)')
    expect((await runCheck([write('files.yaml', text)])).output).toContain('/missing.txt')
  })
})
