import type { SiteChange, SiteComparison } from './compareSites.ts'

/** Characters of a text that are shown. */
const longest = 90

/** What changes for visitors, a sentence each: first the pages, then what they show. */
export function describeComparison({ added, gone, changes, reordered }: SiteComparison): readonly string[] {
  return [
    ...added.map(({ page, title }) => `Page ${page} is new: ${quoted(title)}.`),
    ...gone.map(({ page, title, to }) =>
      to === undefined
        ? `Warning: page ${page}, ${quoted(title)}, is gone, and its address leads nowhere. Add it to \`redirects\`.`
        : `Page ${page}, ${quoted(title)}, is gone. Its address leads to ${to}.`,
    ),
    ...changes.map(describeChange),
    ...(reordered.length > 0 ? [`The order changes on ${listOf(reordered)}.`] : []),
  ]
}

function describeChange(change: SiteChange): string {
  const { before, after, pages } = change
  const where = pages === 'every' ? 'every page' : listOf(pages)
  if (before === undefined) return `${subject(change, after)} is new on ${where}.`
  if (after === undefined) return `${subject(change, before)} is gone from ${where}.`
  if (change.kind === 'link') return `${subject(change, before)} leads to ${after} on ${where}, instead of ${before}.`
  const isWord = change.kind === 'text' || change.kind === 'description' || change.kind === 'title'
  return `${subject(change, before)} becomes ${isWord ? quoted(after) : after} on ${where}.`
}

function subject({ kind, key, label }: SiteChange, text = ''): string {
  switch (kind) {
    case 'title':
    case 'description':
      return `The ${kind} ${quoted(text)}`
    case 'text':
      return quoted(text)
    case 'link':
      return label === undefined ? `The link to ${text}` : `The link ${quoted(label)}`
    case 'picture':
    case 'price':
      return `The ${kind} ${text}`
    default:
      return key === 'type' ? `A block \`${text}\`` : `\`${key}: ${text}\``
  }
}

function quoted(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  return `“${line.length > longest ? `${line.slice(0, longest).trimEnd()} …` : line}”`
}

/** Up to three pages by their address, and how many others. */
function listOf(pages: readonly string[]): string {
  const shown = pages.slice(0, pages.length > 4 ? 3 : 4)
  const rest = pages.length - shown.length
  const names = [...shown, ...(rest > 0 ? [`${rest} other pages`] : [])]
  return new Intl.ListFormat('en-GB').format(names)
}
