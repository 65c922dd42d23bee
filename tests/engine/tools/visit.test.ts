import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { atMost, goalTable, missedGoals } from '../../../tools/bench/goalTable.ts'
import { startVisitHost, type VisitHost } from '../../../tools/bench/visit/visitHost.ts'
import { kilobytes } from '../../../tools/shared/tables.ts'

describe('goalTable', () => {
  const rows = [
    { figure: 'HTML, kB', ours: '14.1', astro: '9.0', ...atMost(14_000, 14_100, kilobytes) },
    { figure: 'Save, ms', ours: '32', ...atMost(31, 32), isTime: true },
    { figure: 'Booking, kB', ours: '130.0', handWritten: '10.0', ...atMost(130_000, 130_000, kilobytes) },
  ]

  it('marks the figures that reach their goal', () => {
    expect(goalTable(rows).split('\n').slice(2)).toEqual([
      '| HTML, kB | 14.1 | 9.0 |  | ≤ 14.0 ✗ |',
      '| Save, ms | 32 |  |  | ≤ 31 ✗ |',
      '| Booking, kB | 130.0 |  | 10.0 | ≤ 130.0 ✓ |',
    ])
  })

  it('leaves out columns without a figure', () => {
    expect(goalTable(rows.slice(1, 2)).split('\n')[0]).toBe('|  | Pagewright | Goal |')
  })

  it('reports a missed size and no missed time', () => {
    expect(missedGoals(rows)).toEqual(['HTML, kB: 14.1, goal ≤ 14.0'])
  })
})

describe('startVisitHost', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pagewright-visit-'))
  const text = 'word '.repeat(1000)
  let host: VisitHost

  beforeAll(async () => {
    mkdirSync(join(folder, 'own'))
    mkdirSync(join(folder, 'assets'))
    writeFileSync(join(folder, 'own/index.html'), text)
    writeFileSync(join(folder, 'beside.html'), 'beside')
    writeFileSync(join(folder, 'assets/app-1.js'), text)
    writeFileSync(join(folder, 'photo.webp'), text)
    host = await startVisitHost(folder)
  })

  afterAll(async () => {
    await host.close()
    rmSync(folder, { recursive: true })
  })

  it.each([
    ['/own', text, 'br', 'no-cache'],
    ['/own/', text, 'br', 'no-cache'],
    ['/beside', 'beside', 'br', 'no-cache'],
    ['/assets/app-1.js', text, 'br', 'max-age=31536000, immutable'],
    ['/photo.webp', text, null, 'no-cache'],
  ])('serves %s', async (url, body, encoding, caching) => {
    const response = await fetch(host.url + url)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-encoding')).toBe(encoding)
    expect(response.headers.get('cache-control')).toBe(caching)
    expect(await response.text()).toBe(body)
  })

  it('accepts forms and answers 404 for what it lacks', async () => {
    expect((await fetch(`${host.url}/form`, { method: 'POST' })).status).toBe(204)
    expect((await fetch(`${host.url}/nothing`)).status).toBe(404)
  })

  it('counts what it sends once', async () => {
    await host.quiet()
    host.take()
    for (const name of ['/photo.webp', '/own']) await (await fetch(host.url + name)).text()
    await host.quiet()
    const [photo, page, ...others] = host.take()
    expect(others).toEqual([])
    expect(photo?.name).toBe('/photo.webp')
    expect(photo?.bytes).toBeGreaterThan(text.length)
    expect(photo?.bytes).toBeLessThan(text.length + 400)
    expect(page?.bytes).toBeLessThan(400)
    expect(host.take()).toEqual([])
  })
})
