import type { SiteName } from '../builtSites.ts'

/** Environment variable in which the global setup leaves the address of a site. */
export function urlVariable(site: SiteName): string {
  return `PAGEWRIGHT_${site.toUpperCase()}_URL`
}
