import type { Path } from '../plain.ts'

/** What of the shared content, services and dialogs some page uses. */
export interface Usage {
  /** Marks the value at a path, and everything below it. */
  mark(path: Path): void
  /** Whether the value at a path, something below it or something above it is used. */
  has(path: Path): boolean
}

export function createUsage(): Usage {
  /** Paths that are marked themselves, and those that something at or below them is marked of. */
  const whole = new Set<string>()
  const touched = new Set<string>()
  const around = (path: Path) => path.map((_, index) => JSON.stringify(path.slice(0, index + 1)))
  return {
    mark(path) {
      const key = JSON.stringify(path)
      if (whole.has(key)) return
      whole.add(key)
      for (const owner of around(path)) touched.add(owner)
    },
    has: (path) => touched.has(JSON.stringify(path)) || around(path).some((owner) => whole.has(owner)),
  }
}
