import { statSync } from 'node:fs'
import path from 'node:path'
import { countOf } from '../language/messages/describe.ts'
import type { BuildResult } from '../make/build/buildReports.ts'
import { commandLine } from '../make/project/commandLine.ts'
import { filesBelow } from '../make/project/filesBelow.ts'
import { describeNextChange, describeNotShown } from './describeConditions.ts'

/** The summary of a build: pages and folder, time and sizes, what it leaves out and until when, what `check` has to say. */
export function describeBuild({ outDir, pages, unchanged, found, site }: BuildResult, seconds: number): string {
  const files = filesBelow(outDir).map((name) => ({ name, bytes: statSync(path.join(outDir, name)).size }))
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0)
  const largest = files
    .filter(({ name }) => name.endsWith('.html'))
    .reduce((a, b) => (b.bytes > a.bytes ? b : a), { name: '', bytes: 0 })
  const kept = unchanged > 0 ? `, ${unchanged} of them unchanged` : ''
  return [
    `${countOf(pages, 'page')} in ${path.relative(process.cwd(), outDir) || '.'}${kept}`,
    `Built in ${seconds.toFixed(1)} s: ${sizeOf(total)} in ${countOf(files.length, 'file')}; the largest page is ${addressOf(largest.name)} with ${sizeOf(largest.bytes)}`,
    ...[describeNotShown(site, 'in it'), describeNextChange(site)].filter((line) => line !== undefined),
    ...(found === undefined ? [] : [`${found}: \`${commandLine('check')}\` shows them`]),
  ].join('\n')
}

/** `pricing/index.html` is served as `/pricing`. */
function addressOf(name: string): string {
  return `/${name.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '')}`
}

/** `84 kB`, `12.3 MB`. */
function sizeOf(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`
}
