import type { Report } from '../fact.ts'
import type { ProblemCode } from '../messages/problemKinds.ts'
import { keysOf, type Path, type Plain, type PlainObject, valueAt, valueAtPath } from '../plain.ts'
import { hasBraces, parseTemplate } from '../references/parseTemplate.ts'

type Usage = ReturnType<typeof createUsage>

/** Records which shared content, services and dialogs some page uses. */
export function createUsage() {
  const whole = new Set<string>()
  /** Paths at or below which something is marked. */
  const touched = new Set<string>()
  const around = (path: Path) => path.map((_, index) => JSON.stringify(path.slice(0, index + 1)))
  return {
    /** Marks the value at a path, and everything below it. */
    mark(path: Path): void {
      const key = JSON.stringify(path)
      if (whole.has(key)) return
      whole.add(key)
      for (const owner of around(path)) touched.add(owner)
    },
    /** Whether the value at a path, something below it or something above it is used. */
    has: (path: Path): boolean => touched.has(JSON.stringify(path)) || around(path).some((owner) => whole.has(owner)),
  }
}

/**
 * Marks what a value takes from shared content, although no page shows the value: it belongs to a page that another one
 * stands in for.
 */
export function markReferences(site: PlainObject, path: Path, usage: Pick<Usage, 'mark'>): void {
  const marked = new Set<string>()
  const visit = (value: Plain | undefined, key: string): void => {
    if (typeof value === 'object') for (const [name, inner] of Object.entries(value ?? {})) visit(inner, name)
    else if (typeof value !== 'string') return
    else if (key === 'from') follow(value)
    else for (const part of hasBraces(value) ? parseTemplate(value) : []) if (part.kind === 'name') follow(part.name)
  }
  const follow = (name: string): void => {
    const content = ['content', ...name.split('.')]
    if (marked.has(name) || valueAtPath(site, content) === undefined) return
    marked.add(name)
    usage.mark(content)
    visit(valueAtPath(site, content), '')
  }
  visit(valueAtPath(site, path), '')
}

/** Reports shared content, dialogs and services that no page uses. */
export function reportUnused(site: PlainObject, usage: Usage, report: Report): void {
  for (const path of unusedContent(site.content, usage)) {
    warn('unused-content', path, `No page uses \`${path.slice(1).join('.')}\`.`)
  }
  for (const [section, noun, verb] of [
    ['dialogs', 'dialog', 'opens'],
    ['services', 'service', 'uses'],
  ] as const) {
    const unused = keysOf(site[section]).filter((name) => !usage.has([section, name]))
    for (const name of unused) warn(`unused-${noun}`, [section, name], `Nothing ${verb} the ${noun} \`${name}\`.`)
  }

  function warn(code: ProblemCode, path: Path, message: string): void {
    report({ code, at: { path, part: 'key' }, message })
  }
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
