import { describe, expect, it } from 'vitest'
import type { CompiledEntry, CompiledSite } from '../../../schema/model.ts'
import { shellWith, toyPage } from '../../../tests/support/toySite.ts'
import { createSiteUpdates } from './siteUpdates.ts'

const pageAt = (path: string, title: string): CompiledEntry => ({
  kind: 'page',
  page: { ...toyPage, path, title, canonical: path },
})

function siteOf(entries: readonly [string, CompiledEntry][], name = 'Acme', accent = '#6d28d9'): CompiledSite {
  return {
    shell: shellWith({ site: { name, url: 'https://www.acme.example' }, theme: { colors: { accent } } }),
    entries: new Map(entries),
    blockTypes: [],
    sources: { frame: [], connect: [], script: [], image: [] },
    images: [],
    recordings: [],
  }
}

const paths = ['/', '/a', '/b', '/c', '/d']
const pages = paths.map((path) => [path, pageAt(path, path)] as [string, CompiledEntry])

describe('createSiteUpdates', () => {
  it('sends only the changed entry and not the shell', () => {
    const updates = createSiteUpdates()
    updates.next(siteOf(pages))
    const other = pageAt('/a', 'Changed')
    const changed = pages.map(([path, entry]) => [path, path === '/a' ? other : entry] as const)
    expect(updates.next(siteOf(changed.map(([path, entry]) => [path, entry])))).toEqual({
      save: 2,
      changed: ['/a'],
      entries: { '/a': other },
    })
  })

  it('reports entries that are added or removed', () => {
    const updates = createSiteUpdates()
    updates.next(siteOf(pages.slice(0, 2)))
    expect(updates.next(siteOf(pages.slice(1, 3)))).toMatchObject({
      changed: ['/', '/b'],
      entries: { '/': null, '/b': { kind: 'page' } },
    })
  })

  it('sends only the paths if many entries change', () => {
    const updates = createSiteUpdates()
    updates.next(siteOf(pages))
    const update = updates.next(siteOf(paths.map((path) => [path, pageAt(path, 'Other')])))
    expect(update.changed).toEqual(paths)
    expect(update.entries).toBeUndefined()
  })

  it('sends the shell and the styles only if they change', () => {
    const updates = createSiteUpdates()
    updates.next(siteOf(pages))
    expect(Object.keys(updates.next(siteOf(pages)))).toEqual(['save', 'changed', 'entries'])
    const renamed = updates.next(siteOf(pages, 'Other'))
    expect(renamed.shell?.site.name).toBe('Other')
    expect(renamed.css).toBeUndefined()
    expect(updates.next(siteOf(pages, 'Other', '#0f766e')).css).toContain('#0f766e')
  })

  it('counts the saves and sends everything to a client that missed one', () => {
    const updates = createSiteUpdates()
    const site = siteOf(pages)
    updates.next(site)
    updates.next(site)
    expect(updates.save).toBe(2)
    const { changed, shell, css } = updates.whole(site)
    expect({ changed, shell, hasCss: css !== undefined }).toEqual({
      changed: undefined,
      shell: site.shell,
      hasCss: true,
    })
  })
})
