import { list, section } from './fields.ts'
import type { LookTheme } from './looks/look.ts'
import { analyticsSection } from './sections/analyticsSection.ts'
import { footerSection, headerSection } from './sections/headerAndFooter.ts'
import { dialogSchema, pageSchema, redirectSchema } from './sections/page.ts'
import { checkoutSection, servicesSection } from './sections/services.ts'
import { siteSection } from './sections/siteSection.ts'
import { themeSection } from './sections/themeSection.ts'
import { name } from './shapes.ts'
import { shownKeys } from './shown.ts'
import type { Compiled } from './values.ts'

/** Shared content has any shape. An entry of a collection, which can have a page of its own, has these keys in addition. */
const anything = ['object', 'array', 'string', 'number', 'boolean', 'null'] as const

/** The whole of `site.yaml`; `composeSchema` adds `#/$defs/block`. */
export const siteFileSchema = section('A Pagewright site.', ['site', 'pages'], {
  site: siteSection,
  theme: { ...themeSection, default: {} },
  services: servicesSection,
  checkout: checkoutSection,
  analytics: analyticsSection,
  header: { ...headerSection, default: { links: [] } },
  footer: { ...footerSection, default: {} },
  content: {
    type: 'object',
    description: 'Shared content and facts. Blocks use it with `from:`, texts with {placeholders}.',
    propertyNames: { pattern: name },
    additionalProperties: { type: anything, additionalProperties: { type: anything, properties: shownKeys } },
  },
  dialogs: {
    type: 'object',
    description: 'Dialogs that actions open by name.',
    propertyNames: { pattern: name },
    additionalProperties: dialogSchema,
  },
  redirects: list('Old addresses that lead to new ones.', redirectSchema),
  pages: {
    type: 'object',
    description: 'The pages, in any order. The page at /404 is the not-found page.',
    minProperties: 1,
    propertyNames: { pattern: name },
    additionalProperties: pageSchema,
  },
})

export type SiteSettings = Compiled<typeof siteSection>
/** A theme with everything that its look gives it. */
export type ThemeSettings = Omit<Compiled<typeof themeSection>, keyof LookTheme> &
  LookTheme & { readonly font: { readonly bold?: string } }
export type AnalyticsSettings = Compiled<typeof analyticsSection>
export type CountingService = NonNullable<AnalyticsSettings['provider']>
export type HeaderSettings = Compiled<typeof headerSection>
export type FooterSettings = Compiled<typeof footerSection>
