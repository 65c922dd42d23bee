const elements = new Set(
  (
    'svg g defs symbol use title desc path rect circle ellipse line polyline polygon text tspan textPath ' +
    'linearGradient radialGradient stop clipPath mask pattern marker filter feGaussianBlur feOffset feBlend feColorMatrix ' +
    'feComposite feFlood feMerge feMergeNode feTurbulence feDisplacementMap feMorphology feDropShadow'
  ).split(' '),
)

const attributePattern = /^(?:xmlns(?::xlink)?|xml:space|xlink:href|[a-zA-Z][\w-]*)$/
const tag = /<(\/?)([a-zA-Z][\w:-]*)((?:\s+[\w:-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/y
const pair = /([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g

/**
 * A drawing with nothing in it but shapes, texts and colors: no script, no handler, no style sheet, no picture or address
 * of another file. What isn't known is left out with all that is in it. Undefined if the text is no drawing.
 */
export function cleanSvg(written: string): string | undefined {
  const text = written
    .replace(/^\ufeff/, '')
    .replace(/<\?[\s\S]*?\?>|<!--[\s\S]*?-->/g, '')
    .replace(/<!DOCTYPE[^>[]*>/i, '')
    .trim()
  let clean = ''
  const open: { readonly name: string; readonly isKept: boolean }[] = []
  for (let at = 0; at < text.length; ) {
    const isKept = open.every((each) => each.isKept)
    if (text[at] !== '<') {
      const end = text.indexOf('<', at)
      const words = text.slice(at, end === -1 ? text.length : end)
      if (open.length === 0 && words.trim() !== '') return undefined
      // No entities of its own: a DOCTYPE that defines some is no drawing.
      if (isKept)
        clean += words.replace(/&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/gi, '&amp;').replaceAll('>', '&gt;')
      at += words.length
      continue
    }
    tag.lastIndex = at
    const [whole, close, name = '', attributes = '', alone] = tag.exec(text) ?? []
    if (whole === undefined) return undefined
    at += whole.length
    if (close) {
      const last = open.pop()
      if (last?.name !== name) return undefined
      if (isKept) clean += `</${name}>`
      continue
    }
    if (open.length === 0 && (name !== 'svg' || clean !== '')) return undefined
    const isKnown = elements.has(name)
    if (isKept && isKnown) clean += `<${name}${cleanAttributes(attributes)}${alone ? '/' : ''}>`
    if (!alone) open.push({ name, isKept: isKnown })
  }
  return open.length === 0 && clean !== '' ? clean : undefined
}

function cleanAttributes(written: string): string {
  return [...written.matchAll(pair)]
    .map(([, name = '', double, single]) => [name, double ?? single ?? ''] as const)
    .filter(([name, value]) => attributePattern.test(name) && isHarmless(name, value))
    .map(([name, value]) => ` ${name}="${value.replaceAll('"', '&quot;')}"`)
    .join('')
}

function isHarmless(name: string, value: string): boolean {
  if (/^on/i.test(name) || /^(?:src|from|to|values|by|begin)$/i.test(name)) return false
  if (name.startsWith('xmlns')) return /^http:\/\/www\.w3\.org\/(?:2000\/svg|1999\/xlink)$/.test(value)
  if (/href$/i.test(name)) return /^#[\w-]+$/.test(value)
  // An address is that of a part of the drawing: url(#sky). Escapes could hide another one.
  return !/[\\@]|expression|javascript:|&#/i.test(value) && !/url\((?!\s*['"]?#[\w-]+['"]?\s*\))/i.test(value)
}
