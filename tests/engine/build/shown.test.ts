import { readFileSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { momentVariable } from '../../../src/make/project/chosenMoment.ts'
import { filesBelow } from '../../../src/make/project/filesBelow.ts'
import { firstDifference } from '../../../tools/bench/compareFolders.ts'
import { photo } from '../../support/photo.ts'
import { buildSite } from '../../support/servers.ts'

const siteText = `site:
  name: Acme
  url: https://www.acme.com
  email: hello@acme.com
  openingHours:
    week: { monday: 9:00-17:00 }
    exceptions: [{ date: 12-24, open: closed }]
    timezone: Europe/Berlin
pages:
  home:
    path: /
    title: Acme
    blocks:
      - { type: prose, heading: Welcome, text: Hello. }
      - type: cards
        heading: Autumn secrets
        show: { until: 2026-11-30 }
        items: [{ title: Leaves, text: Brown., image: { src: /images/autumn.jpg, alt: Leaves } }]
      - type: events
        timezone: Europe/Berlin
        items:
          - { date: 2026-12-05, title: Saint Nicholas }
          - { date: 12-31, title: New Year’s Eve }
  winter:
    path: /winter
    title: Winter secrets
    show: { from: 2026-12-20 09:00 }
    blocks: [{ type: cards, heading: Snow, items: [{ title: Snow, text: White., image: { src: /images/winter.jpg, alt: Snow } }] }]
  not-found: { path: /404, title: Not found, blocks: [{ type: not-found }] }
`

/** Lets the clock of a process go by another time. */
const clockOf = (days: number) => {
  const code = `const D=Date,b=${days}*864e5;globalThis.Date=class extends D{constructor(...a){a.length?super(...a):super(D.now()+b)}static now(){return D.now()+b}}`
  return `--import=data:text/javascript,${encodeURIComponent(code)}`
}

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pagewright-shown-'))
  await mkdir(join(folder, 'public/images'), { recursive: true })
  for (const [seed, name] of ['autumn', 'winter'].entries())
    await photo(900, 600, seed + 1)
      .jpeg()
      .toFile(join(folder, `public/images/${name}.jpg`))
  await writeFile(join(folder, 'site.yaml'), siteText)
})

afterAll(() => rm(folder, { recursive: true, force: true }))

async function buildAt(at: string, name: string, days = 0) {
  const outDir = join(folder, name)
  const env = {
    [momentVariable]: at,
    NODE_OPTIONS: clockOf(days),
    CACHE_DIR: join(folder, name === 'cold' ? 'other-cache' : 'cache'),
  }
  const { output } = await buildSite({ site: join(folder, 'site.yaml'), outDir, env })
  const files = filesBelow(outDir)
  const texts = files.filter((file) => /\.(?:html|json|xml|txt|js|css)$|^_/.test(file))
  return { outDir, output, files, text: texts.map((file) => readFileSync(join(outDir, file), 'utf8')).join('\n') }
}

describe('a build at a moment', () => {
  it('has nothing of what is not shown then, and says when to build again', async () => {
    const before = await buildAt('2026-12-10', 'site')
    expect(before.text).not.toMatch(/secrets|winter|autumn/i)
    expect(before.files.filter((file) => /winter|autumn/.test(file))).toEqual([])
    expect(before.text).toContain('New Year’s Eve')
    expect(before.text).not.toContain('Saint Nicholas')
    expect(before.output).toContain(
      '1 block and 1 page are not shown in it (1 until November 30, 2026, 1 from December 20, 2026, 9:00).',
    )
    expect(before.output).toContain('Next change: December 20, 2026, 9:00: page /winter is shown. Build again then.')

    const after = await buildAt('2026-12-20 09:00', 'site')
    expect(readFileSync(join(after.outDir, 'sitemap.xml'), 'utf8')).toContain('https://www.acme.com/winter')
    expect(after.files).toContain('winter/index.html')
    expect(after.files.filter((file) => /autumn/.test(file))).toEqual([])
    expect(after.output).not.toContain('Next change')
  })

  it('is the same byte by byte on another day, with and without a cache', async () => {
    const first = await buildAt('2026-12-20 09:00', 'site')
    const later = await buildAt('2026-12-20 09:00', 'cold', 500)
    expect(firstDifference(first.outDir, later.outDir)).toBeUndefined()
    expect(first.text).toContain('2026-12-24')
  })
})
