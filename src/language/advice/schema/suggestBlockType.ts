import { describeNames } from '../../messages/describe.ts'
import { didYouMean, hint, type Suggestions, suggestionHint } from '../../messages/hint.ts'
import { nearestName } from '../../messages/nearestName.ts'
import { groupBy } from '../../plain.ts'
import type { SchemaTree } from '../../schema/schemaNodes.ts'

/** With more types than this, they are listed by purpose. */
const maxListed = 9

/**
 * The block type that a name means: one that is called so elsewhere, or whose name is near. Without one, all types by
 * what they are for.
 */
export function suggestBlockType(name: string, types: readonly string[], tree: SchemaTree): Suggestions {
  const schemaOf = (type: string) => tree.definition(`block-${type}`) ?? {}
  const byName = new Map(
    types.flatMap((type) => {
      const { synonyms } = schemaOf(type)
      return [type, ...(Array.isArray(synonyms) ? synonyms.map(String) : [])].map((word) => [word, type])
    }),
  )
  const words = name.toLowerCase().replaceAll(/[\s_]+/g, '-')
  const near = byName.get(words) === undefined ? nearestName(name, types) : undefined
  if (near !== undefined) return didYouMean(near)
  const meant =
    byName.get(words) ??
    byName.get(nearestName(words, byName.keys()) ?? '') ??
    words
      .split('-')
      .toReversed()
      .flatMap((part) => byName.get(part) ?? [])[0]
  if (meant !== undefined) {
    const { hint: question, suggestions = [] } = didYouMean(meant)
    return { hint: `${question} ${schemaOf(meant).description}`, suggestions }
  }
  if (types.length <= maxListed) return suggestionHint(undefined, 'Block types', types, name)
  const purposes = groupBy(types, (type) => String(schemaOf(type).purpose ?? 'other things'))
  const list = [...purposes].map(([purpose, found]) => `${purpose}: ${describeNames(found)}`)
  return hint(`Block types for ${list.join('; ')}. Ctrl+Space in your editor describes each.`)
}
