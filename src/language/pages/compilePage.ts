import type { CompiledPage } from '../../../schema/model.ts'
import type { Action, ImageSource } from '../../../schema/values.ts'
import { isPlainObject, type Plain } from '../plain.ts'
import type { ConcreteRoute } from '../routes/expandRoutes.ts'
import { compileAction } from './compileAction.ts'
import { type CompileEnvironment, reportAt, within } from './compileContext.ts'
import { compileActions, compileBlocks, compileValue } from './compileValue.ts'
import { createContext, type PlacedBlock, type WalkContext } from './createContext.ts'
import { describePage } from './describePage.ts'
import type { Expanded } from './expandPage.ts'
import { hasPageHeading } from './hasPageHeading.ts'

/** One page at one path, without the dialogs that it can open, and without lines. */
export function compilePage(
  { route, path, canonical, parameters }: ConcreteRoute,
  page: Expanded,
  environment: CompileEnvironment,
): { page: Omit<CompiledPage, 'dialogs'>; opens: ReadonlySet<string>; blocks: readonly PlacedBlock[] } {
  const value = { ...environment.tree.defaultsOf({ $ref: '#/$defs/Page' }), ...page.value }
  const context = createContext(environment, { root: page.value, path: page.path, anchors: page.anchors })
  const blocks = within('blocks', context, () => compileBlocks(value.blocks, context))
  const headerAction = within('headerAction', context, () =>
    isPlainObject(value.headerAction) ? (compileAction(value.headerAction, context) as Action | undefined) : undefined,
  )
  const footerLinks = within('footerLinks', context, () => compileActions(value.footerLinks, context))
  const shareImage = within('shareImage', context, () => compileShareImage(value.shareImage, context))
  const title = String(value.title ?? '')
  for (const key of ['title', 'description']) within(key, context, context.noteText)
  const description = typeof value.description === 'string' ? value.description : describePage(blocks, environment.tree)
  return {
    page: {
      path: context.localize(path),
      name: route.name,
      params: Object.fromEntries([...parameters].map(([name, bound]) => [name, bound.value])),
      title,
      ...(!hasPageHeading(blocks, environment.tree) && { heading: title }),
      ...(description !== undefined && { description }),
      ...(shareImage !== undefined && { shareImage }),
      canonical: context.localize(canonical),
      index: value.index === 'yes',
      pinchZoom: value.pinchZoom !== false,
      ...(typeof value.loader === 'number' && { loader: value.loader }),
      frame: value.frame as CompiledPage['frame'],
      ...(headerAction !== undefined && { headerAction }),
      ...(footerLinks !== undefined && { footerLinks }),
      blocks,
    },
    opens: context.openedDialogs,
    blocks: context.blocks,
  }
}

/** The picture for links to the page. Social networks show photographs but no drawings. */
function compileShareImage(value: Plain | undefined, context: WalkContext): CompiledPage['shareImage'] {
  if (!isPlainObject(value)) return undefined
  const { src, alt } = compileValue({ $ref: '#/$defs/Image' }, value, {
    ...context,
    // A share image isn't shown on the page, so it needs no copies.
    noteImage: () => {},
  }) as { readonly src?: ImageSource; readonly alt: string }
  if (src === undefined) return undefined
  if (src.src.endsWith('.svg')) reportAt('src', { kind: 'bad-image/share', data: {} }, context)
  return { src, alt }
}
