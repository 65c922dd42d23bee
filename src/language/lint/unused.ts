import type { ProblemCode } from '../messages/problemKinds.ts'
import { keysOf, type Path, type Plain, type PlainObject, valueAt } from '../plain.ts'
import type { RawDiagnostic } from '../rawDiagnostic.ts'

export type Usage = ReturnType<typeof createUsage>

/** Records which shared content, services and dialogs some page uses. */
export function createUsage() {
  const whole = new Set<string>()
  /** Paths at or below which something is marked. */
  const touched = new Set<string>()
  const around = (path: Path) => path.map((_, index) => JSON.stringify(path.slice(0, index + 1)))
  return {
    /** Marks the value at a path, and everything below it. */
    mark(path: Path): void {
      const owners = around(path)
      whole.add(owners.at(-1) ?? '')
      for (const owner of owners) touched.add(owner)
    },
    /** Whether the value at a path, something below it or something above it is used. */
    has: (path: Path): boolean => touched.has(JSON.stringify(path)) || around(path).some((owner) => whole.has(owner)),
  }
}

/** Shared content, dialogs and services that no page uses. */
export function* unused(site: PlainObject, usage: Usage): Generator<RawDiagnostic> {
  for (const path of unusedContent(site.content, usage)) {
    yield warning('unused-content', path, `No page uses \`${path.slice(1).join('.')}\`.`)
  }
  for (const [section, noun, verb] of [
    ['dialogs', 'dialog', 'opens'],
    ['services', 'service', 'uses'],
  ] as const) {
    const unused = keysOf(site[section]).filter((name) => !usage.has([section, name]))
    for (const name of unused)
      yield warning(`unused-${noun}`, [section, name], `Nothing ${verb} the ${noun} \`${name}\`.`)
  }
}

function warning(code: ProblemCode, path: Path, message: string): RawDiagnostic {
  return { code, at: { path, part: 'key' }, message }
}

/** Pieces of content. If only some parts of a piece are used, its parts. */
function* unusedContent(content: Plain | undefined, usage: Usage): Generator<Path> {
  for (const name of keysOf(content)) {
    const path = ['content', name]
    if (!usage.has(path)) yield path
    else {
      const parts = keysOf(valueAt(content, name))
      yield* parts.map((part) => [...path, part]).filter((part) => !usage.has(part))
    }
  }
}
