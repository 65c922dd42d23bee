import type { themeSection } from '../sections/themeSection.ts'
import type { ThemeSettings } from '../site.ts'
import type { Compiled } from '../values.ts'
import type { Look } from './look.ts'
import { looks } from './looks.ts'

/**
 * A theme with everything that its look gives it; invalid values stay as they are. With an accent of the author's, the other
 * colors of ornaments follow from that, and with a typeface of the author's, headings are set in it, too.
 */
export function resolveTheme(written: Compiled<typeof themeSection>): ThemeSettings {
  const { [written.look]: look = looks.night } = looks as Readonly<Record<string, Look>>
  const { colors, headingFont, ...values } = look.theme
  const { accent, ink, paper } = colors
  return {
    ...{ hero: 'plain', shadow: 'none', ornament: 'none', radius: 20 },
    ...values,
    ...(headingFont && !written.font && { headingFont }),
    ...written,
    colors: { ...(written.colors?.accent === undefined ? colors : { accent, ink, paper }), ...written.colors },
  }
}
