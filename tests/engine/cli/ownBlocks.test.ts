import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { programs } from '../../support/programs.ts'
import { sampleOf } from '../../support/whole.ts'

/** A site outside the repository, with a block type of its own that no page uses. */
let site: string

const schema = `import { block, blockBase, text } from 'pagewright/schema'
export const schema = block('offer', 'An offer.', [], { ...blockBase, note: text('Its text.') })
`
const component = `import { Section } from 'pagewright/block'

export function Offer(section: object) {
  return <Section {...section}>An offer</Section>
}
`
const pages = (block: string) => `site: { name: Offers, url: "https://www.offers.example" }
pages:
  home: { path: /, title: Offers, blocks: [{ ${block} }] }
  not-found: { path: /404, title: Not here, blocks: [{ type: not-found }] }
`
const good = {
  'site.yaml': pages('type: hero, headline: Offers'),
  'blocks/offer/schema.ts': schema,
  'blocks/offer/Offer.tsx': component,
}

beforeAll(async () => {
  site = await mkdtemp(join(tmpdir(), 'pagewright-own-'))
  await symlink(resolve('node_modules'), join(site, 'node_modules'), 'dir')
})

afterAll(async () => {
  for (const folder of [site, `${site}-cache`]) await rm(folder, { recursive: true, force: true })
})

/** Runs a command in the site with other files; those with the value `undefined` are missing. */
async function run(command: string, files: Readonly<Record<string, string | undefined>> = {}) {
  await rm(join(site, 'blocks'), { recursive: true, force: true })
  await mkdir(join(site, 'blocks/offer'), { recursive: true })
  for (const [name, text] of Object.entries({ ...good, ...files }))
    if (text !== undefined) await writeFile(join(site, name), text)
  const { status, stdout, stderr } = spawnSync(process.execPath, [resolve(...programs.pagewright), command], {
    cwd: site,
    encoding: 'utf8',
    // The cache is elsewhere, and so are the packages that a bundle in it would find.
    env: {
      ...process.env,
      NODE_ENV: undefined,
      VITEST: undefined,
      SITE: undefined,
      FORCE_COLOR: undefined,
      // On a CI machine Vite writes in color into a file, too.
      CI: undefined,
      CACHE_DIR: `${site}-cache`,
    },
  })
  return { status, output: `${stdout}${stderr}` }
}

const isPlain = (output: string) => stripVTControlCharacters(output) === output && !/\n\s+at |modules-\d/.test(output)

const schemaFile = 'blocks/offer/schema.ts'
const componentFile = 'blocks/offer/Offer.tsx'

describe('a block of a site’s own', () => {
  it('is built with the React of Pagewright, also in a folder without packages', async () => {
    const packages = join(site, 'node_modules')
    await rm(packages)
    const used = await run('build', { 'site.yaml': pages('type: offer') })
    await symlink(resolve('node_modules'), packages, 'dir')
    expect([used.status, used.output]).toEqual([0, expect.stringContaining('Built in')])
  })

  it('is checked wherever the cache is, with packages that its schema imports', async () => {
    const files = { [schemaFile]: `import { parse } from 'yaml'\nparse('a: 1')\n${schema}` }
    expect(await run('check', files)).toEqual({
      status: 0,
      output: expect.stringContaining('site.yaml is fine'),
    })
  })

  it.each(
    sampleOf(
      [
        ['has no schema', { [schemaFile]: undefined }, `${schemaFile}:1:1\nThe block \`offer\` has no file`],
        ['has no component', { [componentFile]: undefined }, `${componentFile}:1:1\nThe block \`offer\` has no file`],
        [
          'has its component as the default export',
          { [componentFile]: component.replace('function', 'default function') },
          `${componentFile}:3:8\nThe component of a block must be exported by its name, \`Offer\`.`,
        ],
        [
          'has its component under another name',
          { [componentFile]: component.replace('Offer', 'Card') },
          `${componentFile}:3:17\nThe component of a block must be exported by its name, \`Offer\`.\nThis exports \`Card\`.`,
        ],
        [
          'has a component that can’t be read',
          { [componentFile]: `${component}const a = ;` },
          `${componentFile}:6:11\nThis can’t be read`,
        ],
        [
          'has a schema that can’t be read',
          { [schemaFile]: `${schema}const a = ;` },
          `${schemaFile}:3:11\nThis can’t be read`,
        ],
        [
          'imports a package into its schema that isn’t there',
          { [schemaFile]: `${schema}import nope from '@some/nope/part'\nnope()` },
          `${schemaFile}:3:18\nThe package \`@some/nope\` is not installed. Install it: \`npm install @some/nope\`.`,
        ],
        [
          'imports a file into its schema that isn’t there',
          { [schemaFile]: `${schema}import nope from './nope.ts'\nnope()` },
          `${schemaFile}:3:18\nThere is no file \`./nope.ts\`.`,
        ],
      ] as const,
      2,
    ),
  )('that %s is an error at its place, though no page uses it', async (_, files, message) => {
    const { status, output } = await run('check', files)
    expect(output).toContain(message)
    expect([status, isPlain(output)]).toEqual([1, true])
  })

  it.each(
    sampleOf(
      [
        [
          'needs a browser to render',
          {
            'site.yaml': pages('type: offer'),
            [componentFile]: component.replace('return', 'const wide = window.innerWidth\n  return'),
          },
          `${componentFile}:4:16\nsite.yaml:3\nPage / cannot be rendered: block \`offer-1\` (type \`offer\`) failed: window is not defined`,
        ],
        [
          'imports a package into its component that isn’t there',
          { [componentFile]: `import nope from 'nope'\nnope()\n${component}` },
          `${componentFile}:1:18\nThe package \`nope\` is not installed.`,
        ],
        [
          'imports a part that can’t be read',
          {
            [componentFile]: `import { part } from './part.tsx'\npart()\n${component}`,
            'blocks/offer/part.tsx': 'export const part = () => <p>{1 +}</p>',
          },
          'blocks/offer/part.tsx:1:34\nUnexpected token',
        ],
        [
          'imports a style sheet',
          { [componentFile]: `import './look.css'\n${component}`, 'blocks/offer/look.css': '' },
          `${componentFile}:1:8\nA block can’t import a style sheet`,
        ],
        [
          'imports a part of an island from elsewhere',
          {
            [componentFile]: `import { part } from '../part.ts'\npart()\n${component}`,
            'blocks/part.ts': "'use client'\nexport const part = () => {}",
          },
          "blocks/part.ts:1:1\nThis file begins with `'use client'`, but the block `offer`",
        ],
        ['has no component', { [componentFile]: undefined }, `${componentFile}:1:1\nThe block \`offer\` has no file`],
      ] as const,
      3,
    ),
  )('that %s is not built', async (_, files, message) => {
    const { status, output } = await run('build', files)
    expect(output).toContain(message)
    expect([status, isPlain(output)]).toEqual([1, true])
  })

  it('has the same rules for imports where its examples are tried', async () => {
    const { status, output } = await run('test-block', {
      [componentFile]: `import './look.css'\n${component}`,
      'blocks/offer/look.css': '',
      'blocks/offer/example.yaml': 'type: offer',
    })
    expect(output).toContain(`${componentFile}:1:8\nA block can’t import a style sheet`)
    expect([status, isPlain(output)]).toEqual([1, true])
  })
})
