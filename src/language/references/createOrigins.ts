import { formatPath, type Path, type Plain, valueAt } from '../plain.ts'

/** Where a value of the expanded site was written, and the place that uses it. */
export interface Origin {
  readonly path: Path
  readonly usedAt?: Path | undefined
}

export type Origins = ReturnType<typeof createOrigins>

/**
 * Records which children of an expanded list or group come from elsewhere. All other values were written at their own
 * place.
 */
export function createOrigins() {
  const taken = new WeakMap<object, Map<string | number, Origin>>()
  /** Pieces of a text at a path, with the paths at which they were written. */
  const pieces = new Map<string, Map<string, Path>>()
  /** The origin of a child of a container that itself has the given origin. */
  const child = (container: Plain, key: string | number, own: Origin): Origin => {
    const origin = typeof container === 'object' && container !== null ? taken.get(container)?.get(key) : undefined
    if (origin === undefined) return { path: [...own.path, key], usedAt: own.usedAt }
    // Authors recognize the outermost use.
    return { path: origin.path, usedAt: own.usedAt ?? origin.usedAt }
  }
  return {
    child,
    /** Records that a piece of a text was inserted by a placeholder. */
    setPiece(path: Path, piece: string, origin: Path): void {
      const key = formatPath(path)
      pieces.set(key, (pieces.get(key) ?? new Map<string, Path>()).set(piece, origin))
    },
    /** The pieces of a text that placeholders inserted, and where they were written. */
    piecesOf: (path: Path): ReadonlyMap<string, Path> => pieces.get(formatPath(path)) ?? new Map(),
    /** Items of lists that have all fields of an entry, whether their place has them or not. */
    items: new Set<unknown>(),
    set(container: object, key: string | number, origin: Origin): void {
      const known = taken.get(container) ?? new Map<string | number, Origin>()
      taken.set(container, known.set(key, origin))
    },
    /** The origin of the value at `keys` below a root at a path of the site file. */
    trace(root: Plain, path: Path, keys: Path): Origin {
      let value: Plain | undefined = root
      let origin: Origin = { path }
      for (const key of keys) {
        origin = child(value ?? null, key, origin)
        value = valueAt(value, key)
      }
      return origin
    },
  }
}
