import type { Format } from '../../schema/formats.ts'
import { wholePlaceholder } from '../../schema/placeholder.ts'
import type { SchemaNode } from '../../src/index.ts'
import type { Context, Place } from './context.ts'
import { choose, inlineMarkdown, markdown, oneIn, plainText } from './texts.ts'

const languages = 'en de fr ar he ja zh-TW pt-BR tr th qz en-GB es'.split(' ')

const urls = [
  'https://www.example.com/',
  'https://example.org/a/b?c=d&e=%20f#g',
  'https://ja.wikipedia.org/wiki/日本',
  'mailto:ada@example.com',
  'tel:+12025550143',
  '/favicon.svg',
  '/images/video-poster.svg',
  '/stand-ins/video.html',
] as const

/** A text that the schema and the checker accept. */
export function makeText(context: Context, node: SchemaNode, place: Place, key: string): string {
  const { random } = context
  if (typeof node.format === 'string') {
    return sometimesShared(context, node, formats[node.format as Format](context, place), place)
  }
  if (typeof node.pattern === 'string') {
    if (key === 'id') return context.nextId()
    if (key === 'language') return random.pick(languages) ?? ''
    const pattern = node.pattern.replace(`|(?:${wholePlaceholder})`, '')
    for (;;) {
      const text = context.textMatching(pattern, random.below(2 ** 31))
      // A name in braces would have to exist.
      if (!text.includes('{')) return text
    }
  }
  const text =
    place.placeholders === undefined
      ? withoutBraces(plainText(random, []))
      : plainText(random, place.placeholders)
  if (typeof node.maxLength === 'number') return [...withoutBraces(text)].slice(0, 1).join('')
  if (node.minLength === undefined && oneIn(random, 25)) return ''
  return sometimesShared(context, node, text, place)
}

const withoutBraces = (text: string): string => text.replaceAll(/[{}]/g, '')

function sometimesShared({ random, share }: Context, node: SchemaNode, text: string, place: Place): string {
  const isFree = place.placeholders !== undefined && node.format !== 'path' && node.format !== 'collection'
  return isFree && !text.includes('{') && oneIn(random, 25) ? `{${share(text)}}` : text
}

function pageLink({ random, plan }: Context): string {
  const path = random.pick(plan.paths) ?? '/'
  const anchors = plan.pages.find((page) => page.path === path)?.anchors ?? []
  const anchor = oneIn(random, 3) ? random.pick(anchors) : undefined
  const query = oneIn(random, 8) ? '?from=here&and=there' : ''
  return `${path}${query}${anchor === undefined ? '' : `#${anchor}`}`
}

function textLink(context: Context): string {
  const link = choose(context.random, [pageLink(context), choose(context.random, urls)])
  // Brackets of any kind end the address of a link in Markdown.
  return /[()\s]/.test(link) ? '/' : link
}

type MakeFormat = (context: Context, place: Place) => string

const pickFrom =
  (names: (context: Context) => readonly string[]): MakeFormat =>
  (context) =>
    context.random.pick(names(context)) ?? ''

const oneOf =
  (...texts: readonly [string, ...string[]]): MakeFormat =>
  ({ random }) =>
    choose(random, texts)

const formats: Readonly<Record<Format, MakeFormat>> = {
  anchor: ({ random }, { anchors }) => random.pick(anchors) ?? '',
  audio: () => '/audio/nothing.mp3',
  checkout: pickFrom(({ plan }) => plan.checkouts),
  collection: pickFrom(({ plan }) => [...plan.collections.keys()]),
  color: ({ random }) => `#${random.below(0x1000000).toString(16).padStart(6, '0')}`,
  date: ({ random }) => `20${10 + random.below(90)}-0${1 + random.below(9)}-${10 + random.below(19)}`,
  'date-time': ({ random }) =>
    `20${10 + random.below(90)}-0${1 + random.below(9)}-11T1${random.below(10)}:30`,
  dialog: pickFrom(({ plan }) => plan.dialogs),
  email: oneOf('ada@example.com', 'a.very.long.address@sub.domain.of.example.org', 'ü@müller.de'),
  endpoint: pickFrom(({ plan }) => plan.services),
  file: pickFrom(({ fonts }) => fonts),
  icon: pickFrom(({ icons }) => icons),
  image: pickFrom(({ images }) => images),
  'inline-markdown': (context, { placeholders = [] }) =>
    inlineMarkdown(context.random, placeholders, () => textLink(context)),
  markdown: (context, { placeholders = [] }) =>
    markdown(context.random, placeholders, () => textLink(context)),
  origin: oneOf('https://www.example.com', 'https://example.org:8443', 'https://xn--mller-kva.de'),
  page: pageLink,
  path: () => '/',
  phone: oneOf('+1 202 555 0143', '+49 (0)30 1234567', '+15555550123'),
  reference: () => '',
  service: pickFrom(({ plan }) => plan.services),
  shape: pickFrom(({ images }) => images),
  time: ({ random }) => `1${random.below(10)}:${10 + random.below(50)}`,
  url: oneOf(...urls),
  video: () => '/video/nothing.mp4',
}
