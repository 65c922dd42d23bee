import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { buildSite } from './servers.ts'

/** The sites that tests build and visit. */
export const siteFiles = {
  /** The site of this repository. */
  own: 'site.yaml',
  /** The site of the engine's tests. */
  agency: 'tests/fixtures/agency/site.yaml',
  bakery: 'tests/fixtures/second-site/site.yaml',
  /** With a service that counts visits. */
  counted: 'tests/fixtures/counted-site/site.yaml',
  dentist: 'examples/zahnarzt/site.yaml',
  gym: 'examples/gym/site.yaml',
  blank: 'examples/blank/site.yaml',
  business: 'examples/business/site.yaml',
  cafe: 'examples/cafe/site.yaml',
  architects: 'examples/architects/site.yaml',
  /** The site of the benchmarks. */
  bench: 'tools/bench/fixtures/site/site.yaml',
} as const

export type SiteName = keyof typeof siteFiles

export const allSites = Object.keys(siteFiles) as SiteName[]

const shared = process.env.PAGEWRIGHT_BUILT_SITES

/** The folder of a built site. */
export function siteFolder(name: SiteName): string {
  return join(shared ?? 'node_modules/.cache/pagewright-tests', name)
}

/**
 * Builds a site away from the project's own `dist` and returns the folder, which tests only read. `npm test` names a
 * folder in the environment, in which each site is built once for all of its parts.
 */
export async function builtSite(name: SiteName): Promise<string> {
  const outDir = siteFolder(name)
  // A build puts its folder in place when it is complete.
  if (shared === undefined || !existsSync(outDir)) await buildSite({ site: siteFiles[name], outDir })
  return outDir
}
