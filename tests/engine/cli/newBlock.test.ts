import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { cp, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve, sep } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { main } from '../../../src/cli/new-block.ts'
import { capture } from '../../support/capture.ts'
import { programs } from '../../support/programs.ts'
import { whole } from '../../support/whole.ts'

/** A copy of the project, to which a test can add a block the way a developer does. */
let project: string

const parts = [
  ...['blocks', 'docs', 'examples/new', 'public', 'schema', 'src', 'tools', 'tests/support', 'tests/blocks'],
  ...['index.html', 'package.json', 'tsconfig.json', 'biome.json'],
  ...['vite.config.ts', 'vitest.config.ts', 'playwright.config.ts'],
]

beforeAll(async () => {
  project = await mkdtemp(join(tmpdir(), 'pagewright-new-block-'))
  for (const part of parts) await cp(part, join(project, part), { recursive: true })
  await symlink(resolve('node_modules'), join(project, 'node_modules'), 'dir')
})

afterAll(() => rm(project, { recursive: true, force: true }))

function run(command: keyof typeof programs, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [...programs[command], ...args], {
    cwd: project,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: undefined, VITEST: undefined, NO_COLOR: '1', FORCE_COLOR: undefined },
  })
  return { status, output: `${stdout}${stderr}` }
}

const newBlock = (...names: string[]) => run('pagewright', 'new-block', ...names)

/** Hashes of all files in the copy. */
function snapshot(): Map<string, string> {
  const files = readdirSync(project, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
    .map((entry) => join(entry.parentPath, entry.name))
  return new Map(
    files.map((file) => [
      file
        .slice(project.length + 1)
        .split(sep)
        .join('/'),
      createHash('sha256').update(readFileSync(file)).digest('hex'),
    ]),
  )
}

/** Pattern for the titles of tests of the new block: its part of the contract suite and its own tests. */
const suites = 'opening-hours|OpeningHours|folders'

const filesIn = (folder: string) => readdirSync(folder, { recursive: true, encoding: 'utf8' })

const site = `site: { name: Added, url: "https://www.added.example" }
pages:
  home:
    path: /
    title: Added
    blocks:
      - { type: opening-hours, heading: When we are here, text: "Every day, **even on Sundays**." }
  not-found:
    path: /404
    title: Not here
    blocks:
      - { type: opening-hours, text: Not here. }
`

describe('npm run new-block', () => {
  it.each([
    { names: [], code: 2, says: "missing required argument 'NAME'" },
    { names: ['two', 'names'], code: 2, says: 'too many arguments' },
    { names: ['--forec', 'name'], code: 2, says: "unknown option '--forec'" },
    { names: ['OpeningHours'], says: 'Did you mean `opening-hours`?' },
    { names: ['../outside'], says: '`../outside` cannot be the name of a block' },
    { names: ['2nd-hero'], says: 'a letter first' },
    { names: ['faq'], says: 'There is a block `faq` already: blocks/faq.' },
  ])('rejects $names and writes nothing', async ({ names, code = 1, says }) => {
    const before = filesIn('blocks')
    const { result, stdout, stderr } = await capture(() => main(names))
    expect(result).toBe(code)
    expect(stdout + stderr).toContain(says)
    expect(filesIn('blocks')).toEqual(before)
  })

  it('adds a block to schema, registry and gallery without changing another file', async () => {
    const before = snapshot()

    const written = newBlock('opening-hours')
    expect(written.status).toBe(0)
    expect(written.output).toContain('npm run schema')
    expect(run('pagewright', 'schema').status).toBe(0)

    const after = snapshot()
    const touched = [...after].filter(([file, hash]) => before.get(file) !== hash).map(([file]) => file)
    expect(touched.sort()).toEqual([
      'blocks/opening-hours/OpeningHours.test.tsx',
      'blocks/opening-hours/OpeningHours.tsx',
      'blocks/opening-hours/example.yaml',
      'blocks/opening-hours/schema.ts',
      'docs/block-types.md',
      'schema/site.schema.json',
    ])
    expect(after.size).toBe(before.size + 4)

    const schema = JSON.parse(readFileSync(join(project, 'schema/site.schema.json'), 'utf8'))
    expect(schema.$defs.block.properties.type.enum).toContain('opening-hours')
    const table = readFileSync(join(project, 'docs/block-types.md'), 'utf8')
    expect(table).toContain('| `opening-hours` | A heading, a text and buttons. | `text` |')

    // Building it and its contract suite take most of a minute.
    if (!whole) return
    await writeFile(join(project, 'site.yaml'), site)
    const build = run('pagewright', 'build')
    expect(build.output).toContain('dist')
    expect(build.status).toBe(0)
    const html = readFileSync(join(project, 'dist/index.html'), 'utf8')
    expect(html).toContain('When we are here')
    expect(html).toContain('<strong>even on Sundays</strong>')

    const suite = run('vitest', 'run', 'tests/blocks/contract.test.tsx', 'blocks/opening-hours', '-t', suites)
    expect(suite.output).toMatch(/Tests {2}\d{2} passed/)
    expect(suite.status).toBe(0)

    expect(run('biome', 'check', '--vcs-enabled=false', 'blocks/opening-hours').status).toBe(0)
    expect(run('tsc').output).toBe('')
  })

  it.runIf(whole)('followed by the steps in docs/blocks.md gives a block that passes every check', async () => {
    const guide = readFileSync('docs/blocks.md', 'utf8')
    const files = [...guide.matchAll(/^<!-- (\S+) -->\n```\w+\n(.*?)^```/gms)]
    expect(files.map(([, name]) => name).sort()).toEqual(['OpeningHours.tsx', 'example.yaml', 'schema.ts'])
    const folder = join(project, 'blocks/opening-hours')
    await rm(folder, { recursive: true, force: true })
    expect(newBlock('opening-hours').status).toBe(0)
    await rm(join(folder, 'OpeningHours.test.tsx'))
    for (const [, name = '', text = ''] of files) await writeFile(join(folder, name), text)
    expect(run('pagewright', 'schema').status).toBe(0)
    expect(run('biome', 'check', '--vcs-enabled=false', 'blocks/opening-hours').status).toBe(0)
    const paths = { 'pagewright/block': ['./src/block.ts'], 'pagewright/schema': ['./schema/public.ts'] }
    const tsconfig = { extends: './tsconfig.json', compilerOptions: { paths } }
    await writeFile(join(project, 'tsconfig.site.json'), JSON.stringify(tsconfig))
    expect(run('tsc', '-p', 'tsconfig.site.json').output).toBe('')
    const rules = run('pagewright', 'test-block', 'opening-hours')
    expect([rules.status, rules.output]).toEqual([0, expect.stringContaining('1 passed, 0 failed')])
  })
})
