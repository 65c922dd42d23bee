import { atSlot, isChoice, isText, type Mutation, type Mutators, replacing } from './mutation.ts'
import type { SiteSlots } from './readSlots.ts'

const start = { start: 0, end: 0 }

/** Lines below `content:`, which accepts anything. */
function belowContent(site: SiteSlots, lines: readonly string[], what: string): Mutation | undefined {
  const content = site.at('content')
  if (content === undefined) return undefined
  const at = site.text.indexOf('\n', content.keyRange.end) + 1
  const added = lines.map((line) => `  ${line}\n`).join('')
  return replacing(site, { start: at, end: at }, added, { isArea: true, what })
}

/** Files that are not sites at all, and input made to exhaust the checker. */
export const fileMistakes: Mutators = {
  'empty file': (_, random) => {
    const text = random.pick(['', '\n\n', '   \n', '# Nothing here yet.\n', '\ufeff']) ?? ''
    return { bytes: new TextEncoder().encode(text), at: start, what: `only ${JSON.stringify(text)}` }
  },

  'binary file': (site, random) => {
    const at = Math.floor(site.text.search(/^pages:/m) * 0.2) + random.below(2000)
    // Positions count characters: up to here, each must be one byte.
    const ascii = /[^\n\x20-\x7e]/.exec(site.text)?.index ?? site.text.length
    const place = Math.min(at, ascii - 2)
    const kinds: readonly (() => Mutation)[] = [
      () => {
        const image = Uint8Array.from({ length: 4000 }, () => random.below(256))
        image.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
        return { bytes: image, at: start, what: 'an image' }
      },
      () => {
        const utf16 = Buffer.from(`\ufeff${site.text}`, 'utf16le')
        return { bytes: new Uint8Array(utf16), at: start, what: 'UTF-16' }
      },
      () => {
        const byte = random.pick([0xe9, 0xff, 0x80, 0xc3]) ?? 0xff
        const bytes = new TextEncoder().encode(site.text).with(place, byte)
        return { bytes, at: { start: place, end: place + 1 }, what: `a bad byte at ${place}` }
      },
      () => replacing(site, { start: place, end: place }, '\0', { what: `NUL at ${place}` }),
    ]
    return kinds[random.below(kinds.length)]?.()
  },

  'second document': (site, random) => {
    const sections = site.slots.filter(({ path }) => path.length === 1)
    const places = [...sections.slice(1).map(({ keyRange }) => keyRange.start), site.text.length]
    const start = random.pick(places) ?? site.text.length
    const isLast = start === site.text.length
    return replacing(site, { start, end: start }, isLast ? '---\nsite: { name: Another }\n' : '---\n', {
      at: { start, end: start + 3 },
      what: `second document at ${start}`,
    })
  },

  'huge input': atSlot(isChoice, ({ valueRange }, site, random) => {
    const huges = [
      'x'.repeat(5_000_000),
      `[${'x, '.repeat(20_000)}]`,
      `"${'line \\n'.repeat(300_000)}"`,
      `{ ${Array.from({ length: 10_000 }, (_, index) => `k${index}: ${index}`).join(', ')} }`,
    ]
    const huge = random.pick(huges) ?? ''
    return replacing(site, valueRange, huge, { what: `${huge.length} characters` })
  }),

  'deep nesting': atSlot(
    (slot) => isText(slot) && !slot.isInFlow && !slot.isMultiline,
    ({ valueRange }, site, random) => {
      const depth = random.pick([100, 1000, 20_000]) ?? 100
      const [open, close] = ['['.repeat(depth), ']'.repeat(depth)]
      const nested = random.pick([open + close, `${'{ a: '.repeat(depth)}x${' }'.repeat(depth)}`, open]) ?? open
      return replacing(site, valueRange, nested, { isArea: true, what: `${depth} levels` })
    },
  ),

  'alias bomb': (site, random) => {
    const width = random.pick([5, 10, 20]) ?? 10
    const depth = random.pick([8, 12, 26]) ?? 8
    const lines = Array.from({ length: depth }, (_, level) => {
      const item = level === 0 ? 'x' : `*bomb${level - 1}`
      return `bomb-${level}: &bomb${level} [${Array(width).fill(item).join(', ')}]`
    })
    return belowContent(site, lines, `aliases, ${width} wide and ${depth} deep`)
  },

  'merge bomb': (site, random) => {
    const count = random.pick([1, 40, 2000]) ?? 40
    const keys = Array.from({ length: count }, (_, index) => `k${index}: ${index}`).join(', ')
    const merges = Array(count).fill('*base').join(', ')
    return belowContent(site, [`base: &base { ${keys} }`, `merged: { <<: [${merges}] }`], `${count} merges`)
  },
}
