import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import { documentation } from '../../project/commandLine.ts'
import { type BlockFolder, type BlockProject, findBlockFolders, isInBlocks } from '../../project/project.ts'

const startsInBrowser = /^\s*['"]use client['"]/

/** Refuses what a block can import in development and a build would drop: style sheets, and code without its island. */
export function blockImports(project: BlockProject): Plugin {
  const clientModules = new Set<string>()
  return {
    name: 'pagewright:block-imports',
    enforce: 'pre',
    resolveId: {
      filter: { id: /\.(css|scss|sass|less|styl)(\?|$)/ },
      handler(source, importer) {
        if (importer === undefined || !isInBlocks(project, importer)) return undefined
        const text = readFileSync(importer, 'utf8')
        return this.error({
          message: `A block can’t import a style sheet, because pages only get the styles that they show. Write the rules of \`${source}\` with styled-components, as ${documentation('blocks.md')} shows.`,
          id: importer,
          pos: Math.max(0, text.indexOf(source) - 1),
        })
      },
    },
    transform: {
      filter: { code: startsInBrowser },
      handler(code, id) {
        if (startsInBrowser.test(code)) clientModules.add(id)
      },
    },
    buildEnd(error) {
      if (error !== undefined || this.environment.name === 'client') return
      const still = new Map(
        findBlockFolders(project.blockDirs)
          .filter(({ isInteractive }) => !isInteractive)
          .map((block) => [block.file, block]),
      )
      for (const id of clientModules) {
        const block = importerOf(id, still, (module) => this.getModuleInfo(module)?.importers ?? [])
        if (block !== undefined) this.error(withoutIsland(id, block))
      }
    },
  }
}

/** The block whose component imports a module, directly or through others. */
function importerOf(
  id: string,
  blocks: ReadonlyMap<string, BlockFolder>,
  importersOf: (id: string) => readonly string[],
): BlockFolder | undefined {
  const seen = new Set([id])
  for (const module of seen) {
    const block = blocks.get(path.normalize(module))
    if (block !== undefined) return block
    for (const importer of importersOf(module)) seen.add(importer)
  }
  return undefined
}

function withoutIsland(id: string, { type, component }: BlockFolder) {
  return {
    message: `This file begins with \`'use client'\`, but the block \`${type}\`, which imports it, doesn’t run in the browser: its buttons would do nothing. Begin \`${component}.tsx\` with \`'use client'\`, too.`,
    id,
    pos: 0,
  }
}
