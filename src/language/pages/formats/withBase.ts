import type { Format } from '../../../../schema/formats.ts'
import { addressWithBase } from '../../../../schema/siteAddress.ts'

/** Keys of compiled values that have addresses. */
const addressKeys = ['src', 'wave', 'url', 'script', 'monthly', 'annual'] as const

/** What a text of a format became, with the folder of the site before each path that a browser asks for. */
export function withBase<Value>(format: Format, value: Value, base: string): Value {
  if (base === '') return value
  if (typeof value === 'string') return rewriteText(format, value, base) as Value
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, each]) =>
    isAddressKey(key) && typeof each === 'string' ? [key, addressWithBase(each, base)] : [key, each],
  )
  // The names of an image's copies follow from `copies` alone.
  return { ...Object.fromEntries(entries), ...(format === 'image' && { base }) }
}

function rewriteText(format: Format, text: string, base: string): string {
  switch (format) {
    case 'page':
    case 'url':
    case 'file':
    case 'audio':
    case 'video':
      return addressWithBase(text, base)
    case 'markdown':
    case 'inline-markdown':
      return htmlWithBase(text, base)
    default:
      return text
  }
}

/** Only tags have this text: the compiler escapes the characters of words. */
export function htmlWithBase<Text extends string>(html: Text, base: string): Text {
  return (base === '' ? html : html.replaceAll('<a href="/', `<a href="${base}/`)) as Text
}

function isAddressKey(key: string): boolean {
  return addressKeys.some((each) => each === key)
}
