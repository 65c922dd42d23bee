/** One part of a text that has been split at its placeholders. */
export type TemplatePart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'name'; readonly name: string; readonly source: string }
  | { readonly kind: 'mistake'; readonly source: string }

/** Names with a brace too few or too many, doubled braces, placeholders, and stray braces with the name beside them. */
const pieces =
  /\{\{[\w.-]+\}(?!\})|\{[\w.-]+\}\}(?!\})|\{\{|\}\}|\{([A-Za-z][\w-]*(?:\.[\w-]+)*)\}|\{[^{}]*\}|\{(?:[\w-]+(?:\.[\w-]+)*)?|(?:[\w-]+(?:\.[\w-]+)*)?\}(?!\})|\}/g

export function hasBraces(text: string): boolean {
  return text.includes('{') || text.includes('}')
}

/** Splits a text at each `{name}`. `{{` and `}}` mean braces; any other brace is a mistake. */
export function parseTemplate(text: string): readonly TemplatePart[] {
  const parts: TemplatePart[] = []
  let end = 0
  const addText = (piece: string): void => {
    if (piece !== '') parts.push({ kind: 'text', text: piece })
  }
  for (const match of text.matchAll(pieces)) {
    addText(text.slice(end, match.index))
    end = match.index + match[0].length
    if (match[0] === '{{' || match[0] === '}}') addText(match[0].charAt(0))
    else if (match[1] !== undefined) parts.push({ kind: 'name', name: match[1], source: match[0] })
    else parts.push({ kind: 'mistake', source: match[0] })
  }
  addText(text.slice(end))
  return parts
}
