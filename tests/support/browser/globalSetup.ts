import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { buildSite, type RunningServer, startServer } from '../servers.ts'
import { type SiteName, siteFiles, urlVariable } from './sites.ts'

/** Builds every site once, away from the project's own `dist`, and serves it while the tests run. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'pagewright-'))
  const servers: RunningServer[] = []
  const buildAndServe = async ([name, file]: [SiteName, string]) => {
    const options = { site: resolve(file), outDir: join(folder, name) }
    await buildSite(options)
    const server = await startServer('preview', options)
    servers.push(server)
    process.env[urlVariable(name)] = server.url
  }
  const [first, ...others] = Object.entries(siteFiles) as [SiteName, string][]
  // The first build bundles the app, which the others take from the cache.
  if (first) await buildAndServe(first)
  await Promise.all(others.map(buildAndServe))
  return async () => {
    for (const server of servers) await server.close()
    await rm(folder, { recursive: true, force: true })
  }
}
