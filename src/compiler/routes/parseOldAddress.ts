import { decodeAddress } from '../../../schema/fileAddress.ts'
import { isSteps, type PathMistake, pageFile, parsePathPattern } from './parsePathPattern.ts'

/** An address that the site had before: of any other software, so its path can have any character. */
export interface OldAddress {
  /** Decoded, without a slash at its end. */
  readonly path: string
  /** Parameters that it must have, as they are written: `page=3`. */
  readonly query?: string
  /** Whether everything below the path is meant: `/blog/*`. */
  readonly isPattern: boolean
}

/** Reads an old address, written as it is or encoded, or says what is wrong with it. */
export function parseOldAddress(from: string): OldAddress | PathMistake {
  const host = /^https?:\/\/[^/]+/i.exec(from)?.[0]
  if (host !== undefined) {
    const fixed = from.slice(host.length) || '/'
    const message = `\`${from}\` is a whole address, and a redirect is from a path of this site.`
    return { message, hint: `Write \`${fixed}\`.`, fixed }
  }
  const [written = '', hash] = from.split('#', 2)
  if (hash !== undefined) {
    return {
      message: `\`${from}\` has an anchor, and no host learns of it.`,
      hint: `Write \`${written}\`. For the character itself, write \`%23\`.`,
    }
  }
  const [address = '', query] = written.split(/\?(.*)/s, 2)
  const isPattern = address.endsWith('/*')
  const path = decodeAddress(isPattern ? address.slice(0, -2) : address).replace(/(?<=.)\/$/, '')
  if (path.includes('*')) {
    const hint = 'Write `/*` at its end, for everything below a path.'
    return { message: `A \`*\` can only be the last step of \`${from}\`.`, hint }
  }
  const mistake = pathMistake(path, from)
  if (mistake !== undefined) return mistake
  return { path: path === '' && !isPattern ? '/' : path, isPattern, ...(query && { query }) }
}

/** What is wrong with the slashes, parameters and first words of a path. */
function pathMistake(path: string, from: string): PathMistake | undefined {
  if (path === '') return undefined
  const isPlain = (step: string) => step === '' || /^(?:[\w.~-]+|:\w*)$/.test(step)
  const plain = path
    .split('/')
    .map((step) => (isPlain(step) ? step : 'x'))
    .join('/')
  const steps = parsePathPattern(plain)
  if (isSteps(steps)) return undefined
  const { message, hint } = steps
  const isFile = plain.endsWith(`/${pageFile}`) && plain !== `/${pageFile}`
  return {
    message: message.replace(plain, from),
    hint: message.includes('used by the site')
      ? 'Remove the redirect: it would take the place of that file.'
      : isFile
        ? `${hint.replace(plain, from).replace(/\.$/, '')}, which hosts show there, too.`
        : hint.replace(plain, from),
  }
}
