/** Rendered markup with rules instead of style attributes, which a strict policy forbids. */
interface StyledMarkup {
  readonly html: string
  /** Empty if the markup had no style attribute. */
  readonly css: string
}

/**
 * Turns each `style="…"` that React rendered into `data-style="…"` and a rule with the same text, which overrides
 * classes as the attribute did. `restoreInlineStyles` restores the attributes before hydration.
 *
 * @throws if a style has a character that could end its rule.
 */
export function extractInlineStyles(html: string): StyledMarkup {
  const styles = new Set<string>()
  const marked = html.replace(/ style="([^"]*)"/g, (_attribute, style: string) => {
    styles.add(style)
    return ` data-style="${style}"`
  })
  const rules = [...styles].map((style) => ruleOf(decodeAttribute(style)))
  return { html: marked, css: rules.join('') }
}

function ruleOf(style: string): string {
  if (/[{}<\n]/.test(style)) throw new Error(`A style attribute can't have \`{\`, \`}\` or \`<\`: ${style}`)
  // The id of the app's element gives the rule the weight of an attribute against any class.
  return `#app [data-style="${style.replace(/["\\]/g, '\\$&')}"]{${style}}`
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

/** Entities that React writes in attributes. */
function decodeAttribute(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|#x27);/g, (entity, name: string) => entities[name] ?? entity)
}
