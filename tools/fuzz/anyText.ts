import fc from 'fast-check'
import type { Format } from '../../schema/formats.ts'
import { wholePlaceholder } from '../../schema/placeholder.ts'
import type { SchemaNode } from '../../src/index.ts'
import { sometimes, textMatching } from './draw.ts'
import type { Context, Place } from './material.ts'
import { inlineMarkdown, markdown, plainText } from './texts.ts'

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
]

/** Keys of services and analytics that take only some addresses. */
const urlsOf: Readonly<Record<string, readonly string[]>> = {
  beacon: ['https://stats.example.net/events', 'https://example.org/e?s=1&t=2'],
  script: ['https://cdn.example.net/embed.js', '/stand-ins/calendar-embed.js'],
  url: ['https://www.example.com/', 'https://sub.example.org/a?b=c&d#e', '/stand-ins/video.html'],
}

/** Texts that the schema and the checker accept. */
export function anyText(context: Context, node: SchemaNode, place: Place, key: string): fc.Arbitrary<string> {
  const isShareable = place.placeholders !== undefined && node.format !== 'path' && node.format !== 'collection'
  const sometimesShared = (texts: fc.Arbitrary<string>) =>
    sometimes(25, texts, (text) => (isShareable && !text.includes('{') ? `{${context.share(text)}}` : text))
  if (typeof node.format === 'string') {
    const format = node.format as Format
    if (node.pictures === true) return sometimesShared(withPicture(context, place))
    const texts = makers[format](context, place, key)
    if (texts === undefined) throw new Error(`Nothing here can have the format ${format}.`)
    return sometimesShared(texts)
  }
  if (typeof node.pattern === 'string') {
    // No two of the two billion are the same.
    if (key === 'id') return fc.nat().map((number) => `id-${number}`)
    if (key === 'language') return fc.constantFrom(...languages)
    const pattern = node.pattern.replace(`|(?:${wholePlaceholder})`, '')
    // A name in braces would have to exist.
    return textMatching(pattern).filter((text) => !text.includes('{'))
  }
  if (typeof node.maxLength === 'number') return plainText().map((text) => [...text].slice(0, 1).join(''))
  const texts = plainText(place.placeholders)
  return sometimesShared(node.minLength === undefined ? sometimes(25, texts, () => '') : texts)
}

function pageLink({ plan }: Context): fc.Arbitrary<string> {
  return fc.constantFrom(...plan.paths).chain((path) => {
    const anchors = plan.pages.find((page) => page.path === path)?.anchors ?? []
    const query = fc.constantFrom(...Array<string>(7).fill(''), '?from=here&and=there')
    const anchor = fc.constantFrom('', '', ...anchors.map((id) => `#${id}`))
    return fc.tuple(query, anchor).map((rest) => path + rest.join(''))
  })
}

/** In Markdown, brackets of any kind end the address of a link. */
const textLink = (context: Context): fc.Arbitrary<string> =>
  fc.oneof(pageLink(context), fc.constantFrom(...urls)).filter((link) => !/[()\s]/.test(link))

/** A text of Markdown that ends with a picture. */
const withPicture = (context: Context, { placeholders }: Place): fc.Arbitrary<string> =>
  fc
    .tuple(markdown(placeholders, textLink(context)), fc.constantFrom(...context.images))
    .map(([text, image]) => `${text}\n\n![What "it" shows](<${image}>)`)

const two = (number: number): string => String(number).padStart(2, '0')

const time = fc.tuple(fc.nat(23), fc.nat(59)).map((parts) => parts.map(two).join(':'))
const date = fc
  .tuple(fc.integer({ min: 2010, max: 2099 }), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 28 }))
  .map((parts) => parts.map(two).join('-'))

type Make = (context: Context, place: Place, key: string) => fc.Arbitrary<string> | undefined

/** One of some texts; undefined where the site has nothing that such a text could name. */
const from = (texts: readonly string[]) => (texts.length > 0 ? fc.constantFrom(...texts) : undefined)

/** The texts of each format. */
const makers: Readonly<Record<Format, Make>> = {
  anchor: (_, { anchors }) => from(anchors),
  audio: () => undefined,
  checkout: ({ plan }) =>
    from(Object.entries(plan.checkout).flatMap(([set, tiers]) => tiers.map((tier) => `${set}.${tier}`))),
  collection: ({ plan }) => from(Object.keys(plan.collections)),
  color: () => fc.nat(0xffffff).map((color) => `#${color.toString(16).padStart(6, '0')}`),
  country: () => from(['US', 'DE', 'GB']),
  currency: () => from(['USD', 'EUR', 'JPY']),
  date: () => date,
  'date-time': () => fc.tuple(date, time).map((parts) => parts.join('T')),
  day: () =>
    fc.oneof(
      date,
      date.map((day) => day.slice(5)),
    ),
  dialog: ({ plan }) => from(plan.dialogs),
  email: () => from(['ada@example.com', 'a.very.long.address@sub.domain.of.example.org', 'ü@müller.de']),
  endpoint: ({ plan }) => from(plan.services),
  field: () => undefined,
  file: ({ fonts }) => from(fonts),
  font: ({ fonts }) => from(fonts),
  icon: ({ icons }) => from(icons),
  image: ({ images }) => from(images),
  'inline-markdown': (context, { placeholders }) => inlineMarkdown(placeholders, textLink(context)),
  language: () => from(languages.filter((language) => language !== 'qz')),
  moment: () =>
    fc.oneof(
      date,
      fc.tuple(date, time).map((parts) => parts.join(' ')),
    ),
  markdown: (context, { placeholders }) => markdown(placeholders, textLink(context)),
  origin: () => from(['https://www.example.com', 'https://example.org:8443', 'https://xn--mller-kva.de']),
  page: pageLink,
  path: () => from(['/']),
  phone: () => from(['+1 202 555 0143', '+49 (0)30 1234567', '+15555550123']),
  // Times that fit a recording would have to be made with it.
  recording: () => undefined,
  reference: () => from(['']),
  service: ({ plan }) => from(plan.services),
  target: () => from(urls),
  time: () => time,
  timezone: () => from(['America/New_York', 'Asia/Kathmandu', 'UTC']),
  url: (_, { placeholders }, key) => from((placeholders === undefined ? urlsOf[key] : undefined) ?? urls),
  video: () => undefined,
}

/** Whether a text of a format can be made here. */
export function canWrite(context: Context, format: Format, place: Place): boolean {
  return makers[format](context, place, '') !== undefined
}
