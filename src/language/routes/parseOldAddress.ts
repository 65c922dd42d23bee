import { decodeAddress } from '../../../schema/fileAddress.ts'
import { isSteps, type PathMistake, parsePathPattern } from './parsePathPattern.ts'

/** An address that the site had before: of any other software, so its path can have any character. */
export interface OldAddress {
  /** Decoded, without a slash at its end. */
  readonly path: string
  /** Parameters that it must have, as they are written: `page=3`. */
  readonly query?: string
  /** Whether everything below the path is meant: `/blog/*`. */
  readonly isPattern: boolean
}

/** What is wrong with an old address. */
export type AddressMistake =
  | { readonly is: 'other-host' | 'anchor' | 'star' }
  /** `plain` has simple words in place of those that only an old address can have. */
  | { readonly is: 'path'; readonly plain: string; readonly mistake: PathMistake }

/** Reads an old address, written as it is or encoded, or says what is wrong with it. */
export function parseOldAddress(from: string): OldAddress | AddressMistake {
  if (/^https?:\/\/[^/]+/i.test(from)) return { is: 'other-host' }
  const [written = '', hash] = from.split('#', 2)
  if (hash !== undefined) return { is: 'anchor' }
  const [address = '', query] = written.split(/\?(.*)/s, 2)
  const isPattern = address.endsWith('/*')
  const path = decodeAddress(isPattern ? address.slice(0, -2) : address).replace(/(?<=.)\/$/, '')
  if (path.includes('*')) return { is: 'star' }
  const plain = path.split('/').map((step) => (isPlain(step) ? step : 'x'))
  const steps = path === '' ? [] : parsePathPattern(plain.join('/'))
  if (!isSteps(steps)) return { is: 'path', plain: plain.join('/'), mistake: steps }
  return { path: path === '' && !isPattern ? '/' : path, isPattern, ...(query && { query }) }
}

function isPlain(step: string): boolean {
  return step === '' || /^(?:[\w.~-]+|:\w*)$/.test(step)
}
