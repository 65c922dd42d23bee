import { builtSite, type SiteName, siteFiles } from '../builtSites.ts'
import { type RunningServer, startServer } from '../servers.ts'
import { urlVariable } from './sites.ts'

/** Builds every site once and serves it while the tests run. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const servers: RunningServer[] = []
  const buildAndServe = async (name: SiteName) => {
    const server = await startServer('preview', { site: siteFiles[name], outDir: await builtSite(name) })
    servers.push(server)
    process.env[urlVariable(name)] = server.url
  }
  const [first, ...others] = Object.keys(siteFiles) as SiteName[]
  // The first build bundles the app, which the others take from the cache.
  if (first) await buildAndServe(first)
  await Promise.all(others.map(buildAndServe))
  return async () => {
    for (const server of servers) await server.close()
  }
}
