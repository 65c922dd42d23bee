import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'
import { findProject } from './project.ts'
import { createSiteSource } from './siteSource.ts'

const good = `site: { name: Acme, url: https://www.acme.com }
pages:
  home: { path: /, title: Acme, blocks: [{ type: hero, headline: Hello }] }
  # check: accept PW076, visitors come from a campaign
  campaign: { path: /campaign, title: Campaign, blocks: [{ type: hero, headline: Hello }] }
  not-found: { path: /404, title: Not found, blocks: [{ type: not-found, heading: Nothing here }] }
`
const write = (text: string) => {
  const file = join(mkdtempSync(join(tmpdir(), 'pagewright-source-')), 'site.yaml')
  writeFileSync(file, text)
  return findProject({ SITE: file })
}

describe('createSiteSource in development', () => {
  it('reports the same problems as `check`, with accepted warnings left out', async () => {
    expect(await createSiteSource(write(good), 'development').report()).toBe('')
    const unlinked = createSiteSource(write(good.replace(/ +# check.*\n/, '')), 'development')
    expect(await unlinked.report()).toContain('PW076')
    expect(await unlinked.report()).toMatch(/\n1 warning$/)
  })

  it('survives an exception while a save is compiled and names the file', async () => {
    const project = write(good)
    const source = createSiteSource(project, 'development')
    const { site } = source.current()
    const broken = source.update({
      get length(): number {
        throw new Error('unknown format "date-tim"')
      },
    } as unknown as Uint8Array)
    expect(broken.site).toBe(site)
    const name = relative(process.cwd(), project.siteFile)
    expect((await broken.failure?.())?.text).toContain(`${name}:1:1\nThe file could not be checked: `)
    expect(source.update(Buffer.from(good)).failure).toBeUndefined()
  })

  it('starts without a site file and says so', async () => {
    const project = findProject({ SITE: join(tmpdir(), 'pagewright-absent/site.yaml') })
    const source = createSiteSource(project, 'development')
    expect((await source.current().failure?.())?.title).toBe(`1 problem in ${project.siteName}`)
    expect(source.current().site).toBeUndefined()
    expect(await source.report()).toContain('there is no such file')
  })
})
