/** The sites that the browser tests visit. */
export const siteFiles = {
  agency: 'site.yaml',
  bakery: 'tests/fixtures/second-site/site.yaml',
  dentist: 'examples/zahnarzt/site.yaml',
} as const

export type SiteName = keyof typeof siteFiles

/** Environment variable in which the global setup leaves the address of a site. */
export function urlVariable(site: SiteName): string {
  return `PAGEWRIGHT_${site.toUpperCase()}_URL`
}
