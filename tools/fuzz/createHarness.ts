import { execFileSync } from 'node:child_process'
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buildInlineScripts, createSiteWriter, findProject, readManifest } from '../../src/index.ts'
import { launchChromium } from '../chromium/chromium.ts'
import type { Harness } from './trySite.ts'

export interface RunningHarness extends Harness {
  close(): Promise<void>
}

/** Builds the blocks with React’s development build, which reports mistakes, and starts a browser. */
export async function createHarness(): Promise<RunningHarness> {
  const folder = await mkdtemp(path.join(tmpdir(), 'pagewright-fuzz-'))
  // The server bundle reads this as it loads.
  process.env.NODE_ENV = 'development'
  const project = findProject({})
  const app = path.join(folder, 'app')
  const vite = path.join(project.root, 'node_modules/vite/bin/vite.js')
  execFileSync(process.execPath, [vite, 'build', '--mode', 'app', '--logLevel', 'error'], {
    env: { ...process.env, OUT_DIR: app },
    stdio: 'inherit',
  })
  // In a temporary folder, nothing else declares that the bundles are modules.
  await writeFile(path.join(app, 'package.json'), '{ "type": "module" }')
  const shared = path.join(app, 'client')
  const manifest = await readManifest(shared)
  for (const publicDir of project.publicDirs) await cp(publicDir, shared, { recursive: true })
  const writeSite = await createSiteWriter(project, {
    manifest,
    serverDir: path.join(app, 'server'),
    scripts: await buildInlineScripts(project, { events: {} }),
    policyMode: 'development',
  })
  const browser = await launchChromium()
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
