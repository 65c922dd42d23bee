import type { CompiledDialog } from '../../../schema/model.ts'
import type { Html } from '../../../schema/values.ts'
import { compileBlocks, compileValue } from '../compile/compileValue.ts'
import { createContext, type Workshop } from '../compile/createContext.ts'
import type { Path } from '../plain.ts'
import { isPlainObject } from '../plain.ts'
import type { BoundParameter } from '../resolve/createResolver.ts'
import { inside } from './compilePage.ts'
import { bodyOf, type Expanded, type ExpandOptions, expandPage } from './expandPage.ts'

export interface DialogCompiler {
  /** The dialogs that a page opens, and those that these open in turn. */
  compileReachable(
    names: readonly string[],
    page: Expanded,
    parameters: ReadonlyMap<string, BoundParameter>,
  ): Readonly<Record<string, CompiledDialog>>
  /** Checks the dialogs that no page opened. */
  compileUnopened(): void
}

interface Compiled {
  readonly dialog: CompiledDialog
  readonly opens: ReadonlySet<string>
}

interface DialogPlace {
  readonly parameters: ReadonlyMap<string, BoundParameter>
  readonly anchors: ReadonlySet<string>
  readonly ignoresParameters?: boolean
  readonly openedBy?: Path
}

/** Compiles dialogs once, or where they depend on the page that opens them once for each page. */
export function createDialogCompiler(
  workshop: Workshop,
  expansion: Omit<ExpandOptions, 'parameters' | 'ignoresParameters'>,
): DialogCompiler {
  const shared = new Map<string, Compiled>()
  const opened = new Set<string>()

  const compile = (name: string, place: DialogPlace): Compiled | undefined => {
    opened.add(name)
    const known = shared.get(name)
    const body = bodyOf(expansion.site, 'dialogs', name)
    if (known !== undefined || body === undefined) return known
    const path = ['dialogs', name]
    const expanded = expandPage('Dialog', body, path, {
      ...expansion,
      ...place,
      // A name that the dialog lacks may be one that the page should have.
      report: (problem) => expansion.report({ usedAt: place.openedBy, ...problem }),
    })
    const { value } = expanded
    const anchors = new Set([...place.anchors, ...expanded.anchors])
    const context = createContext(workshop, { root: value, origin: { path }, anchors })
    const text = { type: 'string', format: 'inline-markdown' }
    const description = value.description
    const compiled: Compiled = {
      opens: context.openedDialogs,
      dialog: {
        title: String(value.title ?? ''),
        ...(typeof description === 'string' && {
          description: inside('description', context, () => compileValue(text, description, context)) as Html,
        }),
        size: value.size === 'small' || value.size === 'large' ? value.size : 'medium',
        blocks: inside('blocks', context, () => compileBlocks(value.blocks, context)),
      },
    }
    if (!expanded.dependsOnParameters && !context.usedAnchors()) shared.set(name, compiled)
    return compiled
  }

  return {
    compileReachable(names, page, parameters) {
      const dialogs: Record<string, CompiledDialog> = {}
      const queue = [...new Set(names)]
      for (const name of queue) {
        const compiled = compile(name, { parameters, anchors: page.anchors, openedBy: page.path })
        if (compiled === undefined) continue
        dialogs[name] = compiled.dialog
        for (const next of compiled.opens) if (!queue.includes(next)) queue.push(next)
      }
      return dialogs
    },
    compileUnopened() {
      const { dialogs, pages } = expansion.site
      if (!isPlainObject(pages)) return
      const anchors = new Set([...workshop.facts.pages.values()].flatMap((page) => [...page]))
      for (const name of Object.keys(isPlainObject(dialogs) ? dialogs : {})) {
        if (opened.has(name)) continue
        compile(name, { parameters: new Map(), anchors, ignoresParameters: true })
      }
    },
  }
}
