import { parseUrl } from './parseUrl.ts'

/** Domains that nobody can own, and those reserved for examples. */
const exampleHost = /(^|\.)(example|test|invalid|localhost|example\.(com|org|net))$/i

/** Whether an address, email or phone number reaches nobody. */
export function isPlaceholderUrl(url: string): boolean {
  const phone = /^tel:(.*)$/i.exec(url)?.[1]
  if (phone !== undefined) return isPlaceholderPhone(phone)
  const email = /^mailto:([^?]*)/i.exec(url)?.[1]
  if (email !== undefined) return isPlaceholderEmail(email)
  return exampleHost.test(parseUrl(url)?.hostname ?? '')
}

export function isPlaceholderEmail(email: string): boolean {
  return exampleHost.test(email.slice(email.lastIndexOf('@') + 1))
}

/** The US numbers 555-0100 to 555-0199 are never assigned. */
export function isPlaceholderPhone(phone: string): boolean {
  return /^\+?1?\d{3}55501\d\d$/.test(phone.replaceAll(/[^\d+]/g, ''))
}

/** Whether a page of the site only pretends to be an outside service: those are in a folder of their own. */
export function isStandIn(url: string): boolean {
  return url.startsWith('/stand-ins/')
}
