import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { filesBelow } from '../../src/index.ts'

/** Two environments whose time zones and locales differ as much as possible. */
export const environments = [
  { TZ: 'Pacific/Kiritimati', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8' },
  { TZ: 'Pacific/Pago_Pago', LANG: 'C', LC_ALL: 'C' },
] as const

/** SHA-256 of the names and contents of all files in a folder. */
export function digestOfFolder(folder: string): string {
  const hash = createHash('sha256')
  for (const file of filesBelow(folder)) {
    const bytes = readFileSync(path.join(folder, file))
    hash.update(`${file}\n${bytes.length}\n`).update(bytes)
  }
  return hash.digest('hex')
}

/** The first difference between two folders, in words; undefined if they are identical. */
export function firstDifference(a: string, b: string): string | undefined {
  const [inA, inB] = [filesBelow(a), filesBelow(b)]
  const alone = [...inA.filter((file) => !inB.includes(file)), ...inB.filter((file) => !inA.includes(file))]
  const [only] = alone.sort()
  if (only !== undefined) return `Only one of the builds has \`${only}\`.`
  for (const file of inA) {
    const [one, other] = [readFileSync(path.join(a, file)), readFileSync(path.join(b, file))]
    if (one.equals(other)) continue
    const at = one.findIndex((byte, index) => byte !== other[index])
    const place = at === -1 ? Math.min(one.length, other.length) : at
    const shown = (bytes: Buffer) => JSON.stringify(bytes.subarray(place - 30, place + 50).toString())
    return `\`${file}\` differs at byte ${place}:\n  ${shown(one)}\n  ${shown(other)}`
  }
  return undefined
}
