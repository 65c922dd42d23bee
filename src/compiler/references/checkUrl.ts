import { isEmail } from '../../../schema/isEmail.ts'

/** What is wrong with an address, with the fix. */
interface UrlMistake {
  readonly code: 'unsafe-url' | 'bad-url'
  readonly message: string
  readonly hint?: string
  /** The address as it was meant, where that is clear. */
  readonly fixed?: string
}

/** Browsers drop some of these, so that `java\tscript:` runs. */
const invisible = /[\p{Cc}\p{Z}\u200b-\u200f\ufeff]/gu

/**
 * Judges an address by a list of what is allowed: `https:`, `mailto:`, `tel:`, and paths of the site's own
 * files. Gives undefined for an allowed address.
 */
export function checkUrl(url: string): UrlMistake | undefined {
  if (url === '') return { code: 'bad-url', message: 'The address is empty.' }
  const visible = url.replaceAll(invisible, '')
  if (visible !== url) return withoutFix(checkUrl(visible)) ?? spaceMistake(url)
  if (url.includes('\\')) {
    return { code: 'unsafe-url', message: `The address \`${url}\` contains a backslash.`, hint: 'Use `/`.' }
  }
  if (url.startsWith('//')) {
    return {
      code: 'unsafe-url',
      message: `The address \`${url}\` leads to another site but doesn’t start with \`https:\`.`,
      hint: `Write \`https:${url}\`.`,
      fixed: `https:${url}`,
    }
  }
  if (url.startsWith('/')) return undefined
  return checkScheme(url)
}

/** What is invisible in an address may hide where it leads: that is for the author to decide. */
function withoutFix(mistake: UrlMistake | undefined): UrlMistake | undefined {
  if (mistake === undefined) return undefined
  const { fixed: _, ...rest } = mistake
  return rest
}

function spaceMistake(url: string): UrlMistake {
  const cleaned = url.trim()
  const isClean = cleaned.replaceAll(invisible, '') === cleaned
  return {
    code: 'unsafe-url',
    message: 'The address contains a space or an invisible character.',
    hint: isClean ? `Write \`${cleaned}\`.` : 'Write `%20` for a space.',
    ...(isClean && { fixed: cleaned }),
  }
}

function checkScheme(url: string): UrlMistake | undefined {
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(url)?.[1]
  if (scheme === undefined || /^[\w.-]+\.[a-z]{2,}:\d+/i.test(url)) {
    const looksLikeHost = /^[\w-]+(\.[\w-]+)+/.test(url)
    return {
      code: 'bad-url',
      message: `\`${url}\` is not a complete address.`,
      hint: looksLikeHost
        ? `Write \`https://${url}\`.`
        : 'Start it with `https://`, or with `/` for a file of this site.',
      ...(looksLikeHost && { fixed: `https://${url}` }),
    }
  }
  switch (scheme.toLowerCase()) {
    case 'https':
      return checkHttps(url)
    case 'http':
      return {
        code: 'unsafe-url',
        message: `\`${url}\` is not encrypted.`,
        hint: `Write \`https${url.slice(4)}\`.`,
        fixed: `https${url.slice(4)}`,
      }
    case 'mailto':
      return isEmail(url.slice('mailto:'.length).replace(/\?.*$/s, ''))
        ? undefined
        : { code: 'bad-url', message: `\`${url}\` has no email address.` }
    case 'tel':
      return /^tel:\+?[\d().-]{3,}$/i.test(url)
        ? undefined
        : { code: 'bad-url', message: `\`${url}\` has no phone number.` }
    default:
      return {
        code: 'unsafe-url',
        message: `Addresses with \`${scheme}:\` are not allowed.`,
        hint: 'Allowed are `https:`, `mailto:` and `tel:`.',
      }
  }
}

function checkHttps(url: string): UrlMistake | undefined {
  const parsed = URL.canParse(url) ? new URL(url) : undefined
  if (parsed === undefined || !/^https:\/\/[^/]/i.test(url)) {
    return {
      code: 'bad-url',
      message: `\`${url}\` is not a complete address.`,
      hint: 'Write it as `https://host/path`.',
    }
  }
  if (parsed.username !== '' || parsed.password !== '') {
    return {
      code: 'unsafe-url',
      message: `\`${url}\` contains a user name or a password.`,
      hint: 'Remove everything before `@`.',
    }
  }
  return undefined
}
