import { readdirSync, readFileSync } from 'node:fs'
import type { CompiledPage, SiteShell } from '../../schema/model.ts'
import { exampleSurroundings, indent, splitExamples } from '../../src/gallery/exampleSite.ts'
import { compileText } from './compileText.ts'

/** Every block type: the folders below `blocks` are the list. */
export const blockTypes: readonly string[] = readdirSync('blocks', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name)
  .sort()

/** The block types to test: those that `BLOCK` names, or all. */
export const testedTypes: readonly string[] = blockTypes.filter(
  (type) => !process.env.BLOCK || process.env.BLOCK.split(/[\s,]+/).includes(type),
)

/** `opening-hours` becomes `OpeningHours`. */
export const componentName = (type: string) =>
  type.replace(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())

/** The examples of a block, at least one. */
export function readExamples(type: string): readonly [string, ...string[]] {
  const [first, ...more] = splitExamples(readFileSync(`blocks/${type}/example.yaml`, 'utf8'))
  if (first === undefined) throw new Error(`blocks/${type}/example.yaml has no example.`)
  return [first, ...more]
}

/** A site with one page, which shows the given block, and everything that an example may refer to. */
export function siteAround(block: string): string {
  return `${exampleSurroundings}pages:
  home:
    path: /
    title: Example
    blocks:
      - { type: hero, headline: Before the block }
      -
${indent(block, '        ')}
  not-found:
    path: /404
    title: Not here
    blocks:
      - { type: hero, headline: Not here }
`
}

export interface ExamplePage {
  readonly page: CompiledPage
  readonly shell: SiteShell
}

/** Compiles a block as an author would write it, as the only one of a page. Throws what `check` would print. */
export function compileBlock(block: string): ExamplePage {
  const { site, text } = compileText(siteAround(block))
  const entry = site?.entries.get('/')
  if (!site || entry?.kind !== 'page') throw new Error(text)
  return { page: entry.page, shell: site.shell }
}
