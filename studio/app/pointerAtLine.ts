/** Steps to a line of a site file: keys and places in lists, from the outermost. */
interface Level {
  readonly indent: number
  readonly step: string
  readonly isItem: boolean
}

const entry = /^(\s*)((?:- )*)(?:(["']?)([\w-]+)\3:(?=\s|$))?/

/**
 * The JSON Pointer of what is written at a line: by the indentation of the lines above it, as far as they are written
 * one below the other.
 *
 * @param line From 1.
 */
export function pointerAtLine(text: string, line: number): string {
  const counts = new Map<number, number>()
  let levels: Level[] = []
  for (const each of text.split('\n').slice(0, line)) {
    if (/^\s*(?:#|$)/.test(each)) continue
    const [, space = '', dashes = '', , key] = entry.exec(each) ?? []
    let indent = space.length
    if (dashes === '' && key === undefined) continue
    // A list may begin in the column of its key.
    const isOutside = (level: Level) =>
      level.indent < indent || (dashes !== '' && level.indent === indent && !level.isItem)
    levels = levels.filter(isOutside)
    for (const at of counts.keys()) if (at > indent) counts.delete(at)
    for (let dash = 0; dash < dashes.length / 2; dash++) {
      const index = (counts.get(indent) ?? -1) + 1
      counts.set(indent, index)
      levels.push({ indent, step: String(index), isItem: true })
      indent += 2
      for (const at of counts.keys()) if (at >= indent) counts.delete(at)
    }
    if (key !== undefined) levels.push({ indent, step: key, isItem: false })
    if (key !== undefined && dashes === '') counts.delete(indent)
  }
  return levels.map(({ step }) => `/${step}`).join('')
}
