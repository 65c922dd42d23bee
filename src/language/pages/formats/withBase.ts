import type { Format } from '../../../../schema/formats.ts'
import { addressWithBase } from '../../../../schema/siteAddress.ts'
import type { CompileContext } from '../compileContext.ts'

type Addresses = Pick<CompileContext, 'base' | 'localize'>

/** Keys of compiled values that have addresses. */
const addressKeys = ['src', 'wave', 'url', 'script', 'monthly', 'annual'] as const

/** What a text of a format became, with the folder of the site before each path that a browser asks for. */
export function withBase<Value>(format: Format, value: Value, context: Addresses): Value {
  const { base } = context
  if (typeof value === 'string') return rewriteText(format, value, context) as Value
  if (base === '' || typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, each]) =>
    isAddressKey(key) && typeof each === 'string' ? [key, addressWithBase(each, base)] : [key, each],
  )
  // The names of an image's copies follow from `copies` alone.
  return { ...Object.fromEntries(entries), ...(format === 'image' && { base }) }
}

function rewriteText(format: Format, text: string, context: Addresses): string {
  const { base, localize } = context
  switch (format) {
    case 'page':
    case 'url':
      return addressWithBase(localize(text), base)
    case 'file':
    case 'audio':
    case 'video':
      return addressWithBase(text, base)
    case 'markdown':
    case 'inline-markdown':
      return htmlWithBase(text, context)
    default:
      return text
  }
}

/** Only tags have this text: the compiler escapes the characters of words. */
export function htmlWithBase<Text extends string>(html: Text, { base, localize }: Addresses): Text {
  return html.replaceAll(/<a href="(\/[^"]*)/g, (_, link: string) => `<a href="${base}${localize(link)}`) as Text
}

function isAddressKey(key: string): boolean {
  return addressKeys.some((each) => each === key)
}
