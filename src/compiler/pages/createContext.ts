import type { IconSet } from '../iconSet.ts'
import type { CompileCache } from '../memo/compileCache.ts'
import { formatPath, type Path, type Plain } from '../plain.ts'
import type { PublicFiles } from '../publicFiles.ts'
import type { Report } from '../rawDiagnostic.ts'
import type { Origin, Origins } from '../references/createOrigins.ts'
import type { Usage } from '../references/createUsage.ts'
import type { References } from '../references/references.ts'
import type { SiteFacts } from '../references/siteFacts.ts'
import type { SchemaTree } from '../schema/schemaNodes.ts'
import type { CompileContext, ValueDiagnostic } from './compileContext.ts'
import type { MarkdownCompiler } from './compileMarkdown.ts'
import type { Collected } from './effects.ts'
import { originOf } from './formats/service.ts'

/** After so many in one place, another one says nothing new. */
const maxSuggestions = 20

/** What all walks through one site share. */
export interface CompileEnvironment {
  readonly tree: SchemaTree
  readonly facts: SiteFacts
  readonly icons: IconSet
  readonly publicFiles: PublicFiles
  readonly references: References
  readonly origins: Origins
  readonly usage: Pick<Usage, 'mark'>
  readonly markdown: MarkdownCompiler
  readonly cache: CompileCache
  readonly report: Report
  /** How often something was suggested for a kind of problem in a place. */
  readonly suggestions: Map<string, number>
  /** Grows as blocks are compiled. */
  readonly collected: Collected
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

/** Where a block is in what a walk went through, and where it was written. */
export interface PlacedBlock {
  readonly keys: Path
  readonly origin: Path
}

/** The context of one walk, with what it found out about that walk alone. */
export interface WalkContext extends CompileContext {
  /** The blocks of the walk, each before those inside it. */
  readonly blocks: readonly PlacedBlock[]
  readonly openedDialogs: ReadonlySet<string>
  /** The anchors that something in the walk asked for. */
  readonly usedAnchors: ReadonlySet<string>
}

export function createContext(environment: CompileEnvironment, walk: Walk): WalkContext {
  const { tree, icons, references, origins, usage, collected } = environment
  const keys: (string | number)[] = []
  const openedDialogs = new Set<string>()
  const blocks: PlacedBlock[] = []
  const usedAnchors = new Set<string>()
  const originHere = () => origins.trace(walk.root, walk.origin, keys)

  const report = ({ piece, ofContent, needs, ...problem }: ValueDiagnostic): void => {
    const { path, usedAt } = originHere()
    const source = ofContent?.pieces
      .map((written) => origins.pieceOrigin(path, written))
      .find((origin) => origin !== undefined)
    if (ofContent !== undefined && source !== undefined) {
      const { pieces: _, ...words } = ofContent
      environment.report({ ...problem, ...words, usedAt: path, at: { path: source, part: 'value' } })
      return
    }
    environment.report({
      ...problem,
      ...(needs !== undefined && { reads: [[...path.slice(0, -1), needs]] }),
      usedAt,
      at: { path, part: 'value', ...(piece !== undefined && { piece }) },
    })
  }

  return {
    tree,
    icons,
    references,
    facts: environment.facts,
    publicFiles: environment.publicFiles,
    anchors: walk.anchors,
    keys,
    blocks,
    isShared: walk.isShared === true,
    openedDialogs,
    usedAnchors,
    hasAnchor(name) {
      usedAnchors.add(name)
      return walk.anchors.has(name)
    },
    markdown(kind, text) {
      const { parts, counts } = environment.cache
      return parts(['texts', kind, text], [], () => {
        counts.texts++
        return environment.markdown[kind](text)
      }).value
    },
    report,
    deservesSuggestion(code) {
      const place = `${code} ${formatPath(originHere().path)}`
      const count = environment.suggestions.get(place) ?? 0
      environment.suggestions.set(place, count + 1)
      return count < maxSuggestions
    },
    openDialog(name) {
      openedDialogs.add(name)
      usage.mark(['dialogs', name])
    },
    noteService({ id, origin, script }, use) {
      usage.mark(['services', id])
      if (origin !== '') collected.sources[use].add(origin)
      if (use === 'frame' && script !== undefined && originOf(script) !== '') {
        collected.sources.script.add(sourceOf(script))
      }
    },
    noteDrawing() {
      collected.sources.image.add('data:')
    },
    noteImage(image) {
      if (image.copies !== undefined) collected.images.set(image.src, image)
    },
    noteBlock(type) {
      collected.blockTypes.add(type)
      blocks.push({ keys: [...keys], origin: originHere().path })
    },
  }
}

/** An outside address as a source of a security policy, where `;` and `,` have meanings of their own. */
function sourceOf(address: string): string {
  const { origin, pathname } = new URL(address)
  return origin + pathname.replaceAll(';', '%3B').replaceAll(',', '%2C')
}
