import type { IconBody, ImageSource, Service, ShapeSource } from '../../../schema/values.ts'
import { type Fix, replacement } from '../fix.ts'
import { hint } from '../messages/hint.ts'
import { nearestName } from '../messages/nearestName.ts'
import { obviousFix, referenceFix } from '../messages/obviousFix.ts'
import { isPlainObject, type Path, type Plain, valueAt } from '../plain.ts'
import { checkUrl } from '../references/checkUrl.ts'
import {
  isPlaceholderEmail,
  isPlaceholderPhone,
  isPlaceholderUrl,
  isStandIn,
} from '../references/isPlaceholderValue.ts'
import type { Format } from '../schema/formats.ts'
import { suggestionHint } from '../schema/words.ts'
import type { CompileContext, ValueProblem } from './compileContext.ts'
import type { CompiledMarkdown } from './compileMarkdown.ts'
import { toDataUrl } from './toDataUrl.ts'

type TextCompiler = (text: string, context: CompileContext) => unknown

/** Checks a text by its format and gives what components receive; undefined after a reported problem. */
export function compileText(format: string, text: string, context: CompileContext): unknown {
  return Object.hasOwn(compilers, format) ? compilers[format as Format](text, context) : text
}

const compilers: Readonly<Record<Format, TextCompiler>> = {
  markdown: (text, context) => compileMarkdown(context.markdown('block', text), context),
  'inline-markdown': (text, context) => compileMarkdown(context.markdown('inline', text), context),
  icon: compileIcon,
  image: compileImage,
  shape: compileShape,
  file: compileFile,
  page: (text, context) => (checkPage(text, context) ? text : undefined),
  url: compileUrl,
  dialog: compileDialog,
  anchor: compileAnchor,
  service: (text, context) => compileService(text, 'frame', context),
  endpoint: (text, context) => compileService(text, 'connect', context),
  checkout: (text, context) => findCheckout(text, context),
  phone: compilePhone,
  email: compileEmail,
  color: compileColor,
  origin: compileOrigin,
  // These are checked where routes are read and shared content is taken in.
  reference: (text) => text,
  collection: (text) => text,
  path: (text) => text,
}

function compileMarkdown({ html, links, tags }: CompiledMarkdown, context: CompileContext): string {
  // The tag that closes is part of the same mistake as the one that opens.
  const opening = tags.filter((tag) => !tag.startsWith('</'))
  for (const tag of opening.length > 0 ? opening : tags) {
    context.report({
      code: 'raw-html',
      piece: tag,
      message: `\`${tag}\` is HTML, and texts are Markdown.`,
      hint: 'Write **bold**, *italic*, [a link](/path), lists with `-`. For the sign itself write `&lt;`.',
    })
  }
  for (const link of links) checkMarkdownLink(link, context)
  return html
}

function checkMarkdownLink(link: string, context: CompileContext): void {
  if (link.startsWith('#')) {
    compileAnchor(link.slice(1), context)
    return
  }
  const isOwnPath = link.startsWith('/') && checkUrl(link) === undefined
  if (isOwnPath && !context.references.hasFile(pathOf(link))) checkPage(link, context)
  else compileUrl(link, context)
}

function compileIcon(name: string, { icons, report }: CompileContext): IconBody | undefined {
  const body = icons.get(name)
  if (body !== undefined) return body
  const withoutPrefix = name.replace(/^(ti|tabler|icon)[-:]/i, '')
  const nearest = icons.get(withoutPrefix) ? withoutPrefix : nearestName(name, icons.names())
  report({
    code: 'unknown-icon',
    message: `There is no icon \`${name}\`.`,
    hint: nearest === undefined ? 'tabler.io/icons shows all of them.' : `Did you mean \`${nearest}\`?`,
    ...(icons.get(withoutPrefix) ? replacement(name, withoutPrefix) : obviousFix(name, icons.names())),
  })
  return undefined
}

function compileImage(path: string, context: CompileContext): ImageSource | undefined {
  if (!checkFile(path, 'image', context)) return undefined
  const image = context.references.image(path)
  if (typeof image === 'object') {
    context.noteImage(image)
    return image
  }
  context.report({
    code: 'bad-image',
    ...(image === 'cut'
      ? {
          message: `\`public${path}\` breaks off: the end of the picture is missing.`,
          hint: 'Copy the file again from where it came.',
        }
      : {
          message: `\`public${path}\` can’t be read as an image.`,
          hint: 'Use .jpg, .png, .webp, .avif or .svg with a size.',
        }),
  })
  return undefined
}

/** Drawings of so many characters come with the page; larger ones are files, as other pictures are. */
const largestDrawing = 4000

