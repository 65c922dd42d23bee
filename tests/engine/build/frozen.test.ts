import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { fixFile } from '../../../src/cli/fixFile.ts'
import { buildSite } from '../../support/servers.ts'
import { sampleOf } from '../../support/whole.ts'

const frozen = 'tests/fixtures/frozen'
const folder = mkdtempSync(join(tmpdir(), 'pagewright-frozen-'))

afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('a site of an earlier version', () => {
  it.each(sampleOf(readdirSync(frozen), 3))('%s is built after `check --fix`', async (name) => {
    const home = join(folder, name)
    cpSync(join(frozen, name), home, { recursive: true })
    await fixFile(join(home, 'site.yaml'))
    await buildSite({ site: join(home, 'site.yaml'), outDir: join(home, 'dist') })
    expect(existsSync(join(home, 'dist/index.html'))).toBe(true)
  })
})
