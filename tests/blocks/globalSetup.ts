import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { whole } from '../support/whole.ts'
import { exampleFolders, probeVariable, urlVariable } from './exampleFolders.ts'
import { serveExamples } from './serveExamples.ts'

/** Builds the examples of the blocks, in the whole run those of the planted ones, too, and serves them while the suite runs. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'pagewright-contract-'))
  const names = whole ? (['blocks', 'planted'] as const) : (['blocks'] as const)
  const served = await Promise.all(
    names.map(async (name) => {
      const outDir = join(folder, name)
      const server = await serveExamples(exampleFolders[name], outDir)
      process.env[urlVariable(name)] = server.url
      process.env[probeVariable] = join(outDir, 'contract.js')
      return server
    }),
  )
  return async () => {
    for (const server of served) await server.close()
    await rm(folder, { recursive: true, force: true })
  }
}
