import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from 'playwright-core'
import { startHost, staticHost } from '../host/staticHost.ts'
import { authorError } from '../project/authorError.ts'
import { type Project, withGalleryFiles } from '../project/project.ts'
import { buildExamples, type Example, probeFile } from './buildExamples.ts'
import { allConditions } from './conditions.ts'
import { findChromium } from './findChromium.ts'
import { formatFindings } from './formatFindings.ts'
import type { Finding } from './rule.ts'
import { inspect } from './rules.ts'
import { createVisitor, type Visitor } from './visitor.ts'

/**
 * Opens every example of some block types in a browser, under every condition, and prints what breaks a rule.
 * @returns Whether none does.
 */
export async function testBlocks(project: Project, types: readonly string[]): Promise<boolean> {
  const work = await mkdtemp(join(tmpdir(), 'pagewright-contract-'))
  const outDir = join(work, 'examples')
  try {
    const examples = await buildExamples({ ...withGalleryFiles(project), outDir }, { types })
    const browser = await launch()
    const host = await startHost(staticHost(outDir))
    try {
      return await visitExamples(createVisitor(browser, join(outDir, probeFile)), host.url, examples)
    } finally {
      await browser.close()
      await host.close()
    }
  } finally {
    await rm(work, { recursive: true, force: true })
  }
}

/** @throws An error without a stack trace if there is no browser. */
async function launch(): Promise<Browser> {
  const executablePath = findChromium({
    others: [chromium.executablePath()].filter((file) => existsSync(file)),
  })
  if (executablePath === undefined) {
    throw authorError(
      'There is no Chromium or Chrome on this machine. Install one, or name it: CHROMIUM_PATH=/path/to/chrome.',
    )
  }
  // Containers run as root, where Chromium has no sandbox.
  return chromium.launch({ executablePath, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] })
}

async function visitExamples(visitor: Visitor, url: string, examples: readonly Example[]): Promise<boolean> {
  let failed = 0
  for (const { at, name } of examples) {
    const findings: Finding[] = []
    for (const condition of allConditions)
      findings.push(...(await inspect(await visitor.visit(url + at, condition), name)))
    if (findings.length > 0) failed++
    console.log(findings.length > 0 ? `\n${formatFindings(findings)}\n` : `${name} keeps every rule.`)
  }
  console.log(
    `\n${examples.length - failed} passed, ${failed} failed: examples, each under ${allConditions.length} conditions`,
  )
  return failed === 0
}
