import type { CompiledDialog } from '../../../schema/model.ts'
import type { Html } from '../../../schema/values.ts'
import type { Tracker } from '../memo/memo.ts'
import { isPlainObject, keysOf, type Path, type PlainObject, valueAt } from '../plain.ts'
import { createOrigins } from '../references/createOrigins.ts'
import type { BoundParameter } from '../references/resolverState.ts'
import { type CompileEnvironment, within } from './compileContext.ts'
import { compileBlocks, compileValue } from './compileValue.ts'
import { createContext, type PlacedBlock } from './createContext.ts'
import { bodyOf, type Expanded, expandPage } from './expandPage.ts'
import type { Expansion, PageTools } from './expandPages.ts'
import { type Made, type Needs, recordNeeds } from './needs.ts'

export type DialogCompiler = ReturnType<typeof createDialogCompiler>

interface Compiled {
  readonly dialog: CompiledDialog
  /** Identifies the dialog among all compiled ones: those that pages share, and those of a single page. */
  readonly id: string
  readonly opens: ReadonlySet<string>
  readonly blocks: readonly PlacedBlock[]
  readonly isShared: boolean
}

interface DialogPlace {
  /** Path of the page that opens the dialog; empty if none does. */
  readonly at: string
  readonly parameters: ReadonlyMap<string, BoundParameter>
  readonly anchors: ReadonlySet<string>
  readonly openedBy?: Path
}

/** Compiles each dialog once. A dialog that depends on the page that opens it is compiled once for each page. */
export function createDialogCompiler(tools: PageTools) {
  const { environment, writeLines } = tools
  const { site } = tools.expansion
  const shared = new Map<string, Made<Compiled>>()
  const opened = new Set<string>()

  const compile = (name: string, place: DialogPlace): Made<Compiled> | undefined => {
    opened.add(name)
    const known = shared.get(name)
    const body = bodyOf(site, 'dialogs', name)
    if (known !== undefined || body === undefined) return known
    const made = compileOnce(name, body, place, tools)
    if (made.value.result.isShared) shared.set(name, made)
    return made
  }

  return {
    /** Compiles the dialogs that a page opens, and those that they open in turn. */
    compileReachable(
      names: readonly string[],
      { at, page, parameters }: { at: string; page: Expanded; parameters: DialogPlace['parameters'] },
      tracker: Tracker,
    ) {
      const dialogs: Record<string, CompiledDialog> = {}
      const all: Made<Compiled>[] = []
      const queue = [...new Set(names)]
      for (const name of queue) {
        const made = compile(name, { at, parameters, anchors: page.anchors, openedBy: page.path })
        if (made === undefined) continue
        const { id, dialog, blocks, opens } = made.value.result
        all.push(made)
        dialogs[name] = writeLines(id, dialog, blocks, tracker)
        for (const next of opens) if (!queue.includes(next)) queue.push(next)
      }
      return { dialogs, made: all }
    },
    /** Records the dialogs that a page opens that was compiled before. */
    noteOpened(names: readonly string[]): void {
      for (const name of names) opened.add(name)
    },
    /** Checks the dialogs that no page opened. */
    compileUnopened(): readonly Needs[] {
      const { dialogs, pages } = site
      if (!isPlainObject(pages)) return []
      const unopened = keysOf(dialogs).filter((name) => !opened.has(name))
      if (unopened.length === 0) return []
      const anchors = new Set([...environment.facts.pages.values()].flatMap((page) => [...page]))
      return unopened.flatMap((name) => {
        const made = compile(name, { at: '', parameters: new Map(), anchors })
        return made === undefined ? [] : [made.value.needs]
      })
    },
  }
}

function compileOnce(
  name: string,
  body: PlainObject,
  place: DialogPlace,
  { environment, expansion, inMemory }: PageTools,
): Made<Compiled> {
  const { at, parameters, openedBy } = place
  const { site, parameterNames, entryPaths } = expansion
  const lists = [[...parameters], openedBy, [...parameterNames], entryPaths]
  const inputs = [body, JSON.stringify(lists), valueAt(site.site, 'language')]
  return inMemory(['dialogs', name, at], inputs, (tracker) => {
    environment.cache.counts.dialogs++
    // A dialog that no page opens depends on the parameters of every page, which no read covers.
    if (at === '') tracker.markUncacheable()
    return recordNeeds(tracker, environment, (recorder) => {
      // Records the dialog as a dependency, so that a cached page is compiled again if the dialog changes.
      recorder.references.value(['dialogs', name])
      const own = { ...environment, ...recorder, origins: createOrigins() }
      return compileDialog(name, body, place, own, expansion)
    })
  })
}

function compileDialog(
  name: string,
  body: PlainObject,
  place: DialogPlace,
  environment: CompileEnvironment,
  expansion: Expansion,
): Compiled {
  const path = ['dialogs', name]
  const { at, parameters, openedBy } = place
  const { origins, references, report } = environment
  const expanded = expandPage('Dialog', body, path, {
    ...expansion,
    origins,
    references,
    parameters,
    ignoresParameters: at === '',
    // Names the page that opens the dialog, because it may be the page that lacks a name.
    report: (problem) => report({ usedAt: openedBy, ...problem }),
  })
  const { value } = expanded
  const anchors = new Set([...place.anchors, ...expanded.anchors])
  const context = createContext(environment, {
    ...{ root: value, path, anchors },
    timesOfAnchor: (id) =>
      expanded.times.get(id) ?? (expanded.anchors.has(id) ? undefined : references.timesOf(at, id)),
  })
  const text = { type: 'string', format: 'inline-markdown' }
  const { description, size } = { ...environment.tree.defaultsOf({ $ref: '#/$defs/Dialog' }), ...value }
  within('title', context, () => context.noteText())
  const dialog: CompiledDialog = {
    title: String(value.title ?? ''),
    ...(typeof description === 'string' && {
      description: within('description', context, () => compileValue(text, description, context)) as Html,
    }),
    size: size as CompiledDialog['size'],
    blocks: within('blocks', context, () => compileBlocks(value.blocks, context)),
  }
  // An anchor that isn't in the dialog is one of the page that opens it.
  for (const id of context.usedAnchors) if (!expanded.anchors.has(id)) references.hasAnchor(at, id)
  return {
    dialog,
    id: `${name} ${at}`,
    opens: context.openedDialogs,
    blocks: context.blocks,
    isShared: !expanded.dependsOnParameters && context.usedAnchors.size === 0,
  }
}
