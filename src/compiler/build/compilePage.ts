import type { CompiledPage } from '../../../schema/model.ts'
import { compileActions, compileBlocks } from '../compile/compileValue.ts'
import { createContext, type PlacedBlock, type WalkContext, type Workshop } from '../compile/createContext.ts'
import type { ConcreteRoute } from '../routes/expandRoutes.ts'
import type { Expanded } from './expandPage.ts'

/** A page without the dialogs that it can open, and without lines. */
export interface OwnPage {
  readonly page: Omit<CompiledPage, 'dialogs'>
  /** Names of the dialogs that it opens itself. */
  readonly opens: ReadonlySet<string>
  readonly blocks: readonly PlacedBlock[]
}

/** One page at one path. */
export function compilePage(
  { route, path, canonical, parameters }: ConcreteRoute,
  page: Expanded,
  workshop: Workshop,
): OwnPage {
  const { value } = page
  const context = createContext(workshop, { root: value, origin: { path: page.path }, anchors: page.anchors })
  const blocks = inside('blocks', context, () => compileBlocks(value.blocks, context))
  const footerLinks = inside('footerLinks', context, () => compileActions(value.footerLinks, context))
  if (value.pinchZoom === false) {
    inside('pinchZoom', context, () =>
      context.report({
        code: 'pinch-zoom',
        message:
          '`pinchZoom: false` stops visitors from zooming with two fingers, which WCAG 1.4.4 asks you not to do.',
        hint: 'Remove the line to let them.',
      }),
    )
  }
  return {
    page: {
      path,
      name: route.name,
      params: Object.fromEntries([...parameters].map(([name, bound]) => [name, bound.value])),
      title: String(value.title ?? ''),
      ...(typeof value.description === 'string' && { description: value.description }),
      canonical,
      index: value.index !== 'no',
      pinchZoom: value.pinchZoom !== false,
      ...(typeof value.loader === 'number' && { loader: value.loader }),
      frame: value.frame === 'plain' ? 'plain' : 'full',
      ...(footerLinks !== undefined && { footerLinks }),
      blocks,
    },
    opens: context.openedDialogs,
    blocks: context.blocks,
  }
}

export function inside<Result>(key: string, context: WalkContext, compile: () => Result): Result {
  context.keys.push(key)
  const result = compile()
  context.keys.pop()
  return result
}
