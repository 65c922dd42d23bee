import { nameOf } from './conditions.ts'
import type { Finding } from './rule.ts'

/** Formats findings as text: each once, with all conditions under which it occurred. */
export function formatFindings(findings: readonly Finding[]): string {
  const alike = new Map<string, Finding[]>()
  for (const finding of findings) {
    const key = JSON.stringify([finding.example, finding.rule, finding.at, finding.what])
    alike.set(key, [...(alike.get(key) ?? []), finding])
  }
  return [...alike.values()].map(formatAlike).join('\n\n')
}

function formatAlike(findings: readonly Finding[]): string {
  const [first] = findings
  if (!first) return ''
  const [shown, ...more] = findings.map(({ condition }) => nameOf(condition))
  const where = more.length === 0 ? shown : `${shown}, and ${more.length} more: ${more.slice(0, 5).join('; ')}`
  return [
    `${first.rule}  ${first.example}  ${first.at}`,
    `  ${first.what}`,
    `  At ${where}.`,
    `  To fix it: ${first.fix}`,
  ].join('\n')
}
