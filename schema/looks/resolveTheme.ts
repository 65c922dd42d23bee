import type { themeSection } from '../sections/themeSection.ts'
import type { ThemeSettings } from '../site.ts'
import type { Compiled } from '../values.ts'
import type { Look } from './look.ts'
import { looks } from './looks.ts'

/**
 * A theme with what its look gives it, whatever of it is valid. Other colors of ornaments follow from an accent of the author's, and with a typeface
 * of texts of theirs, headings have that as well.
 */
export function resolveTheme(written: Compiled<typeof themeSection>): ThemeSettings {
  const { [written.look]: look = looks.night } = looks as Readonly<Record<string, Look>>
  const { colors, headingFont, ...values } = look.theme
  const { accent, ink, paper } = colors
  return {
    ...values,
    ...(headingFont && !written.font && { headingFont }),
    ...written,
    colors: { ...(written.colors?.accent === undefined ? colors : { accent, ink, paper }), ...written.colors },
  }
}
