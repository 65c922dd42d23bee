import { misspell } from './misspell.ts'
import { type Mutation, type Mutator, type Mutators, pickSlot, replacing } from './mutation.ts'
import type { Random } from './random.ts'
import type { SiteSlots, Slot } from './readSlots.ts'

const namesSomething = ({ schema, value }: Slot, formats: readonly string[]): boolean =>
  typeof value === 'string' && !value.includes('{') && formats.includes(String(schema?.format))

/** A misspelled name, which the hint should correct; one time in four a name that resembles no other. */
function dangling(
  site: SiteSlots,
  slot: Slot | undefined,
  random: Random,
  far: string,
  misspellName = (name: string) => misspell(name, random),
): Mutation | undefined {
  if (typeof slot?.value !== 'string') return undefined
  const isFar = random.below(4) === 0
  const wrong = isFar ? far : misspellName(slot.value)
  if (wrong === undefined) return undefined
  const quote = slot.isQuoted ? (site.text[slot.valueRange.start] ?? '') : ''
  return replacing(site, slot.valueRange, quote + wrong + quote, {
    ...(!isFar && { suggestion: slot.value }),
    // The misspelled name can be that of something else.
    mayBeValid: true,
    what: `${slot.name}: ${wrong}`,
  })
}

const danglingName = (formats: readonly string[], far = 'zzz-nowhere'): Mutator => {
  return (site, random) =>
    dangling(
      site,
      pickSlot(site, random, (slot) => namesSomething(slot, formats)),
      random,
      far,
    )
}

/** A misspelled step of a name in braces or after `from:`, or braces that do not close. */
const wrongPlaceholder: Mutator = (site, random) => {
  const names = site.slots.flatMap((slot) => {
    const source = site.text.slice(slot.valueRange.start, slot.valueRange.end)
    if (typeof slot.value !== 'string') return []
    if (slot.key === 'from' && slot.schema === undefined) return []
    const pattern = slot.key === 'from' ? /()([\w.-]+)/g : /(\{)([A-Za-z][\w.-]*)\}/g
    return [...source.matchAll(pattern)].map(({ index, 1: brace = '', 2: name = '' }) => ({
      slot,
      name,
      brace,
      start: slot.valueRange.start + index,
    }))
  })
  const found = random.pick(names)
  if (found === undefined) return undefined
  const { slot, name, brace, start } = found
  const range = { start: start + brace.length, end: start + brace.length + name.length }
  const at = { start, end: range.end }
  if (brace !== '' && random.below(4) === 0) {
    const closing = { start: range.end, end: range.end + 1 }
    return replacing(site, closing, '', { at, what: `${slot.name}: {${name}` })
  }
  const steps = name.split('.')
  const step = random.below(steps.length)
  const wrong = misspell(steps[step] ?? '', random)
  if (wrong === undefined) return undefined
  const wrongName = steps.with(step, wrong).join('.')
  return replacing(site, range, wrongName, {
    at,
    suggestion: name,
    mayBeValid: true,
    what: `${slot.name}: ${wrongName}`,
  })
}

const unsafeUrls = [
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

/** Names of what does not exist, addresses that are not allowed, and numbers that look like texts. */
export const referenceMistakes: Mutators = {
  'dangling page': (site, random) => {
    const isPath = ({ value }: Slot) => value !== '/' && !String(value).includes('#')
    const slot = pickSlot(site, random, (slot) => namesSomething(slot, ['page']) && isPath(slot))
    return dangling(site, slot, random, '/zzz-nowhere')
  },
  'dangling dialog': danglingName(['dialog']),
  'dangling anchor': (site, random) => {
    const anchors = [
      ...site.slots.filter((slot) => namesSomething(slot, ['anchor'])),
      ...site.slots.filter((slot) => namesSomething(slot, ['page']) && String(slot.value).includes('#')),
    ]
    const slot = random.pick(anchors)
    const [path = '', anchor] = String(slot?.value).split('#')
    if (anchor === undefined) return dangling(site, slot, random, 'zzz-nowhere')
    return dangling(site, slot, random, `${path}#zzz-nowhere`, () => {
      const wrong = misspell(anchor, random)
      return wrong === undefined ? undefined : `${path}#${wrong}`
    })
  },
  'dangling icon': danglingName(['icon'], 'zzzzzzzzzzzz'),
  'dangling image': danglingName(['image', 'shape'], '/zzz/nowhere.jpg'),
  'dangling service': danglingName(['service', 'endpoint']),
  'dangling checkout': (site, random) => {
    const direct = site.slots.filter((slot) => namesSomething(slot, ['checkout']))
    const shared = site.slots.filter(
      ({ key, value, path }) => key === 'checkout' && path[0] === 'content' && typeof value === 'string',
    )
    return dangling(site, random.pick([...direct, ...shared]), random, 'zzz.nowhere')
  },
  'dangling collection': danglingName(['collection']),
  'wrong placeholder': wrongPlaceholder,
  'unsafe URL': (site, random) => {
    const slot = pickSlot(site, random, (slot) => namesSomething(slot, ['url']))
    const url = random.pick(unsafeUrls)
    if (slot === undefined || url === undefined) return undefined
    return replacing(site, slot.valueRange, url, { what: `${slot.name}: ${url}` })
  },

  'duplicate path': (site, random) => {
    const paths = site.slots.filter(
      ({ path }) => path.length === 3 && path[0] === 'pages' && path[2] === 'path',
    )
    const [slot, other] = [random.pick(paths), random.pick(paths)]
    if (slot === undefined || other === undefined || slot === other) return undefined
    const isPlain = [slot, other].every(({ value }) => typeof value === 'string' && !value.includes(':'))
    if (!isPlain) return undefined
    return replacing(site, slot.valueRange, String(other.value), { what: `${slot.name}: ${other.value}` })
  },

  'unquoted number': (site, random) => {
    const slot = pickSlot(
      site,
      random,
      ({ schema, value, isMultiline }) =>
        schema?.type === 'string' && schema.format === undefined && typeof value === 'string' && !isMultiline,
    )
    const number = random.pick(['42', '2024', '1.10', '007', '+15550100', '-3'])
    if (slot === undefined || number === undefined || slot.schema?.pattern !== undefined) return undefined
    return replacing(site, slot.valueRange, number, {
      suggestion: number,
      mayBeValid: slot.parent.isContent,
      what: `${slot.name}: ${number}`,
    })
  },
}
