import { feedPath } from '../../../../schema/feedPath.ts'
import { decodeAddress } from '../../../../schema/fileAddress.ts'
import { isEmail } from '../../../../schema/isEmail.ts'
import type { Shown } from '../../../../schema/model.ts'
import { replacement } from '../../fix.ts'
import { didYouMean } from '../../messages/hint.ts'
import { nearestName, obviousName } from '../../messages/nearestName.ts'
import { suggestName } from '../../messages/suggestName.ts'
import { describeShown } from '../../pages/describeShown.ts'
import { pathOf, pathOnThisSite } from '../../pages/formats/page.ts'
import { entriesOf, isPlainObject, keysOf, type Path, type PlainObject, valueAt, valueAtPath } from '../../plain.ts'
import type { PublicFiles } from '../../publicFiles.ts'
import { findFile } from '../../references/findFile.ts'
import { fieldOf } from '../../routes/readRoutes.ts'
import { checkUrl } from '../checkUrl.ts'
import type { AdviceContext, RuleTable, Words } from '../rule.ts'

/** Words for links and other references that lead nowhere. */
export const linkRules = {
  'unknown-page': ({ link }: { readonly link: string }, context) => ({
    reads: [
      ['pages', '*', 'path', pathOf(link)],
      ['pages', '*', 'params', '**'],
      // Each entry of a collection has a page.
      ...collectionsOf(context.site).map((entries) => ['content', ...entries]),
    ],
    ...unknownPage(link, pathOf(link), context),
  }),
  'unknown-page/below': ({ start }: { readonly start: string }) => ({
    reads: [['pages', '*', 'path']],
    message: `There is no page and no file below \`${start}\`.`,
    hint: 'Write the path of one page, which takes all of the old addresses.',
  }),
  'unknown-anchor': (
    { name, isShared, anchors }: { readonly name: string; readonly isShared: boolean; readonly anchors: string[] },
    context,
  ) => ({
    reads: readsOfAnchor('', name, context),
    ...(isShared
      ? {
          message: `This is on every page, but not every page has a block with the id \`${name}\`.`,
          hint: `Name the page: \`to: /page#${name}\`.`,
        }
      : {
          message: `No block of this page has the id \`${name}\`.`,
          ...suggestName(name, anchors, {
            label: 'Ids of this page',
            otherwise: `Give the block you mean a line \`id: ${name}\`.`,
          }),
        }),
  }),
  'unknown-anchor/page': (
    { link, path, anchor }: { readonly link: string; readonly path: string; readonly anchor: string },
    context,
  ) => ({
    reads: [...readsOfAnchor(path, anchor, context), ...pathsLike(path, context.site)],
    message: `Page \`${path}\` has no block with the id \`${anchor}\`.`,
    ...suggestName(anchor, [...(context.pages.get(path) ?? [])], {
      label: 'Its ids',
      otherwise: `Give the block you mean a line \`id: ${anchor}\`.`,
      complete: (id) => `${link.slice(0, link.indexOf('#'))}#${id}`,
    }),
  }),
  'not-shown': ({ link, times }: { readonly link: string; readonly times: Shown }) => {
    const { mark } = times
    const same = mark === undefined ? 'the same `show`' : `\`${mark}: true\``
    const what = link.startsWith('#') ? `The block \`${link.slice(1)}\`` : `What \`${link}\` leads to`
    return {
      message: `${what} is ${mark === undefined ? 'only shown ' : mark === 'draft' ? 'a ' : ''}${describeShown(times)}, and this link is there ${mark === undefined ? 'at other times, too' : 'all the same'}.`,
      hint: `Give the link ${same}, or the block that it is in.`,
      reads: [['show'], ['blocks', '*', 'show']].map((keys) => ['pages', '*', ...keys, '**']),
    }
  },
  'unknown-dialog': ({ name }: Named, { site }) => ({
    reads: [['dialogs', name]],
    message: `There is no dialog \`${name}\`.`,
    ...suggestName(name, keysOf(site.dialogs), {
      label: 'Dialogs of this site',
      where: 'under `dialogs`',
      otherwise: 'Declare it under `dialogs`.',
      declaredIn: ['dialogs'],
    }),
  }),
  'unknown-service': ({ name }: Named, { site }) => ({
    reads: [['services', name]],
    message: `There is no service \`${name}\`.`,
    ...(/^(https?:|\/)/i.test(name)
      ? { hint: 'Declare the address under `services` and write its name here.' }
      : suggestName(name, keysOf(site.services), {
          label: 'Services of this site',
          where: 'under `services`',
          otherwise: 'Declare it under `services`.',
          declaredIn: ['services'],
        })),
  }),
  'unknown-checkout': ({ name }: Named, { site, at, pieces }) => {
    const { checkout } = site
    const [set = '', tier = ''] = name.split('.')
    const plans = valueAt(checkout, set)
    const names = keysOf(checkout).flatMap((key) => keysOf(valueAt(checkout, key)).map((plan) => `${key}.${plan}`))
    const where = 'under `checkout`'
    const [declaredIn, missing, candidates]: [Path, string, readonly string[]] = isPlainObject(plans)
      ? [['checkout', set], tier, keysOf(plans)]
      : [['checkout'], set, keysOf(checkout)]
    const { nearest, ...ofPart } = suggestName(missing, candidates, { label: 'It has', where, declaredIn })
    // Shared content can supply the set alone, or the set with a tier that shouldn't be there.
    const parts = [missing, name.slice(0, name.lastIndexOf('.'))]
    const written = parts.map((part) => pieces.find((path) => valueAtPath(site, path) === part)).find(Boolean)
    if (written !== undefined)
      return {
        at: { path: written, part: 'value' },
        reads: [['checkout', set, tier]],
        pieces: [],
        usedAt: at.path,
        message: `The \`checkout\` table has no \`${missing}\`.`,
        ...ofPart,
        ...(nearest && { nearest }),
      }
    return {
      reads: [['checkout', set, tier]],
      message: `There is no plan \`${name}\` in the \`checkout\` table.`,
      ...suggestName(name, names, {
        label: 'Its plans',
        where,
        otherwise: 'Write the set and the tier: set.tier.',
      }),
      ...(nearest && { nearest }),
    }
  },
  'unknown-image': (data: { readonly path: string }, context) => unknownFile(data, 'image', context),
  'unknown-file': (data: { readonly path: string }, context) => unknownFile(data, 'file', context),
  'unknown-file/address': ({ url }: { readonly url: string }, { pages, publicFiles }) => {
    const path = pathOf(url)
    if (pages.has(path))
      return { code: 'bad-url', message: `\`${path}\` is a page of this site.`, hint: `Use \`to: ${url}\`.` }
    const name = decodeAddress(path)
    const files = publicFiles.paths()
    const meant = obviousName(name, files)
    return {
      message: `There is no file \`${path}\` in the \`public\` folder.`,
      ...didYouMean(meant ?? nearestName(name, files), 'Put the file there, or correct the path.'),
      ...(meant !== undefined && replacement(url, meant + url.slice(path.length))),
    }
  },
  'bad-url': ({ url, address }: { readonly url: string; readonly address: string }, { publicFiles }) => {
    const { fixed, ...words } = checkUrl(address) ?? { code: 'bad-url', message: '' }
    const own = words.code === 'bad-url' ? fileMeant(url, publicFiles) : undefined
    return {
      ...words,
      ...(own !== undefined && { hint: `A file in \`public\` begins with a slash: \`${own}\`.` }),
      ...(own !== undefined || fixed !== undefined ? replacement(url, own ?? fixed ?? '') : {}),
    }
  },
  'bad-url/origin': ({ origin, isOwn }: { readonly origin: string; readonly isOwn: boolean }) => {
    const mistake = checkUrl(origin)
    const fixed = isOwn ? new URL(origin).origin : mistake?.fixed
    return {
      message: `\`${origin}\` is not the address of a site.`,
      hint: isOwn
        ? `Write \`${fixed}\`.`
        : (mistake?.hint ?? 'Write it as https://www.host.com, or with the folder that the site is in.'),
      ...(fixed !== undefined && replacement(origin, fixed)),
    }
  },
  'bad-url/target': ({ to }: { readonly to: string }) => {
    const { code = 'bad-url', fixed } = checkUrl(to) ?? {}
    const meant = fixed?.startsWith('https:') === true ? fixed : undefined
    return {
      code,
      message: `\`${to}\` is neither a page nor a file of this site nor an address with \`https://\`.`,
      hint:
        meant === undefined
          ? 'Write a path such as `/contact`, or an address that starts with `https://`.'
          : `Write \`${meant}\`.`,
      ...(meant !== undefined && replacement(to, meant)),
    }
  },
  'bad-url/rest': ({ to }: { readonly to: string }) => ({
    message: '`*` stands for the rest of the old address, and `from` has no `/*` at its end.',
    hint: `Write \`${to.slice(0, -2) || '/'}\`.`,
  }),
  'bad-url/video': ({ address, player }: { readonly address: string; readonly player: string }) => ({
    message: `\`${address}\` is the page of a video, which can’t be shown in another page.`,
    hint: `Write the address of its player: \`${player}\`.`,
    ...replacement(address, player),
  }),
  'bad-url/app': ({ address, isBeacon }: { readonly address: string; readonly isBeacon: boolean }) => ({
    message: `\`${address}\` opens an app, and ${isBeacon ? 'events are sent to a beacon' : 'a service is shown in the page, takes what a form sends, or counts visits'}.`,
    hint: `Start it with \`https://\`.${isBeacon ? '' : ' To let visitors write or call, use an action with `href:` or `call:`.'}`,
  }),
  'duplicate-id': ({ id, owners: [first, second], where, first: path }: DuplicateId) => {
    const article = first === second ? 'another' : first === 'block' ? 'a' : 'an'
    return {
      message: `The id \`${id}\` already belongs to ${article} ${first} of this ${where}.`,
      hint: 'Give one of them another id.',
      related: { message: `The other ${first} has it`, at: { path, part: 'value' } },
    }
  },
  'not-broken': ({ path }: { readonly path: string }) => ({
    message: `The page \`${path}\` exists, so this link is not broken.`,
    hint: 'Remove the line `broken: intended`.',
  }),
  'misplaced-key': ({ key, owner }: { readonly key: string; readonly owner: string }) => ({
    message: `\`${key}\` belongs to \`${owner}\`, and this action has none.`,
    hint: 'Remove the line.',
  }),
} satisfies RuleTable

