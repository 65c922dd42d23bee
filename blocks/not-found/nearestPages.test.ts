import { describe, expect, it } from 'vitest'
import { nearestPages } from './nearestPages.ts'

const paths = [
  '/',
  '/pricing',
  '/industries',
  '/industries/healthcare',
  '/niches/healthcare',
  '/niches/healthcare/about',
  '/niches/healthcare/booking',
  '/contact',
]
const list = `# A site\n\n## Pages\n\n${paths
  .map((path) => `- [Page \\[${path}\\]](https://a.example${path}): It has (many) words.`)
  .join('\n')}\n`

const near = (path: string) => nearestPages(path, list).map((page) => page.path)

describe('nearestPages', () => {
  it.each([
    ['/niches/healthcare/pricing', ['/niches/healthcare', '/pricing', '/niches/healthcare/about']],
    ['/pricng', ['/pricing']],
    ['/industries/dentists', ['/industries', '/industries/healthcare']],
    ['/Contact/', ['/contact']],
    ['/xyz', []],
  ])('finds for %s: %j', (missing, found) => expect(near(missing)).toEqual(found))

  it('has the titles of the pages', () => {
    expect(nearestPages('/pricing.html', list)).toEqual([{ path: '/pricing', title: 'Page [/pricing]' }])
  })

  it('takes an address that is no valid URL as one that is like none', () => {
    expect(near('/%E0%A4')).toEqual([])
  })
})
