import type { SiteShell } from '../../schema/model.ts'
import { siteFileSchema } from '../../schema/site.ts'
import { withDefaults } from './withDefaults.ts'

/** The least that a site's shell can hold. */
export const toyFrame: SiteShell = withDefaults(siteFileSchema, {
  site: { name: 'Toy', url: 'https://www.toy.example' },
  rules: [],
})