interface DuplicateId {
  readonly id: string
  /** What has the id first, and what has it again. */
  readonly owners: readonly ['block' | 'item', 'block' | 'item']
  readonly where: 'list' | 'dialog' | 'page'
  readonly first: Path
}

interface Named {
  readonly name: string
}

/**
 * What looking up an id reads: the ids of a page's blocks, and the lists that can contain more of them. Without a path,
 * the page is the one that the link is on.
 */
function readsOfAnchor(page: string, id: string, { tree }: AdviceContext): readonly Path[] {
  const blocks = ['pages', '*', 'blocks', '**']
  return [[...blocks, 'id', `${page}#${id}`], ...[...tree.keysWithIds].map((key) => [...blocks, key])]
}

/** Where pages have a path: of two with the same one, either may be meant. */
function pathsLike(path: string, { pages }: PlainObject): readonly Path[] {
  return entriesOf(pages).flatMap(([name, page]) => (valueAt(page, 'path') === path ? [['pages', name, 'path']] : []))
}

/** Where the values of the parameters of pages are, below `content`: the entries of a collection, or a field of each. */
function collectionsOf({ pages }: PlainObject): readonly Path[] {
  return entriesOf(pages).flatMap(([, page]) =>
    entriesOf(valueAt(page, 'params')).map(([, parameter]) => [
      String(valueAt(parameter, 'in')),
      '*',
      ...fieldOf(parameter),
    ]),
  )
}

