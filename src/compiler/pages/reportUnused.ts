import type { ProblemCode } from '../messages/problemKinds.ts'
import { keysOf, type Path, type Plain, type PlainObject, valueAt } from '../plain.ts'
import type { Report } from '../rawDiagnostic.ts'
import type { Usage } from '../references/createUsage.ts'

/** Warnings for what no page uses: shared content, dialogs and services. */
export function reportUnused(site: PlainObject, usage: Usage, report: Report): void {
  for (const path of unusedContent(site.content, usage)) {
    warn('unused-content', path, `No page uses \`${path.slice(1).join('.')}\`.`)
  }
  for (const [section, noun] of [
    ['dialogs', 'dialog'],
    ['services', 'service'],
  ] as const) {
    for (const name of keysOf(site[section])) {
      if (usage.has([section, name])) continue
      const message =
        noun === 'dialog' ? `Nothing opens the dialog \`${name}\`.` : `Nothing uses the service \`${name}\`.`
      warn(`unused-${noun}`, [section, name], message)
    }
  }

  function warn(code: ProblemCode, path: Path, message: string): void {
    report({ code, at: { path, part: 'key' }, message })
  }
}

/** Pieces of content, and where only some parts of a piece are used, the other parts. */
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
