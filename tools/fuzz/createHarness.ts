import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { buildBootstraps, createSiteWriter, findProject, readManifest, runVite } from '../../src/index.ts'
import type { Harness } from './trySite.ts'

export interface RunningHarness extends Harness {
  close(): Promise<void>
}

/**
 * Builds the blocks once, with the React that says what is wrong with what it renders, and starts a browser.
 *
 * @param executablePath The browser; the one that Playwright installs without it.
 */
export async function createHarness(executablePath: string | undefined): Promise<RunningHarness> {
  const folder = await mkdtemp(path.join(tmpdir(), 'pagewright-fuzz-'))
  // The server's bundle reads this when it is loaded.
  process.env.NODE_ENV = 'development'
  const project = findProject({})
  const app = path.join(folder, 'app')
  const code = await runVite(['build', '--mode', 'app', '--logLevel', 'error'], { OUT_DIR: app })
  if (code !== 0) throw new Error('The blocks cannot be built.')
  // Below a temporary folder nothing else says that the bundles are modules.
  await writeFile(path.join(app, 'package.json'), '{ "type": "module" }')
  const shared = path.join(app, 'client')
  const manifest = await readManifest(shared)
  for (const publicDir of project.publicDirs) await cp(publicDir, shared, { recursive: true })
  const writeSite = await createSiteWriter(project, {
    manifest,
    serverDir: path.join(app, 'server'),
    bootstraps: await buildBootstraps(project.root, { events: {} }),
    policyMode: 'development',
  })
  const browser = await chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    args: ['--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  })
  return {
    browser,
    writeSite,
    shared,
    work: path.join(folder, 'sites'),
    async close() {
      await browser.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
