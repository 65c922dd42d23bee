import { isEmail } from '../../../schema/isEmail.ts'
import { invisible, isPhoneAddress } from '../references/isAllowedUrl.ts'
import { parseUrl } from '../references/parseUrl.ts'

/** What is wrong with an address, with the fix. */
interface UrlMistake {
  readonly code: 'unsafe-url' | 'bad-url'
  readonly message: string
  readonly hint?: string
  /** The intended address, if that is clear. */
  readonly fixed?: string
}

const mistake =
  (code: UrlMistake['code']) =>
  (message: string, hint?: string, fixed?: string): UrlMistake => ({
    code,
    message,
    ...(hint && { hint }),
    ...(fixed && { fixed }),
  })
const bad = mistake('bad-url')
const unsafe = mistake('unsafe-url')

/**
 * Checks an address against what is allowed: `https:`, `mailto:`, `tel:`, and paths of the site's own files. Returns
 * undefined for an allowed address.
 */
export function checkUrl(url: string): UrlMistake | undefined {
  if (url === '') return bad('The address is empty.')
  const embedded = /^\s*<iframe\b[^>]*\ssrc=["'](?:https?:)?(\/\/[^"'\s]+)["']/i.exec(url)?.[1]
  if (embedded !== undefined) {
    const address = `https:${embedded.replaceAll('&amp;', '&')}`
    return bad('This is HTML, and only the address in it is needed.', `Write \`${address}\`.`, address)
  }
  const visible = url.replaceAll(invisible, '')
  if (visible !== url) return withoutFix(checkUrl(visible)) ?? spaceMistake(url)
  if (url.includes('\\')) return unsafe(`The address \`${url}\` contains a backslash.`, 'Use `/`.')
  if (url.startsWith('//')) {
    const message = `The address \`${url}\` leads to another site but doesn’t start with \`https:\`.`
    return unsafe(message, `Write \`https:${url}\`.`, `https:${url}`)
  }
  return url.startsWith('/') ? undefined : checkScheme(url)
}

/** Reports invisible characters without a fix: they can hide where an address leads, so the author must decide. */
function withoutFix(mistake: UrlMistake | undefined): UrlMistake | undefined {
  if (mistake === undefined) return undefined
  const { fixed: _, ...rest } = mistake
  return rest
}

function spaceMistake(url: string): UrlMistake {
  const message = 'The address contains a space or an invisible character.'
  const cleaned = url.trim()
  const visible = url.replaceAll(invisible, '')
  // Such an address has no spaces: what it leads to is all in view.
  if (/^(?:tel:|mailto:[^?]*$)/i.test(visible)) return unsafe(message, `Write \`${visible}\`.`, visible)
  const isClean = cleaned === visible
  return isClean ? unsafe(message, `Write \`${cleaned}\`.`, cleaned) : unsafe(message, 'Write `%20` for a space.')
}

/** An address whose `https://` is misspelled: `https:/acme.com`, `https//acme.com`, `htps://acme.com`. */
const almostHttps = /^(?!https?:\/\/)h?t+ps?[:;]?\/{1,2}(?=[\w-]+(?:\.[\w-]+)+)/i

function checkScheme(url: string): UrlMistake | undefined {
  const meant = isEmail(url) ? `mailto:${url}` : url.replace(almostHttps, 'https://')
  if (meant !== url) return bad(`\`${url}\` is not a complete address.`, `Write \`${meant}\`.`, meant)
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(url)?.[1]
  if (scheme === undefined || /^[\w.-]+\.[a-z]{2,}:\d+/i.test(url)) {
    const message = `\`${url}\` is not a complete address.`
    const looksLikeHost = /^[\w-]+(\.[\w-]+)+/.test(url)
    return looksLikeHost
      ? bad(message, `Write \`https://${url}\`.`, `https://${url}`)
      : bad(message, 'Start it with `https://`, or with `/` for a file of this site.')
  }
  switch (scheme.toLowerCase()) {
    case 'https':
      return checkHttps(url)
    case 'http': {
      const fixed = `https${url.slice(4)}`
      return unsafe(`\`${url}\` is not encrypted.`, `Write \`${fixed}\`.`, fixed)
    }
    case 'mailto': {
      const isComplete = isEmail(url.slice('mailto:'.length).replace(/\?.*$/s, ''))
      return isComplete ? undefined : bad(`\`${url}\` has no email address.`)
    }
    case 'tel':
      return isPhoneAddress(url) ? undefined : bad(`\`${url}\` has no phone number.`)
    default: {
      const allowed = 'Allowed are `https:`, `mailto:` and `tel:`.'
      return unsafe(`Addresses with \`${scheme}:\` are not allowed.`, allowed)
    }
  }
}

function checkHttps(url: string): UrlMistake | undefined {
  const parsed = parseUrl(url)
  if (parsed === undefined || !/^https:\/\/[^/]/i.test(url)) {
    return bad(`\`${url}\` is not a complete address.`, 'Write it as `https://host/path`.')
  }
  if (parsed.username === '' && parsed.password === '') return undefined
  return unsafe(`\`${url}\` contains a user name or a password.`, 'Remove everything before `@`.')
}
