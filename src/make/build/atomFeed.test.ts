// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { shellWith, toyPage } from '../../../tests/support/toySite.ts'
import { atomFeed } from './atomFeed.ts'

const shell = shellWith({ site: { name: 'Bread & Butter', url: 'https://www.toy.example/shop' } })
const page = {
  ...toyPage,
  path: '/news',
  canonical: '/news',
  title: 'News',
  feed: [
    { title: 'Rye < wheat & "spelt"\u0007', date: '2026-03-02', text: 'Less & more.', path: '/shop/news/rye' },
    { title: 'Oven', date: '2026-01-02', updated: '2026-05-01', author: 'Ada', path: '/shop/news/oven' },
  ],
}

function parsed(xml: string): Document {
  const document = new DOMParser().parseFromString(xml, 'application/xml')
  expect(document.querySelector('parsererror')).toBeNull()
  return document
}

describe('atomFeed', () => {
  it('has the texts as they are, without characters that XML can’t have', () => {
    const feed = parsed(atomFeed(page, shell))
    expect(feed.querySelector('feed > title')?.textContent).toBe('News · Bread & Butter')
    expect(feed.querySelector('entry > title')?.textContent).toBe('Rye < wheat & "spelt"')
    expect(feed.querySelector('summary')?.textContent).toBe('Less & more.')
    expect(feed.querySelector('entry > author > name')?.textContent).toBe('Ada')
  })

  it('has whole addresses below the folder of the site', () => {
    const feed = parsed(atomFeed(page, shell))
    const links = [...feed.querySelectorAll('link')].map((link) => link.getAttribute('href'))
    expect(links).toEqual([
      'https://www.toy.example/shop/news',
      'https://www.toy.example/shop/news/feed.xml',
      'https://www.toy.example/shop/news/rye',
      'https://www.toy.example/shop/news/oven',
    ])
  })

  it('changes only when an entry does', () => {
    expect(parsed(atomFeed(page, shell)).querySelector('feed > updated')?.textContent).toBe('2026-05-01T00:00:00Z')
    expect(atomFeed(page, shell)).toBe(atomFeed(structuredClone(page), shell))
  })
})
