import type { SiteFrame } from '../../schema/model.ts'

/** The least that a site's frame can hold. */
export const toyFrame: SiteFrame = {
  site: { name: 'Toy', url: 'https://www.toy.example', language: 'en' },
  theme: {},
  header: { links: [] },
  footer: {},
  rules: [],
}
