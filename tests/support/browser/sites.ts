/** The sites that the browser tests visit. */
export const siteFiles = {
  /** The site of this repository. */
  own: 'site.yaml',
  /** The site of the engine's tests. */
  agency: 'tests/fixtures/agency/site.yaml',
  bakery: 'tests/fixtures/second-site/site.yaml',
  dentist: 'examples/zahnarzt/site.yaml',
} as const

export type SiteName = keyof typeof siteFiles

/** Environment variable in which the global setup leaves the address of a site. */
export function urlVariable(site: SiteName): string {
  return `PAGEWRIGHT_${site.toUpperCase()}_URL`
}
