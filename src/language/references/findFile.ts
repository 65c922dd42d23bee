import { decodeAddress, fileAddress } from '../../../schema/fileAddress.ts'

/** A file below `public` that a text of the site file leads to. */
export interface FoundFile {
  /** Path below `public`. */
  readonly path: string
  /** The address that browsers need. */
  readonly address: string
  /** Query and anchor of the address. */
  readonly rest: string
}

/**
 * The file that an author means: a name can have any character and be written as it is or encoded. The longest name that
 * exists is meant, so a `?` or `#` begins a query or an anchor only if no file has it in its name.
 *
 * @param fileAt The path of a file as it is on the disk.
 */
export function findFile(written: string, fileAt: (path: string) => string | undefined): FoundFile | undefined {
  if (!/^\/(?!\/)/.test(written)) return undefined
  const marks = [...written.matchAll(/[?#]/g)].map(({ index }) => index)
  for (const end of [written.length, ...marks.reverse()]) {
    const name = written.slice(0, end)
    const decoded = decodeAddress(name)
    const path = fileAt(name) ?? (decoded === name ? undefined : fileAt(decoded))
    if (path === undefined) continue
    const rest = written.slice(end)
    return { path, address: fileAddress(path) + rest, rest }
  }
  return undefined
}
