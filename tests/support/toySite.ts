import type { CompiledPage, SiteShell } from '../../schema/model.ts'
import { siteFileSchema } from '../../schema/site.ts'
import { themeWith } from './themeWith.ts'
import { withDefaults } from './withDefaults.ts'

/** A shell with these settings, and the defaults of all others. */
export function shellWith({
  theme,
  ...settings
}: {
  readonly theme?: object
  readonly [section: string]: unknown
}): SiteShell {
  return { ...withDefaults<SiteShell>(siteFileSchema, { rules: [], ...settings }), theme: themeWith(theme) }
}

/** The smallest valid shell of a site. */
export const toyFrame: SiteShell = shellWith({ site: { name: 'Toy', url: 'https://www.toy.example' } })

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
