import { allSites, builtSite, type SiteName, siteFiles } from '../builtSites.ts'
import { type RunningServer, startServer } from '../servers.ts'
import { whole } from '../whole.ts'
import { urlVariable } from './sites.ts'

/** Builds the sites once and serves them while the tests run. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const servers: RunningServer[] = []
  const buildAndServe = async (name: SiteName) => {
    const server = await startServer('preview', { site: siteFiles[name], outDir: await builtSite(name) })
    servers.push(server)
    process.env[urlVariable(name)] = server.url
  }
  const names: readonly SiteName[] = whole ? allSites : ['own', 'agency', 'bakery', 'counted']
  const [first, ...others] = names
  // The first build bundles the app, which the others take from the cache.
  if (first) await buildAndServe(first)
  await Promise.all(others.map(buildAndServe))
  return async () => {
    for (const server of servers) await server.close()
  }
}
