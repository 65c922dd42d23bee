import { isEmail } from '../../../schema/isEmail.ts'
import { parseUrl } from './parseUrl.ts'

/** Browsers drop some of these, so that `java\tscript:` runs. */
export const invisible = /[\p{Cc}\p{Z}\u200b-\u200f\ufeff]/gu

/** Whether an address is allowed: `https:`, `mailto:`, `tel:`, or the path of a file of this site. */
export function isAllowedUrl(url: string): boolean {
  if (url.search(invisible) !== -1 || url.includes('\\') || url.startsWith('//')) return false
  if (/^mailto:/i.test(url)) return isEmail(url.slice('mailto:'.length).replace(/\?.*$/s, ''))
  if (/^tel:/i.test(url)) return isPhoneAddress(url)
  return url.startsWith('/') || isHttps(url)
}

export function isPhoneAddress(url: string): boolean {
  return /^tel:\+?[\d().-]{3,}$/i.test(url)
}

function isHttps(url: string): boolean {
  const parsed = /^https:\/\/[^/]/i.test(url) ? parseUrl(url) : undefined
  return parsed !== undefined && parsed.username === '' && parsed.password === ''
}
