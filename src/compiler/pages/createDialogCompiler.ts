import type { CompiledDialog } from '../../../schema/model.ts'
import type { Html } from '../../../schema/values.ts'
import type { Reuse, Reused } from '../memo/createReuse.ts'
import type { Recording, Trace } from '../memo/recording.ts'
import type { Path, PlainObject } from '../plain.ts'
import { isPlainObject } from '../plain.ts'
import type { BoundParameter } from '../references/resolverState.ts'
import { inside } from './compilePage.ts'
import { compileBlocks, compileValue } from './compileValue.ts'
import { type CompileEnvironment, createContext, type PlacedBlock } from './createContext.ts'
import { bodyOf, type Expanded, type ExpandOptions, expandPage } from './expandPage.ts'
import type { WriteLines } from './writeLines.ts'

interface DialogCompiler {
  /** The dialogs that a page at a path opens, and those that these open in turn. */
  compileReachable(
    names: readonly string[],
    path: string,
    page: Expanded,
    parameters: ReadonlyMap<string, BoundParameter>,
  ): ReachableDialogs
  /** Notes the dialogs that a page opens which was compiled in an earlier build. */
  noteOpened(names: readonly string[]): void
  /** Checks the dialogs that no page opened. */
  compileUnopened(): void
}

interface ReachableDialogs {
  readonly dialogs: Readonly<Record<string, CompiledDialog>>
  /** What making each of them asked and told. */
  readonly traces: readonly Trace[]
}

interface DialogTools {
  readonly environment: CompileEnvironment
  readonly expansion: Omit<ExpandOptions, 'parameters' | 'ignoresParameters' | keyof Recording>
  readonly reuse: Reuse
  readonly writeLines: WriteLines
}

interface Compiled {
  readonly dialog: CompiledDialog
  readonly opens: ReadonlySet<string>
  readonly blocks: readonly PlacedBlock[]
  /** Own anchors, and those of the page that something in the dialog led to. */
  readonly anchors: { readonly own: ReadonlySet<string>; readonly used: ReadonlySet<string> }
  readonly isShared: boolean
}

type Made = Reused<Compiled>

interface DialogPlace {
  /** What opens the dialog: the path of a page; empty where nothing does. */
  readonly at: string
  readonly parameters: ReadonlyMap<string, BoundParameter>
  readonly anchors: ReadonlySet<string>
  readonly ignoresParameters?: boolean
  readonly openedBy?: Path
}

/** Compiles dialogs once, or where they depend on the page that opens them once for each page. */
export function createDialogCompiler(tools: DialogTools): DialogCompiler {
  const { environment, expansion, reuse, writeLines } = tools
  const shared = new Map<string, Made>()
  const opened = new Set<string>()

  const compile = (name: string, place: DialogPlace): Made | undefined => {
    opened.add(name)
    const known = shared.get(name)
    const body = bodyOf(expansion.site, 'dialogs', name)
    if (known !== undefined || body === undefined) return known
    const { at, anchors, parameters, ignoresParameters = false, openedBy } = place
    const made = reuse({
      kind: 'dialogs',
      name: `${name} ${at}`,
      inputs: [body, JSON.stringify([...parameters]), ignoresParameters, JSON.stringify(openedBy)],
      make: (recording) => {
        // Another build can tell by this whether the dialog is still the same.
        recording.references.value(['dialogs', name])
        return compileDialog(name, body, place, recording, tools)
      },
      isStill: (dialog) =>
        [...dialog.anchors.used].every((id) => dialog.anchors.own.has(id) || anchors.has(id)),
    })
    if (made.result.isShared) shared.set(name, made)
    return made
  }

  return {
    compileReachable(names, at, page, parameters) {
      const dialogs: Record<string, CompiledDialog> = {}
      const traces: Trace[] = []
      const queue = [...new Set(names)]
      for (const name of queue) {
        const made = compile(name, { at, parameters, anchors: page.anchors, openedBy: page.path })
        if (made === undefined) continue
        const { result: compiled, trace } = made
        traces.push(trace)
        dialogs[name] = writeLines(compiled.dialog, compiled.blocks)
        for (const next of compiled.opens) if (!queue.includes(next)) queue.push(next)
      }
      return { dialogs, traces }
    },
    noteOpened(names) {
      for (const name of names) opened.add(name)
    },
    compileUnopened() {
      const { dialogs, pages } = expansion.site
      if (!isPlainObject(pages)) return
      const anchors = new Set([...environment.facts.pages.values()].flatMap((page) => [...page]))
      for (const name of Object.keys(isPlainObject(dialogs) ? dialogs : {})) {
        if (opened.has(name)) continue
        compile(name, { at: '', parameters: new Map(), anchors, ignoresParameters: true })
      }
    },
  }
}

function compileDialog(
  name: string,
  body: PlainObject,
  place: DialogPlace,
  recording: Recording,
  { environment, expansion }: DialogTools,
): Compiled {
  const path = ['dialogs', name]
  const { parameters, ignoresParameters = false, openedBy } = place
  // It depends on the parameters of every page, which no recorded read covers.
  if (ignoresParameters) recording.markUncacheable()
  const expanded = expandPage('Dialog', body, path, {
    ...expansion,
    ...recording,
    parameters,
    ignoresParameters,
    // A name that the dialog lacks may be one that the page should have.
    report: (problem) => recording.report({ usedAt: openedBy, ...problem }),
  })
  const { value } = expanded
  const anchors = new Set([...place.anchors, ...expanded.anchors])
  const context = createContext({ ...environment, ...recording }, { root: value, origin: { path }, anchors })
  const text = { type: 'string', format: 'inline-markdown' }
  const { description, size } = { ...environment.tree.defaultsOf({ $ref: '#/$defs/Dialog' }), ...value }
  const dialog: CompiledDialog = {
    title: String(value.title ?? ''),
    ...(typeof description === 'string' && {
      description: inside('description', context, () => compileValue(text, description, context)) as Html,
    }),
    size: size as CompiledDialog['size'],
    blocks: inside('blocks', context, () => compileBlocks(value.blocks, context)),
  }
  return {
    dialog,
    opens: context.openedDialogs,
    blocks: context.blocks,
    anchors: { own: expanded.anchors, used: context.usedAnchors },
    isShared: !expanded.dependsOnParameters && context.usedAnchors.size === 0,
  }
}
