import type { CompileCache } from '../memo/compileCache.ts'
import type { Path } from '../plain.ts'
import type { Source } from '../yaml/readSource.ts'
import type { PlacedBlock } from './createContext.ts'

/** `value` with the line of each of its blocks; the same object again for as long as no line has moved. */
export type WriteLines = <Value extends object>(value: Value, blocks: readonly PlacedBlock[]) => Value

/** A part of the file that blocks were written in, and the line where it began. */
interface KnownPart {
  readonly path: Path
  readonly parsed: object
  readonly line: number
}

interface Written {
  readonly parts: readonly KnownPart[]
  readonly lines: readonly number[]
  readonly value: object
}

/** Gives blocks the lines that they have in the site file. Lines move with every line above them, results don't. */
export function createWriteLines(source: Source, cache: CompileCache): WriteLines {
  const lineAt = (offset: number): number => source.lines().locate(offset).line
  const isStill = ({ path, parsed, line }: KnownPart): boolean => {
    const part = source.partAt(path)
    return part !== undefined && part.parsed === parsed && lineAt(part.start) === line
  }
  return <Value extends object>(value: Value, blocks: readonly PlacedBlock[]) => {
    if (blocks.length === 0) return value
    const memory = cache.derive(value, (): { newest?: Written & { readonly value: Value } } => ({}))
    if (memory.newest?.parts.every(isStill)) return memory.newest.value
    const lines = blocks.map(({ origin }) =>
      lineAt(source.blockStart(origin) ?? source.locate(origin, 'value').start),
    )
    const isSame = memory.newest?.lines.every((line, at) => line === lines[at]) === true
    const written = memory.newest && isSame ? memory.newest.value : withLines(value, blocks, lines)
    memory.newest = { parts: partsOf(blocks), lines, value: written }
    return written
  }

  function partsOf(blocks: readonly PlacedBlock[]): readonly KnownPart[] {
    const paths = new Map(
      blocks.map(({ origin }) => [JSON.stringify(origin.slice(0, 2)), origin.slice(0, 2)]),
    )
    return [...paths.values()].flatMap((path) => {
      const part = source.partAt(path)
      return part === undefined ? [] : [{ path, parsed: part.parsed, line: lineAt(part.start) }]
    })
  }
}

type Container = Record<string | number, unknown>

/** A copy of a value, in which the blocks have lines and everything beside them is shared. */
function withLines<Value extends object>(
  value: Value,
  blocks: readonly PlacedBlock[],
  lines: readonly number[],
): Value {
  const root = { ...value }
  const copies = new Set<unknown>()
  blocks.forEach(({ keys }, at) => {
    let container: Container = root as Container
    for (const key of keys) {
      const child = container[key]
      if (typeof child !== 'object' || child === null) return
      const copy: Container = copies.has(child)
        ? (child as Container)
        : ((Array.isArray(child) ? [...child] : { ...child }) as Container)
      copies.add(copy)
      container[key] = copy
      container = copy
    }
    container.line = lines[at]
  })
  return root
}
