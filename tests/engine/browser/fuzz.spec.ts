import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { fuzz } from '../../../tools/fuzz/fuzz.ts'
import { readMaterial } from '../../../tools/fuzz/material.ts'
import { createHarness, type Harness, trySite } from '../../../tools/fuzz/trySite.ts'
import { sampleOf, whole } from '../../support/whole.ts'

/** A few of the sites that `npm run fuzz` makes; `npm run test:all` tries a hundred. */
test.describe.configure({ mode: 'serial', timeout: 180_000 })
// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from this pattern.
test.beforeEach(({}, { project }) => {
  test.skip(project.name !== 'desktop', 'sets its own width')
})

let harness: Harness
// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from this pattern.
test.beforeAll(async ({}, { project }) => {
  if (project.name === 'desktop') harness = await createHarness()
})
test.afterAll(() => harness?.close())

test('randomly generated sites start without console output, fit 320 px and have no broken links', async () => {
  const failing = await fuzz({
    material: readMaterial(),
    harness,
    seed: 9,
    indexes: whole ? [0, 1, 2, 3, 4] : [0],
    workers: 2,
    shrinks: false,
  })
  expect(failing.map(({ index, failure }) => ({ index, ...failure }))).toEqual([])
})

const plain = `site: { name: Plain, url: https://www.example.com }
pages:
  home:
    path: /
    title: Plain
    blocks:
      - { type: prose, text: 'Nothing [wrong](/404).' }
      - type: research
        items:
          - { title: Loaves, authors: Us, source: Log, url: https://www.example.com/log, highlights: [Rest.], summary: Longer. }
  not-found: { path: /404, title: Not here, blocks: [{ type: not-found }] }
`

test('the fuzzer finds no failure in a plain site', async () => {
  expect(await trySite(plain, harness)).toBeUndefined()
})

const sabotages: readonly (readonly [kind: string, from: string, to: string])[] = [
  ['broken link', 'href="/404"', 'href="/nowhere"'],
  ['overflow', '<main', '<div style="width:2000px;height:1px"></div><main'],
  ['hydration', 'Longer.', 'Shorter.'],
  ['outside request', '</body>', '<img src="https://elsewhere.example/picture.png" alt=""></body>'],
  ['not started', 'data-island="0"', 'data-island="9"'],
]

for (const [kind, from, to] of sampleOf(sabotages, 2)) {
  test(`the fuzzer detects a sabotaged page: ${kind}`, async () => {
    const spoil: Harness['writeSite'] = async (site, outDir) => {
      const pages = await harness.writeSite(site, outDir)
      const file = join(outDir, 'index.html')
      const html = await readFile(file, 'utf8')
      expect(html).toContain(from)
      await writeFile(
        file,
        html.replaceAll(from, () => to),
      )
      return pages
    }
    const failure = await trySite(plain, { ...harness, writeSite: spoil }, '/')
    // React logs a mismatch before it is measured, and a blocked request is logged as well.
    expect([kind, 'console']).toContain(failure?.kind)
    expect(failure?.path).toBe('/')
  })
}

test('the fuzzer counts a generated site with errors as a failure', async () => {
  const failure = await trySite(plain.replace('prose', 'prosa'), harness)
  expect(failure?.kind).toBe('refused')
  expect(failure?.message).toContain('prosa')
})
