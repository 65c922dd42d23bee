import {
  isPlaceholderEmail,
  isPlaceholderPhone,
  isPlaceholderUrl,
  isStandIn,
} from '../references/isPlaceholderValue.ts'
import { isMarkdown, isSchemaNode } from '../schema/schemaNodes.ts'
import type { Found, ValueRule } from './lintSite.ts'

/** What has to change before a launch: made-up content and addresses, forms that send nothing. */
export const launch: ValueRule = function* ({ value, schema: { format, beforeLaunch } }) {
  if (isSchemaNode(beforeLaunch) && (beforeLaunch.value === undefined || beforeLaunch.value === value)) {
    const code = beforeLaunch.kind as 'sample' | 'simulated-form' | 'early-service'
    const hint =
      'Name the service in your privacy text, then accept this: `# check: accept PW096, the privacy text names it`.'
    yield { code, message: String(beforeLaunch.message), ...(code === 'early-service' && { hint }) }
  }
  if (typeof value !== 'string') return
  if (isMarkdown(format)) for (const [, address = ''] of value.matchAll(links)) yield* madeUpAddress(address)
  if (format === 'url' || format === 'origin' || format === 'target') yield* madeUpAddress(value)
  if (format === 'email' && isPlaceholderEmail(value)) yield placeholder(value)
  if (format === 'phone' && isPlaceholderPhone(value)) yield placeholder(value)
}

/** Addresses in Markdown: `[words](address)`, `<address>` and `[words]: address`. */
const links = /(?:\]\(|<|^\[[^\]]+\]:\s+)((?:https:|mailto:|tel:|\/)[^)\s>]+)/gim

function* madeUpAddress(url: string): Generator<Found> {
  if (isStandIn(url))
    yield { code: 'stand-in', message: `\`${url}\` is a stand-in for an outside service.`, piece: url }
  if (isPlaceholderUrl(url)) yield placeholder(url)
}

function placeholder(text: string): Found {
  return { code: 'placeholder', message: `\`${text}\` is a placeholder.`, piece: text }
}
