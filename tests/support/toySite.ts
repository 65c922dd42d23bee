import type { CompiledPage, SiteShell } from '../../schema/model.ts'
import { siteFileSchema } from '../../schema/site.ts'
import { withDefaults } from './withDefaults.ts'

/** The smallest valid shell of a site. */
export const toyFrame: SiteShell = withDefaults(siteFileSchema, {
  site: { name: 'Toy', url: 'https://www.toy.example' },
  rules: [],
})

/** The smallest valid page. */
export const toyPage: CompiledPage = {
  path: '/',
  name: 'home',
  params: {},
  title: 'Home',
  canonical: '/',
  index: true,
  pinchZoom: true,
  frame: 'full',
  blocks: [],
  dialogs: {},
}
