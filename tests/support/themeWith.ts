import { resolveTheme } from '../../schema/looks/resolveTheme.ts'
import { themeSection } from '../../schema/sections/themeSection.ts'
import type { ThemeSettings } from '../../schema/site.ts'
import { withDefaults } from './withDefaults.ts'

/** The theme of a site file with these settings. */
export const themeWith = (settings: object = {}): ThemeSettings => resolveTheme(withDefaults(themeSection, settings))
