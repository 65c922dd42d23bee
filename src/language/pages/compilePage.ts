import type { CompiledPage } from '../../../schema/model.ts'
import type { Action, ImageSource } from '../../../schema/values.ts'
import { isPlainList, isPlainObject, type Plain } from '../plain.ts'
import type { ConcreteRoute } from '../routes/expandRoutes.ts'
import { propertySchema } from '../schema/followSchema.ts'
import { always, readShown } from '../shown.ts'
import { type CompileEnvironment, reportAt, within } from './compileContext.ts'
import { compileActions, compileBlocks, compileValue } from './compileValue.ts'
import { createContext, type PlacedBlock, type WalkContext } from './createContext.ts'
import { describePage } from './describePage.ts'
import type { Expanded } from './expandPage.ts'
import { hasPageHeading } from './hasPageHeading.ts'
import { markOfRoute } from './pageTimes.ts'

/** One page at one path, without the dialogs that it can open, and without lines. */
export function compilePage(
  route: ConcreteRoute,
  page: Expanded,
  environment: CompileEnvironment,
): { page: Omit<CompiledPage, 'dialogs'>; opens: ReadonlySet<string>; blocks: readonly PlacedBlock[] } {
  const { path, canonical, parameters, pageNumber } = route
  const value = { ...environment.tree.defaultsOf({ $ref: '#/$defs/Page' }), ...page.value }
  const shown = environment.references.timesOf(path)
  const { anchors, times } = page
  const context = createContext(environment, {
    ...{ root: page.value, path: page.path, anchors, shown, on: path },
    timesOfAnchor: (name) => times.get(name),
  })
  const blocks = within('blocks', context, () => compileBlocks(value.blocks, context))
  const headerAction = within('headerAction', context, () =>
    isPlainObject(value.headerAction)
      ? (compileValue({ $ref: '#/$defs/Action' }, value.headerAction, context) as Action | undefined)
      : undefined,
  )
  const footerLinks = within('footerLinks', context, () => compileActions(value.footerLinks, context))
  const shareImage = within('shareImage', context, () => compileShareImage(value.shareImage, context))
  const article = compileKey('article', value.article, context) as CompiledPage['article']
  const feed = compileKey('feed', value.feed, context) as CompiledPage['feed']
  const pageNumbers = pageNumber && {
    number: pageNumber.number,
    pages: pageNumber.paths.map((path) => context.base + context.localize(path)),
  }
  // The block with the list, among those that are shown.
  const before = isPlainList(value.blocks) ? value.blocks.slice(0, Number(pageNumber?.list[1])) : []
  const paged = before.filter((block) => environment.references.isShown(readShown(block) ?? always)).length
  const title = numbered(String(value.title ?? ''), pageNumber, context)
  for (const key of ['title', 'description']) within(key, context, () => context.noteText({ headOf: canonical }))
  const description = typeof value.description === 'string' ? value.description : describePage(blocks, environment.tree)
  return {
    page: {
      path: context.localize(path),
      name: route.route.name,
      params: Object.fromEntries([...parameters].map(([name, bound]) => [name, bound.value])),
      title,
      ...(article !== undefined && { article }),
      ...(feed !== undefined && (pageNumber?.number ?? 1) === 1 && { feed }),
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
      ...(environment.facts.showsAll && shown && { waits: markOfRoute(route, environment.facts.site) }),
      blocks: blocks.map((block, index) => (pageNumbers && index === paged ? { ...block, pageNumbers } : block)),
    },
    opens: context.openedDialogs,
    blocks: context.blocks,
  }
}

/** The value at a key of a page that its schema describes. */
function compileKey(key: string, value: Plain | undefined, context: WalkContext): unknown {
  const page = context.tree.definition('Page')
  const schema = page && propertySchema(page, key)
  return schema === undefined || value === undefined
    ? undefined
    : within(key, context, () => compileValue(schema, value, context))
}

/** The title of a page on which a list continues. */
function numbered(title: string, pageNumber: ConcreteRoute['pageNumber'], context: WalkContext): string {
  if (pageNumber === undefined || pageNumber.number === 1) return title
  const { tree, references } = context
  const own = references.value(['site', 'words', 'pageNumber'])
  const word = own ?? tree.defaultsOf({ $ref: '#/$defs/InterfaceWords' }).pageNumber
  return `${title} · ${String(word).replace(/\{?\{number\}\}?/, String(pageNumber.number))}`
}

/** The picture for links to the page. Social networks show photographs but no drawings. */
function compileShareImage(value: Plain | undefined, context: WalkContext): CompiledPage['shareImage'] {
  if (!isPlainObject(value)) return undefined
  const image = compileValue({ $ref: '#/$defs/Image' }, value, {
    ...context,
    // A share image isn't shown on the page, so it needs no copies.
    noteImage: () => {},
  }) as { readonly src?: ImageSource; readonly alt: string } | undefined
  if (image?.src === undefined) return undefined
  const { src, alt } = image
  if (src.src.endsWith('.svg')) reportAt('src', { kind: 'bad-image/share', data: {} }, context)
  return { src, alt }
}
