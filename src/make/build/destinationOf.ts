import type { CompiledSite } from '../../../schema/model.ts'
import { resolveRule } from '../../site/runtime/resolveRule.ts'

/** The path or address that visitors with an address get; undefined if they find nothing. */
export function destinationOf({ entries, shell }: CompiledSite, address: string): string | undefined {
  const entry = entries.get(address)
  if (entry !== undefined) return entry.kind === 'page' ? address : entry.to
  const rule = resolveRule(address, shell.rules)
  return rule?.kind === 'redirect' ? rule.to : undefined
}
