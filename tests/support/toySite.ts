import type { CompiledPage, SiteShell } from '../../schema/model.ts'
import { siteFileSchema } from '../../schema/site.ts'
import { withDefaults } from './withDefaults.ts'

/** The least that a site's shell can hold. */
export const toyFrame: SiteShell = withDefaults(siteFileSchema, {
  site: { name: 'Toy', url: 'https://www.toy.example' },
  rules: [],
})

/** The least that a page can hold. */
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