/** A picture of which only the shape is used. A small drawing costs less in the page than a request of its own. */
function compileShape(path: string, context: CompileContext): ShapeSource | undefined {
  const image = compileImage(path, context)
  if (image === undefined) return undefined
  const drawing = context.references.drawing(path)
  if (drawing === undefined || drawing.length > largestDrawing) return image
  context.noteDrawing()
  return { ...image, inline: toDataUrl(drawing) }
}

function compileFile(path: string, context: CompileContext): string | undefined {
  return checkFile(path, 'file', context) ? path : undefined
}

function checkFile(path: string, what: 'image' | 'file', context: CompileContext): boolean {
  if (context.references.hasFile(path)) return true
  const { publicFiles, report } = context
  const withoutPublic = path.replace(/^\.?\/?public\//, '/')
  const candidate = [withoutPublic, `/${path}`].find((fixed) => publicFiles.has(fixed))
  const nearest =
    candidate ?? nearestName(path, publicFiles.paths()) ?? sameFileName(path, publicFiles.paths())
  report({
    code: `unknown-${what}`,
    message: `There is no ${what} \`${path}\` in the \`public\` folder.`,
    hint:
      nearest === undefined
        ? 'Put the file there, and write its path with a slash in front.'
        : `Did you mean \`${nearest}\`?`,
    ...(candidate === undefined ? obviousFix(path, publicFiles.paths()) : replacement(path, candidate)),
  })
  return false
}

function sameFileName(path: string, files: readonly string[]): string | undefined {
  const name = path.slice(path.lastIndexOf('/') + 1).toLowerCase()
  return name === '' ? undefined : files.find((file) => file.toLowerCase().endsWith(`/${name}`))
}

/** Whether a path, with an optional anchor, leads to a page of this site. */
export function checkPage(link: string, context: CompileContext): boolean {
  const { references, report } = context
  const path = pathOf(link)
  const anchor = link.includes('#') ? link.slice(link.indexOf('#') + 1) : ''
  if (!references.hasPage(path)) {
    if (references.hasRedirect(path)) return true
    const words = context.deservesSuggestion('unknown-page')
      ? unknownPage(link, path, context)
      : { message: `There is no page at \`${path}\`.` }
    report({ code: 'unknown-page', piece: link, ...words })
    return false
  }
  if (anchor === '' || references.hasAnchor(path, anchor)) return true
  const anchors = context.facts.pages.get(path) ?? new Set<string>()
  const nearest = nearestName(anchor, anchors)
  report({
    code: 'unknown-anchor',
    piece: link,
    message: `Page \`${path}\` has no block with the id \`${anchor}\`.`,
    ...hint(
      nearest === undefined
        ? (suggestionHint(undefined, 'Its ids', [...anchors]) ??
            `Give the block you mean a line \`id: ${anchor}\`.`)
        : `Did you mean \`${path}#${nearest}\`?`,
    ),
    ...referenceFix(anchor, anchors, (id) => `${link.slice(0, link.indexOf('#'))}#${id}`),
  })
  return false
}

function unknownPage(
  link: string,
  path: string,
  { facts, publicFiles }: CompileContext,
): { message: string; hint?: string; fix?: Fix } {
  if (/^[a-z][a-z0-9+.-]*:/i.test(link)) {
    return {
      message: `\`${link}\` is not a path of this site.`,
      hint: 'For an address outside the site use `href`.',
    }
  }
  if (link.startsWith('#')) {
    return {
      message: `\`${link}\` is not a path of this site.`,
      hint: `To scroll on the same page use \`scrollTo: ${link.slice(1)}\`.`,
    }
  }
  if (publicFiles.has(path)) {
    return { message: `\`${path}\` is a file, not a page.`, hint: `Use \`href: ${path}\`.` }
  }
  const paths = [...facts.pages.keys()]
  const trimmed = `/${path.replaceAll(/^\/+|\/+$/g, '')}`
  const nearest = facts.pages.has(trimmed) ? trimmed : nearestName(path, paths)
  return {
    message: `There is no page at \`${path}\`.`,
    ...hint(
      suggestionHint(
        nearest === undefined ? undefined : `${nearest}${link.slice(path.length)}`,
        'Pages of this site',
        paths,
      ),
    ),
    ...(nearest === trimmed
      ? replacement(link, `${trimmed}${link.slice(path.length)}`)
      : referenceFix(path, paths, (page) => `${page}${link.slice(path.length)}`)),
  }
}

function pathOf(link: string): string {
  return link.replace(/[?#].*$/s, '')
}

function compileUrl(url: string, context: CompileContext): string | undefined {
  const mistake = checkUrl(url)
  if (mistake !== undefined) {
    const { fixed, ...words } = mistake
    context.report({ piece: url, ...words, ...(fixed !== undefined && replacement(url, fixed)) })
    return undefined
  }
  if (url.startsWith('/') && !context.references.hasFile(pathOf(url))) {
    reportUnknownFile(url, context)
    return undefined
  }
  if (isStandIn(url))
    context.report({
      code: 'stand-in',
      message: `\`${url}\` is a stand-in for an outside service.`,
      piece: url,
    })
  if (isPlaceholderUrl(url))
    context.report({ code: 'placeholder', message: `\`${url}\` is a placeholder.`, piece: url })
  return url
}

function reportUnknownFile(url: string, { facts, publicFiles, report }: CompileContext): void {
  const path = pathOf(url)
  if (facts.pages.has(path)) {
    report({
      code: 'bad-url',
      piece: url,
      message: `\`${path}\` is a page of this site.`,
      hint: `Use \`to: ${url}\`.`,
    })
    return
  }
  const nearest = nearestName(path, publicFiles.paths())
  report({
    code: 'unknown-file',
    piece: url,
    message: `There is no file \`${path}\` in the \`public\` folder.`,
    ...hint(
      nearest === undefined
        ? 'For an address outside the site, start with `https://`.'
        : `Did you mean \`${nearest}\`?`,
    ),
    ...obviousFix(path, publicFiles.paths(), (file) => `${file}${url.slice(path.length)}`),
  })
}

function compileDialog(name: string, context: CompileContext): string | undefined {
  if (context.references.hasDialog(name)) {
    context.openDialog(name)
    return name
  }
  const names = keysOf(context.facts.site.dialogs)
  context.report({
    code: 'unknown-dialog',
    ...declaration(['dialogs'], name, names),
    message: `There is no dialog \`${name}\`.`,
    ...hint(
      suggestionHint(nearestName(name, names), 'Dialogs of this site', names) ??
        'Declare it under `dialogs`.',
    ),
    ...referenceFix(name, names),
  })
  return undefined
}

/** An anchor of the page the text is on, or for texts on several pages of each of them. */
function compileAnchor(name: string, context: CompileContext): string | undefined {
  if (context.hasAnchor(name)) return name
  if (context.isShared) {
    context.report({
      code: 'unknown-anchor',
      piece: name,
      message: `This is on every page, but not every page has a block with the id \`${name}\`.`,
      hint: `Name the page: \`to: /page#${name}\`.`,
    })
    return undefined
  }
  const names = [...context.anchors]
  const nearest = nearestName(name, names)
  context.report({
    code: 'unknown-anchor',
    piece: name,
    message: `No block of this page has the id \`${name}\`.`,
    ...hint(
      nearest === undefined
        ? (suggestionHint(undefined, 'Ids of this page', names) ??
            `Give the block you mean a line \`id: ${name}\`.`)
        : `Did you mean \`${nearest}\`?`,
    ),
    ...referenceFix(name, names),
  })
  return undefined
}

function compileService(
  name: string,
  use: 'frame' | 'connect',
  context: CompileContext,
): Service | undefined {
  const service = context.references.value(['services', name])
  if (service === undefined) {
    const names = keysOf(context.facts.site.services)
    const isAddress = /^(https?:|\/)/i.test(name)
    context.report({
      code: 'unknown-service',
      ...declaration(['services'], name, names),
      message: `There is no service \`${name}\`.`,
      ...hint(
        isAddress
          ? 'Declare the address under `services` and write its name here.'
          : (suggestionHint(nearestName(name, names), 'Services of this site', names) ??
              'Declare it under `services`.'),
      ),
      ...(!isAddress && referenceFix(name, names)),
    })
    return undefined
  }
  const url = valueAt(service, 'url')
  const title = valueAt(service, 'title')
  if (typeof url !== 'string' || typeof title !== 'string') return undefined
  const script = valueAt(service, 'script')
  const data = valueAt(service, 'data')
  const label = valueAt(service, 'label')
  const consent = valueAt(service, 'consent')
  const compiled = {
    id: name,
    url,
    title,
    ...(typeof label === 'string' && { label }),
    host: hostOf(url) || hostOf(context.references.value(['site', 'url'])),
    origin: originOf(url),
    ...(typeof consent === 'string' && { consent: context.markdown('inline', consent).html }),
    ...(typeof script === 'string' && { script }),
    ...(isPlainObject(data) && { data: Object.fromEntries(Object.entries(data).filter(isTextEntry)) }),
  }
  context.noteService(compiled, use)
  return compiled
}

function isTextEntry(entry: [string, Plain]): entry is [string, string] {
  return typeof entry[1] === 'string'
}

/** Host of an address as people read it; the empty string for a path of the site's own. */
function hostOf(url: Plain | undefined): string {
  return typeof url === 'string' && URL.canParse(url) ? new URL(url).host : ''
}

/** Origin of an outside address; the empty string for the site's own. */
export function originOf(url: string): string {
  return /^https:/i.test(url) && URL.canParse(url) ? new URL(url).origin : ''
}

/** Both addresses of a plan, named as set.tier. */
export function findCheckout(
  name: string,
  context: CompileContext,
): { monthly: string; annual: string } | undefined {
  const [set = '', tier = '', ...rest] = name.split('.')
  const plan = rest.length === 0 ? context.references.value(['checkout', set, tier]) : undefined
  const monthly = valueAt(plan, 'monthly')
  const annual = valueAt(plan, 'annual')
  if (typeof monthly === 'string' && typeof annual === 'string') return { monthly, annual }
  if (isPlainObject(plan)) return undefined
  const { checkout } = context.facts.site
  const plans = valueAt(checkout, set)
  const names = keysOf(checkout).flatMap((key) =>
    keysOf(valueAt(checkout, key)).map((plan) => `${key}.${plan}`),
  )
  const [owner, missing, candidates]: [Path, string, readonly string[]] = isPlainObject(plans)
    ? [['checkout', set], tier, keysOf(plans)]
    : [['checkout'], set, keysOf(checkout)]
  context.report({
    code: 'unknown-checkout',
    ...declaration(owner, missing, candidates),
    ofContent: {
      // What shared content gave can be the set alone, or with it a tier that should not be there.
      pieces: [missing, name.slice(0, name.lastIndexOf('.'))],
      message: `The \`checkout\` table has no \`${missing}\`.`,
      ...hint(suggestionHint(nearestName(missing, candidates), 'It has', candidates)),
    },
    message: `There is no plan \`${name}\` in the \`checkout\` table.`,
    ...hint(
      suggestionHint(nearestName(name, names), 'Its plans', names) ?? 'Write the set and the tier: set.tier.',
    ),
    ...referenceFix(name, names),
  })
  return undefined
}

function compilePhone(phone: string, { report }: CompileContext): string | undefined {
  const digits = phone.replaceAll(/[\s().-]/g, '')
  if (/^\+\d{7,15}$/.test(digits)) {
    if (isPlaceholderPhone(digits))
      report({ code: 'placeholder', message: `\`${phone}\` is a placeholder.`, piece: phone })
    return phone
  }
  report({
    code: 'bad-phone',
    message: `\`${phone}\` is not a complete phone number.`,
    hint: 'Write it with its country code, in quotes: "+1 202 555 0143".',
  })
  return undefined
}

function compileEmail(email: string, { report }: CompileContext): string | undefined {
  if (/^[^\s@<>"',;:]+@[^\s@<>"',;:]+\.[a-z]{2,}$/i.test(email)) {
    if (isPlaceholderEmail(email))
      report({ code: 'placeholder', message: `\`${email}\` is a placeholder.`, piece: email })
    return email
  }
  report({
    code: 'bad-email',
    message: `\`${email}\` is not an email address.`,
    hint: 'Write it as name@host.com.',
  })
  return undefined
}

function compileColor(color: string, { report }: CompileContext): string | undefined {
  if (/^#[0-9a-f]{6}$/i.test(color)) return color
  const short = /^#?([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(color)
  const bare = /^[0-9a-f]{6}$/i.test(color) ? `#${color}` : undefined
  const fixed = bare ?? (short && `#${short[1]}${short[1]}${short[2]}${short[2]}${short[3]}${short[3]}`)
  report({
    code: 'bad-color',
    message: `\`${color}\` is not a colour.`,
    hint: fixed
      ? `Write "${fixed}".`
      : 'Write `#` and six digits or letters from a to f, in quotes: "#6d28d9".',
    ...(fixed && replacement(color, fixed)),
  })
  return undefined
}

function compileOrigin(origin: string, context: CompileContext): string | undefined {
  const mistake = checkUrl(origin)
  const isOwn = mistake === undefined && /^https:\/\//i.test(origin)
  if (isOwn && new URL(origin).origin === origin) {
    if (isPlaceholderUrl(origin))
      context.report({ code: 'placeholder', message: `\`${origin}\` is a placeholder.`, piece: origin })
    return origin
  }
  const fixed = isOwn ? new URL(origin).origin : mistake?.fixed
  context.report({
    code: 'bad-url',
    message: `\`${origin}\` is not an address without a path.`,
    hint: isOwn
      ? `Write \`${new URL(origin).origin}\`.`
      : (mistake?.hint ?? 'Write it as https://www.host.com.'),
    ...(fixed !== undefined && replacement(origin, fixed)),
  })
  return undefined
}

/** The nearest of the keys that stand under a path. */
function declaration(path: Path, asked: string, names: readonly string[]): Pick<ValueProblem, 'nearest'> {
  const name = nearestName(asked, names)
  return name === undefined ? {} : { nearest: { at: { path: [...path, name], part: 'key' }, name, asked } }
}

function keysOf(value: Plain | undefined): readonly string[] {
  return isPlainObject(value) ? Object.keys(value) : []
}