function unknownPage(link: string, path: string, { site, pages, redirects, publicFiles }: AdviceContext): Words {
  const own = pathOnThisSite(path, valueAt(site.site, 'url'))
  const hint = own === undefined ? hintAtOtherKey(link) : undefined
  if (hint !== undefined) return { message: `\`${link}\` is not a path of this site.`, hint }
  const file = findFile(link, publicFiles.find)
  if (file !== undefined) {
    return { message: `\`${file.path}\` is a file, not a page.`, hint: `Use \`href: ${link}\`.` }
  }
  const meant = asPagePath(own ?? path)
  const complete = (page: string) => `${page}${link.slice(path.length)}`
  const paths = [...pages.keys()]
  const known = [...paths, ...paths.map(feedPath).filter((feed) => redirects.has(feed))]
  return {
    message: `There is no page at \`${path}\`.`,
    ...(pages.has(meant)
      ? { ...didYouMean(complete(meant)), ...replacement(link, complete(meant)) }
      : suggestName(path, known, { label: 'Pages of this site', where: 'under `pages`', complete })),
  }
}

/** The path of a page that is written as a file, or with slashes around it or none. */
function asPagePath(path: string): string {
  return `/${path.replace(/(?:(?<=^|\/)index)?\.html?$/i, '').replaceAll(/^\/+|\/+$/g, '')}`
}

