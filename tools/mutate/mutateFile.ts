import { type Mutation, type Mutator, replacing } from './mutation.ts'
import type { SiteSlots } from './readSlots.ts'

/** Files that are no site at all, and input made to exhaust the checker. */

const start = { start: 0, end: 0 }

export const emptyFile: Mutator = (_, random) => {
  const text = random.pick(['', '\n\n', '   \n', '# Nothing here yet.\n', '\ufeff']) ?? ''
  return { bytes: new TextEncoder().encode(text), at: start, what: `only ${JSON.stringify(text)}` }
}

export const binaryFile: Mutator = (site, random) => {
  const bytes = new TextEncoder().encode(site.text)
  const at = Math.floor(site.text.search(/^pages:/m) * 0.2) + random.below(2000)
  // Positions are in characters: the text up to here must be made of one byte each.
  const ascii = /[^\n\x20-\x7e]/.exec(site.text)?.index ?? site.text.length
  const place = Math.min(at, ascii - 2)
  const kinds: readonly (() => Mutation)[] = [
    () => {
      const image = Uint8Array.from({ length: 4000 }, () => random.below(256))
      image.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
      return { bytes: image, at: start, what: 'an image' }
    },
    () => ({
      bytes: new Uint8Array(Buffer.from(`\ufeff${site.text}`, 'utf16le')),
      at: start,
      what: 'UTF-16',
    }),
    () => {
      const broken = bytes.slice()
      broken[place] = random.pick([0xe9, 0xff, 0x80, 0xc3]) ?? 0xff
      return { bytes: broken, at: { start: place, end: place + 1 }, what: `a bad byte at ${place}` }
    },
    () => replacing(site, { start: place, end: place }, '\0', { what: `NUL at ${place}` }),
  ]
  return kinds[random.below(kinds.length)]?.()
}

/** A value anywhere in the file, on a line of its own. */
function somewhere(site: SiteSlots, pick: (limit: number) => number) {
  const places = site.slots.filter(({ value, isInFlow, isMultiline }) => {
    return typeof value === 'string' && !isInFlow && !isMultiline
  })
  return places[pick(places.length)]
}

export const deepNesting: Mutator = (site, random) => {
  const slot = somewhere(site, random.below)
  if (slot === undefined) return undefined
  const depth = random.pick([100, 1000, 20_000]) ?? 100
  const nested = random.pick([
    '['.repeat(depth) + ']'.repeat(depth),
    `${'{ a: '.repeat(depth)}x${' }'.repeat(depth)}`,
    '['.repeat(depth),
  ])
  if (nested === undefined) return undefined
  return replacing(site, slot.valueRange, nested, {
    isArea: true,
    what: `${depth} levels in ${slot.path.join('.')}`,
  })
}

export const hugeInput: Mutator = (site, random) => {
  const choices = site.slots.filter(
    ({ schema, value }) => Array.isArray(schema?.enum) && typeof value === 'string',
  )
  const slot = random.pick(choices)
  if (slot === undefined) return undefined
  const huge = random.pick([
    'x'.repeat(5_000_000),
    `[${'x, '.repeat(20_000)}]`,
    `"${'line \\n'.repeat(300_000)}"`,
    `{ ${Array.from({ length: 10_000 }, (_, index) => `k${index}: ${index}`).join(', ')} }`,
  ])
  if (huge === undefined) return undefined
  return replacing(site, slot.valueRange, huge, {
    what: `${huge.length} characters in ${slot.path.join('.')}`,
  })
}

/** Lines below `content:`, where anything may be written. */
function underContent(site: SiteSlots, lines: readonly string[], what: string): Mutation | undefined {
  const content = site.at('content')
  if (content === undefined) return undefined
  const at = site.text.indexOf('\n', content.keyRange.end) + 1
  return replacing(site, { start: at, end: at }, `${lines.map((line) => `  ${line}\n`).join('')}`, {
    isArea: true,
    what,
  })
}

export const aliasBomb: Mutator = (site, random) => {
  const wide = random.pick([5, 10, 20]) ?? 10
  const deep = random.pick([8, 12, 26]) ?? 8
  const lines = Array.from({ length: deep }, (_, level) => {
    const item = level === 0 ? 'x' : `*bomb${level - 1}`
    return `bomb-${level}: &bomb${level} [${Array.from({ length: wide }, () => item).join(', ')}]`
  })
  return underContent(site, lines, `aliases, ${wide} wide and ${deep} deep`)
}

export const mergeBomb: Mutator = (site, random) => {
  const count = random.pick([1, 40, 2000]) ?? 40
  const keys = Array.from({ length: count }, (_, index) => `k${index}: ${index}`).join(', ')
  const merges = Array.from({ length: count }, () => '*base').join(', ')
  return underContent(site, [`base: &base { ${keys} }`, `merged: { <<: [${merges}] }`], `${count} merges`)
}
