import type { Alias } from 'yaml'
import { nearestName, obviousName } from '../messages/nearestName.ts'
import type { Plain } from '../plain.ts'
import { spanOf } from './findNode.ts'
import { type Finding, finding } from './segment.ts'

/** How many values the aliases of a segment may stand for in total. */
const aliasBudget = 20_000
/** Further aliases without an anchor are not reported. */
const maxUnknown = 20

interface Anchor {
  readonly value: Plain
  /** Number of values that it consists of, with those that its aliases repeat. */
  readonly weight: number
}

export type Aliases = ReturnType<typeof createAliases>

export function createAliases(report: (finding: Finding) => void) {
  const anchors = new Map<string, Anchor | 'open'>()
  let values = 0
  let repeated = 0
  let unknown = 0
  return {
    /** Counts a value of the document. */
    count(): void {
      values++
    },
    /** Reads the value that an anchor marks. */
    mark(name: string, read: () => Plain): Plain {
      const before = values
      anchors.set(name, 'open')
      const value = read()
      anchors.set(name, { value, weight: values - before + 1 })
      return value
    },
    /** The value that an alias repeats; null if its anchor is missing. */
    follow(alias: Alias): Plain {
      const anchor = anchors.get(alias.source)
      if (anchor === undefined) {
        if (++unknown <= maxUnknown) report(unknownAlias(alias, [...anchors.keys()]))
        return null
      }
      if (anchor === 'open') {
        report(circularAlias(alias))
        return null
      }
      const wasWithinBudget = repeated <= aliasBudget
      repeated += anchor.weight
      values += anchor.weight
      if (repeated <= aliasBudget) return anchor.value
      if (wasWithinBudget) report(tooManyAliases(alias))
      return null
    },
    /** Whether some alias has no anchor in this segment: it may be in another one. */
    get hasForeign(): boolean {
      return unknown > 0
    },
  }
}

function unknownAlias(alias: Alias, names: readonly string[]): Finding {
  const { source: name } = alias
  const span = spanOf(alias)
  const nearest = nearestName(name, names)
  const meant = obviousName(name, names)
  return finding(
    'unknown-alias',
    span,
    `\`*${name}\` repeats what is marked \`&${name}\`, but nothing above it has that mark.`,
    nearest === undefined ? `If it is meant as text, put it in quotes: "*${name}".` : `Did you mean \`*${nearest}\`?`,
    meant === undefined ? undefined : { ...span, text: `*${meant}` },
  )
}

function circularAlias(alias: Alias): Finding {
  const message = `\`*${alias.source}\` is inside what is marked \`&${alias.source}\`, so it would contain itself.`
  return finding('circular-alias', spanOf(alias), message, 'Remove it, or move the mark.')
}

function tooManyAliases(alias: Alias): Finding {
  const message = `Up to here, aliases such as \`*${alias.source}\` repeat more than ${aliasBudget} values.`
  const hint = 'Write shared content once under `content` and take it with `from:`.'
  return finding('too-many-aliases', spanOf(alias), message, hint)
}