/** The key that takes what is not a path: an address, an email, a phone number, an anchor. */
function hintAtOtherKey(link: string): string | undefined {
  if (/^[a-z][a-z0-9+.-]*:/i.test(link)) return 'For an address outside the site, use `href`.'
  if (/^www\./i.test(link)) return `For an address outside the site, use \`href: https://${link}\`.`
  if (isEmail(link)) return `For an email, use \`href: mailto:${link}\`.`
  if (/^\+?[\d\s().-]{7,}$/.test(link)) return `For a phone number, use \`call: "${link}"\`.`
  return link.startsWith('#') ? `To scroll on the same page, use \`scrollTo: ${link.slice(1)}\`.` : undefined
}

function unknownFile(
  { path }: { readonly path: string },
  what: 'image' | 'file',
  { publicFiles }: AdviceContext,
): Words {
  const files = publicFiles.paths()
  const withoutPublic = path.replace(/^\.?\/?public\//, '/')
  const found = findFile(path, publicFiles.find)?.path
  const candidate = found ?? [withoutPublic, `/${path}`].find((fixed) => publicFiles.find(fixed))
  const name = decodeAddress(path)
  const meant = candidate ?? obviousName(name, files)
  return {
    message: `There is no ${what} \`${path}\` in the \`public\` folder.`,
    ...didYouMean(
      meant ?? nearestName(name, files) ?? sameFileName(name, files),
      'Put the file there, and write its path with a slash in front.',
    ),
    ...(meant !== undefined && replacement(path, meant)),
  }
}

function sameFileName(path: string, files: readonly string[]): string | undefined {
  const name = path.slice(path.lastIndexOf('/') + 1).toLowerCase()
  return name === '' ? undefined : files.find((file) => file.toLowerCase().endsWith(`/${name}`))
}

/** The file of this site whose address lacks its slash, or has the folder `public` before it. */
function fileMeant(url: string, publicFiles: PublicFiles): string | undefined {
  const end = `/${url.replace(/^(?:\.\/)?(?:public\/)?/, '')}`
  const found = publicFiles.paths().filter((path) => path.endsWith(end))
  return found.includes(end) ? end : found.length === 1 ? found[0] : undefined
}
