import type { OutsideSources } from '../../../schema/model.ts'
import type { CompileCache } from '../compileCache.ts'
import type { IconSet } from '../iconSet.ts'
import type { Plain } from '../plain.ts'
import type { Report } from '../problem.ts'
import type { PublicFiles } from '../publicFiles.ts'
import type { Origin, Origins } from '../resolve/createOrigins.ts'
import type { Usage } from '../resolve/createUsage.ts'
import type { SchemaTree } from '../validate/schemaNodes.ts'
import type { CompileContext, ValueProblem } from './compileContext.ts'
import type { CompiledMarkdown, MarkdownCompiler } from './compileMarkdown.ts'
import { originOf } from './compileText.ts'
import type { SiteFacts } from './siteFacts.ts'

/** What all walks through one site share. */
export interface Workshop {
  readonly tree: SchemaTree
  readonly facts: SiteFacts
  readonly icons: IconSet
  readonly publicFiles: PublicFiles
  readonly origins: Origins
  readonly usage: Usage
  readonly markdown: MarkdownCompiler
  readonly cache: CompileCache
  readonly report: Report
  /** Line of the block that was written at an origin; undefined where lines are not wanted. */
  readonly blockLine: (origin: Origin) => number | undefined
  /** Grows as blocks are compiled. */
  readonly found: {
    readonly blockTypes: Set<string>
    readonly sources: Readonly<Record<keyof OutsideSources, Set<string>>>
  }
}

/** The value that a walk goes through. */
export interface Walk {
  readonly root: Plain
  readonly origin: Origin
  /** Anchors that `scrollTo` can lead to. */
  readonly anchors: ReadonlySet<string>
  /** A walk through what every page shows needs anchors that every page has. */
  readonly isShared?: boolean
}

/** The context of one walk, with what it found out about that walk alone. */
export interface WalkContext extends CompileContext {
  readonly openedDialogs: ReadonlySet<string>
  /** Whether something in the walk depended on the page's anchors. */
  readonly usedAnchors: () => boolean
}

export function createContext(workshop: Workshop, walk: Walk): WalkContext {
  const { tree, facts, icons, publicFiles, origins, usage, found } = workshop
  const keys: (string | number)[] = []
  const openedDialogs = new Set<string>()
  let usedAnchors = false
  const originHere = () => origins.trace(walk.root, walk.origin, keys)

  const report = ({ piece, ofContent, ...problem }: ValueProblem): void => {
    const { path, usedAt } = originHere()
    const source = ofContent?.pieces
      .map((written) => origins.pieceOrigin(path, written))
      .find((origin) => origin !== undefined)
    if (ofContent !== undefined && source !== undefined) {
      const { pieces: _, ...words } = ofContent
      workshop.report({ ...problem, ...words, usedAt: path, at: { path: source, part: 'value' } })
      return
    }
    workshop.report({
      ...problem,
      usedAt,
      at: { path, part: 'value', ...(piece !== undefined && { piece }) },
    })
  }

  return {
    tree,
    facts,
    icons,
    publicFiles,
    keys,
    isShared: walk.isShared === true,
    openedDialogs,
    usedAnchors: () => usedAnchors,
    get anchors() {
      usedAnchors = true
      return walk.anchors
    },
    markdown: (kind, text) =>
      workshop.cache.text<CompiledMarkdown>(kind, text, () => workshop.markdown[kind](text)),
    report,
    openDialog(name) {
      openedDialogs.add(name)
      usage.mark(['dialogs', name])
    },
    noteService({ id, origin, script }, use) {
      usage.mark(['services', id])
      if (origin !== '') found.sources[use].add(origin)
      if (use === 'frame' && script !== undefined && originOf(script) !== '') {
        found.sources.script.add(sourceOf(script))
      }
    },
    noteBlockType: (type) => found.blockTypes.add(type),
    blockLine: () => workshop.blockLine(originHere()),
  }
}

/** An outside address as a source of a security policy, where `;` and `,` have meanings of their own. */
function sourceOf(address: string): string {
  const { origin, pathname } = new URL(address)
  return origin + pathname.replaceAll(';', '%3B').replaceAll(',', '%2C')
}
