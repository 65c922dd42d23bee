import path from 'node:path'

/** A place in a file as messages show it: `blocks/offer/schema.ts:3:8`. */
export function placeIn(file: string, text: string, index: number): string {
  const before = text.slice(0, Math.max(0, index)).split('\n')
  const name = path.relative(process.cwd(), file).replaceAll(path.sep, '/')
  return `${name}:${before.length}:${(before.at(-1)?.length ?? 0) + 1}`
}
