import type { SiteShell } from '../../schema/model.ts'

/** The least that a site's shell can hold. */
export const toyFrame: SiteShell = {
  site: { name: 'Toy', url: 'https://www.toy.example', language: 'en' },
  theme: {},
  header: { links: [] },
  footer: {},
  rules: [],
}
