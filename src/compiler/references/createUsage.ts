import type { Path } from '../plain.ts'

/** What of the shared content, services and dialogs some page uses. */
export interface Usage {
  /** Marks the value at a path, and everything below it. */
  mark(path: Path): void
  /** Marks everything that is marked in another usage. */
  add(other: {
    readonly marks: { readonly whole: Iterable<string>; readonly touched: Iterable<string> }
  }): void
  /** Paths that are marked themselves, and those that something below is marked of, as text. */
  readonly marks: { readonly whole: ReadonlySet<string>; readonly touched: ReadonlySet<string> }
  /** Whether the value at a path, something below it or something above it is used. */
  has(path: Path): boolean
}

export function createUsage(): Usage {
  const whole = new Set<string>()
  const touched = new Set<string>()
  const key = (path: Path) => JSON.stringify(path)
  return {
    marks: { whole, touched },
    add({ marks }) {
      for (const mark of marks.whole) whole.add(mark)
      for (const mark of marks.touched) touched.add(mark)
    },
    mark(path) {
      if (whole.has(key(path))) return
      whole.add(key(path))
      for (let length = 1; length <= path.length; length++) touched.add(key(path.slice(0, length)))
    },
    has(path) {
      if (touched.has(key(path))) return true
      for (let length = 1; length < path.length; length++) {
        if (whole.has(key(path.slice(0, length)))) return true
      }
      return false
    },
  }
}
