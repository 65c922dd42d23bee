import type { SiteShell } from '../../../schema/model.ts'
import { textWidth } from '../../../schema/textWidth.ts'
import type { SiteRule } from './lintSite.ts'

/** Width of the screen of a common laptop, in pixels. */
const laptop = 1280
/** The bar of the header is never wider. */
const widestBar = 1232

/** Links of the header that don't fit in one row on a laptop: they are in the menu there. */
export const header: SiteRule = function* ({ shell: { header, theme, site } }) {
  const { links = [], action } = header
  if (links.length === 0) return
  const bar =
    logoWidth(theme, site.name) +
    links.reduce((sum, { label, icon }) => sum + textWidth(label) * 15 + (icon ? 20 : 0) + 36, 0) +
    (action ? textWidth(action.label) * 15 + (action.icon ? 29 : 0) + 56 : 0)
  // Margins take a twentieth of the screen on each side, 64 px at most.
  const screen = Math.ceil(Math.min(bar / 0.9, bar + 128) / 20) * 20
  if (screen <= laptop) return
  const where =
    bar > widestBar
      ? 'are wider than the bar: they are in the menu on every screen'
      : `need a screen of about ${screen.toLocaleString('en-US')} px: on narrower ones they are in the menu`
  yield {
    code: 'wide-header',
    at: { path: ['header', 'links'], part: 'key' },
    message: `The links of \`header\` ${where}.`,
    hint: 'To show them on laptops, shorten them, or move some into `footer`.',
  }
}

function logoWidth(theme: SiteShell['theme'], name: string): number {
  const { logo } = theme
  const { width: pictureWidth = 0, height = 1 } = logo?.src ?? {}
  const picture = logo ? Math.min(192, (36 * pictureWidth) / height) : 32
  if (logo?.name === 'inside') return picture
  const width = textWidth(name)
  // A long name is smaller and takes about two rows.
  return picture + 13 + (width <= 13 ? width * 19 : Math.min(width, width / 2 + 5) * 16)
}
