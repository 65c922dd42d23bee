import { misspell } from './misspell.ts'
import { type Mutation, type Mutator, replacing } from './mutation.ts'
import type { Random } from './random.ts'
import type { SiteSlots, Slot } from './readSlots.ts'

/** Names of what does not exist, and addresses that must not be there. */

function namesOf(site: SiteSlots, formats: readonly string[]): readonly Slot[] {
  return site.slots.filter(({ schema, value }) => {
    return typeof value === 'string' && !value.includes('{') && formats.includes(String(schema?.format))
  })
}

/** A slip in the name, to be suggested back; one time in four a name that is near to nothing. */
function dangling(
  site: SiteSlots,
  slot: Slot | undefined,
  random: Random,
  far: string,
  misspellName: (name: string) => string | undefined = (name) => misspell(name, random),
): Mutation | undefined {
  if (slot === undefined || typeof slot.value !== 'string') return undefined
  const isFar = random.below(4) === 0
  const wrong = isFar ? far : misspellName(slot.value)
  if (wrong === undefined) return undefined
  const quote = slot.isQuoted ? (site.text[slot.valueRange.start] ?? '') : ''
  return replacing(site, slot.valueRange, quote + wrong + quote, {
    ...(!isFar && { suggestion: slot.value }),
    // A slip can hit the name of something else that exists.
    mayBeValid: true,
    what: `${slot.path.join('.')}: ${wrong}`,
  })
}

const simple = (format: string | readonly string[], far: string): Mutator => {
  return (site, random) => dangling(site, random.pick(namesOf(site, [format].flat())), random, far)
}

export const danglingPage: Mutator = (site, random) => {
  const links = namesOf(site, ['page']).filter(({ value }) => value !== '/' && !String(value).includes('#'))
  return dangling(site, random.pick(links), random, '/zzz-nowhere')
}

export const danglingAnchor: Mutator = (site, random) => {
  const anchors = [
    ...namesOf(site, ['anchor']),
    ...namesOf(site, ['page']).filter(({ value }) => String(value).includes('#')),
  ]
  const slot = random.pick(anchors)
  const [path = '', anchor] = String(slot?.value).split('#')
  if (anchor === undefined) return dangling(site, slot, random, 'zzz-nowhere')
  return dangling(site, slot, random, `${path}#zzz-nowhere`, () => {
    const wrong = misspell(anchor, random)
    return wrong === undefined ? undefined : `${path}#${wrong}`
  })
}

export const danglingDialog = simple('dialog', 'zzz-nowhere')
export const danglingIcon = simple('icon', 'zzzzzzzzzzzz')
export const danglingImage = simple(['image', 'shape'], '/zzz/nowhere.jpg')
export const danglingService: Mutator = (site, random) => {
  return dangling(site, random.pick(namesOf(site, ['service', 'endpoint'])), random, 'zzz-nowhere')
}
export const danglingCheckout: Mutator = (site, random) => {
  const direct = namesOf(site, ['checkout'])
  const set = site.slots.filter(({ key, value, path }) => {
    return key === 'checkout' && path[0] === 'content' && typeof value === 'string'
  })
  return dangling(site, random.pick([...direct, ...set]), random, 'zzz.nowhere')
}
export const danglingCollection: Mutator = (site, random) => {
  return dangling(site, random.pick(namesOf(site, ['collection'])), random, 'zzz-nowhere')
}

/** A name in braces, or behind `from:`, with a slip in one of its steps; or braces that do not close. */
export const wrongPlaceholder: Mutator = (site, random) => {
  const names = site.slots.flatMap((slot) => {
    const source = site.text.slice(slot.valueRange.start, slot.valueRange.end)
    if (typeof slot.value !== 'string') return []
    if (slot.key === 'from' && slot.schema === undefined) return []
    const pattern = slot.key === 'from' ? /()([\w.-]+)/g : /(\{)([A-Za-z][\w.-]*)\}/g
    return [...source.matchAll(pattern)].map((match) => ({
      slot,
      name: match[2] ?? '',
      brace: match[1] ?? '',
      start: slot.valueRange.start + match.index,
    }))
  })
  const found = random.pick(names)
  if (found === undefined) return undefined
  const { slot, name, brace, start } = found
  const range = { start: start + brace.length, end: start + brace.length + name.length }
  if (brace !== '' && random.below(4) === 0) {
    return replacing(site, { start: range.end, end: range.end + 1 }, '', {
      at: { start, end: range.end },
      what: `${slot.path.join('.')}: {${name}`,
    })
  }
  const steps = name.split('.')
  const step = random.below(steps.length)
  const wrong = misspell(steps[step] ?? '', random)
  if (wrong === undefined) return undefined
  const wrongName = steps.map((word, index) => (index === step ? wrong : word)).join('.')
  return replacing(site, range, wrongName, {
    at: { start, end: range.end },
    suggestion: name,
    mayBeValid: true,
    what: `${slot.path.join('.')}: ${wrongName}`,
  })
}

const unsafe = [
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  '"data:text/html,<script>alert(1)</script>"',
  'vbscript:msgbox(1)',
  '//evil.example/page',
  '"/\\\\evil.example"',
  'file:///etc/passwd',
  '" javascript:alert(1)"',
  'http://www.evil.example/',
]

export const unsafeUrl: Mutator = (site, random) => {
  const slot = random.pick(namesOf(site, ['url']))
  const url = random.pick(unsafe)
  if (slot === undefined || url === undefined) return undefined
  return replacing(site, slot.valueRange, url, { what: `${slot.path.join('.')}: ${url}` })
}
