import { execFileSync } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Browser } from '@playwright/test'
import type { CompiledSite } from '../../schema/model.ts'
import {
  buildInlineScripts,
  compileFile,
  createSiteWriter,
  explainAll,
  findProject,
  formatDiagnostics,
  readManifest,
  shellUrl,
  startHost,
  staticHost,
  type WriteSite,
} from '../../src/index.ts'
import { launchChromium } from '../chromium/chromium.ts'
import { type Failure, openVisit, visitPage } from './visitPage.ts'

/** What trying a site takes. All sites share it. */
export interface Harness {
  readonly browser: Browser
  readonly writeSite: WriteSite
  /** Folder of the files that all sites share: the code of the blocks and the public files. */
  readonly shared: string
  /** Folder in which each site gets a folder of its own. */
  readonly work: string
  readonly close: () => Promise<void>
}

/** Builds the blocks with React’s development build, which reports mistakes, and starts a browser. */
export async function createHarness(): Promise<Harness> {
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

/** The compiled site, or why the checker rejects it. */
export function compileText(text: string): CompiledSite | Failure {
  const options = { mode: 'production', translations: new Map() } as const
  const { site, findings } = compileFile('site.yaml', new TextEncoder().encode(text), options)
  if (site !== undefined) return site
  const errors = explainAll(findings).filter(({ severity }) => severity === 'error')
  const [first] = errors
  const message = `${first?.code}: ${first?.message}\n${formatDiagnostics(errors, text)}`
  return { kind: 'refused', message }
}

let sites = 0

/**
 * Compiles a site, writes its pages and visits them. Returns the first failure.
 *
 * @param only The only page to visit. Default: all pages.
 */
export async function trySite(text: string, harness: Harness, only?: string): Promise<Failure | undefined> {
  const site = compileText(text)
  if ('kind' in site) return site
  const outDir = path.join(harness.work, `site-${sites++}`)
  try {
    const failure = await writePages(site, outDir, harness)
    return failure ?? (await visitPages(site, outDir, harness, only))
  } finally {
    await rm(outDir, { recursive: true, force: true })
  }
}

/** Writes the pages. React logs its warnings on the console of this process. */
async function writePages(site: CompiledSite, outDir: string, { writeSite }: Harness): Promise<Failure | undefined> {
  const logged: string[] = []
  const { error, warn } = console
  const record = (...parts: readonly unknown[]) => logged.push(parts.map(String).join(' '))
  Object.assign(console, { error: record, warn: record })
  try {
    await mkdir(outDir, { recursive: true })
    await writeSite(site, outDir)
    await mkdir(path.dirname(path.join(outDir, shellUrl)), { recursive: true })
    await writeFile(path.join(outDir, shellUrl), JSON.stringify({ shell: site.shell, shells: site.shells }))
  } catch (problem) {
    return { kind: 'not rendered', message: problem instanceof Error ? problem.message : String(problem) }
  } finally {
    Object.assign(console, { error, warn })
  }
  return logged.length > 0 ? { kind: 'console', message: `on the server: ${logged.join('\n')}` } : undefined
}

async function visitPages(
  site: CompiledSite,
  outDir: string,
  { browser, shared }: Harness,
  only: string | undefined,
): Promise<Failure | undefined> {
  const host = await startHost(staticHost(outDir, shared))
  const context = await openVisit(browser, site, host.url)
  try {
    for (const [at, { kind }] of site.entries) {
      if (kind !== 'page' || (only !== undefined && at !== only)) continue
      const failure = await visitPage(context, site, host.url, at)
      if (failure !== undefined) return failure
    }
    return undefined
  } finally {
    await context.close()
    await host.close()
  }
}
