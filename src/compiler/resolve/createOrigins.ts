import type { Path, Plain } from '../plain.ts'
import { valueAt } from '../plain.ts'

/** Where a value of the expanded site was written, and the place that took it from there. */
export interface Origin {
  readonly path: Path
  readonly usedAt?: Path | undefined
}

/**
 * Remembers which children of an expanded list or group were taken from elsewhere. Everything else was
 * written where it stands.
 */
export interface Origins {
  set(container: object, key: string | number, origin: Origin): void
  /** The origin of a child of a container that itself has the given origin. */
  child(container: Plain, key: string | number, own: Origin): Origin
  /** The origin of the value at `keys` below a root. */
  trace(root: Plain, own: Origin, keys: Path): Origin
}

export function createOrigins(): Origins {
  const taken = new WeakMap<object, Map<string | number, Origin>>()
  const child: Origins['child'] = (container, key, own) => {
    const origin =
      typeof container === 'object' && container !== null ? taken.get(container)?.get(key) : undefined
    if (origin === undefined) return { path: [...own.path, key], usedAt: own.usedAt }
    // The outermost use is the one that an author recognises.
    return { path: origin.path, usedAt: own.usedAt ?? origin.usedAt }
  }
  return {
    child,
    set(container, key, origin) {
      const known = taken.get(container) ?? new Map<string | number, Origin>()
      taken.set(container, known.set(key, origin))
    },
    trace(root, own, keys) {
      let value: Plain | undefined = root
      let origin = own
      for (const key of keys) {
        origin = child(value ?? null, key, origin)
        value = valueAt(value, key)
      }
      return origin
    },
  }
}
