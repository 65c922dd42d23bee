/** The keywords of a JSON Schema that show which values are text for a visitor. */
interface TextSchema {
  readonly type?: string
  readonly title?: string
  readonly $comment?: string
  readonly format?: string
  readonly enum?: unknown
  readonly default?: unknown
  readonly const?: unknown
  readonly pattern?: string
  readonly properties?: Readonly<Record<string, TextSchema>>
  readonly items?: TextSchema
}

const textFormats: readonly (string | undefined)[] = [undefined, 'markdown', 'inline-markdown']

/**
 * Every text that a visitor should meet in a compiled value, by its schema: free strings, Markdown and
 * the labels of actions; not names, anchors, icons, addresses or choices, and not what the schema says
 * is there only later, with a `$comment` that begins with “Not in the HTML” and says why; nor a default, which no
 * author wrote and which may have nothing to stand beside.
 */
export function textsOf(schema: unknown, value: unknown): string[] {
  const { type, title, format, pattern, properties, items, $comment, ...rest } = schema as TextSchema
  if ($comment?.startsWith('Not in the HTML') || value === rest.default) return []
  if (title === 'Action') return hasLabel(value) ? [value.label] : []
  if (type === 'string' && typeof value === 'string') {
    const isFree = !('enum' in rest || 'const' in rest || pattern) && textFormats.includes(format)
    return isFree ? [value] : []
  }
  if (Array.isArray(value)) return items ? value.flatMap((item) => textsOf(items, item)) : []
  if (typeof value !== 'object' || value === null || !properties) return []
  return Object.entries(value).flatMap(([key, below]) =>
    Object.hasOwn(properties, key) ? textsOf(properties[key], below) : [],
  )
}

function hasLabel(value: unknown): value is { readonly label: string } {
  return typeof value === 'object' && value !== null && 'label' in value && typeof value.label === 'string'
}

/** The texts that a page lacks, hidden or not, wherever their words are broken into elements. */
export function textsMissing(html: string, texts: readonly string[]): readonly string[] {
  const words = wordsOf(html)
  return texts.filter((text) => !words.includes(letters(plainText(text))))
}

const letters = (text: string) => text.replace(/\s+/g, '')

/** All text and text alternatives in the HTML, without white space. */
function wordsOf(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const element of body.querySelectorAll('script, style')) element.remove()
  const attributes = ['aria-label', 'alt', 'title', 'placeholder', 'value']
  const spoken = [...body.querySelectorAll('*')].flatMap((element) =>
    attributes.map((name) => element.getAttribute(name) ?? ''),
  )
  return letters([body.textContent, ...spoken].join(' '))
}

const plainText = (html: string) => new DOMParser().parseFromString(html, 'text/html').body.textContent ?? ''
