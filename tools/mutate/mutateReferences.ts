import { misspell } from './misspell.ts'
import { atSlot, isText, type Mutation, type Mutator, type Mutators, replacing } from './mutation.ts'
import type { Random } from './random.ts'
import type { SiteSlots, Slot } from './readSlots.ts'

const hasFormat = (slot: Slot, ...formats: readonly string[]): boolean =>
  isText(slot) && !String(slot.value).includes('{') && formats.includes(String(slot.schema?.format))

/** A misspelled name, which the checker should correct; one time in four, a name that resembles no other. */
function dangling(
  { value, isQuoted, valueRange }: Slot,
  site: SiteSlots,
  random: Random,
  far: string,
): Mutation | undefined {
  const name = String(value)
  // Of a path with an anchor, only the anchor is misspelled.
  const [, path = '', anchor = ''] = /^(.*#)?(.*)$/.exec(name) ?? []
  const isFar = random.below(4) === 0
  const wrong = isFar ? far : misspell(anchor, random)
  if (wrong === undefined) return undefined
  const quote = isQuoted ? site.text.charAt(valueRange.start) : ''
  return replacing(site, valueRange, quote + path + wrong + quote, {
    ...(!isFar && { suggestion: name }),
    // The misspelled name can be that of something else.
    mayBeValid: true,
  })
}

const danglingName = (fits: (slot: Slot) => boolean, far = 'zzz-nowhere'): Mutator =>
  atSlot(fits, (slot, site, random) => dangling(slot, site, random, far))

const danglingFormat = (formats: readonly string[], far?: string): Mutator =>
  danglingName((slot) => hasFormat(slot, ...formats), far)

/** A misspelled step of a name in braces or after `from:`, or braces that do not close. */
export const wrongPlaceholder: Mutator = (site, random) => {
  const names = site.slots.flatMap((slot) => {
    if (!isText(slot) || (slot.key === 'from' && slot.schema === undefined)) return []
    const source = site.text.slice(slot.valueRange.start, slot.valueRange.end)
    const pattern = slot.key === 'from' ? /()([\w.-]+)/g : /(\{+)([A-Za-z][\w.-]*)\}/g
    return [...source.matchAll(pattern)].map(({ index, 1: brace = '', 2: name = '' }) => ({
      name,
      brace,
      start: slot.valueRange.start + index,
    }))
  })
  const found = random.pick(names)
  if (found === undefined) return undefined
  const { name, brace, start } = found
  const range = { start: start + brace.length, end: start + brace.length + name.length }
  const at = { start, end: range.end }
  if (brace !== '' && random.below(4) === 0) {
    return replacing(site, { start: range.end, end: range.end + 1 }, '', { at, what: `{${name}` })
  }
  const steps = name.split('.')
  const step = random.below(steps.length)
  const wrong = misspell(steps[step] ?? '', random)
  if (wrong === undefined) return undefined
  const wrongName = steps.with(step, wrong).join('.')
  return replacing(site, range, wrongName, { at, suggestion: name, mayBeValid: true })
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
  'dangling page': danglingName(
    (slot) => hasFormat(slot, 'page') && slot.value !== '/' && !String(slot.value).includes('#'),
    '/zzz-nowhere',
  ),
  'dangling dialog': danglingFormat(['dialog']),
  'dangling anchor': danglingName(
    (slot) => hasFormat(slot, 'anchor') || (hasFormat(slot, 'page') && String(slot.value).includes('#')),
  ),
  'dangling icon': danglingFormat(['icon'], 'zzzzzzzzzzzz'),
  'dangling image': danglingFormat(['image'], '/zzz/nowhere.jpg'),
  'dangling service': danglingFormat(['service', 'endpoint']),
  'dangling checkout': danglingName(
    (slot) => hasFormat(slot, 'checkout') || (isText(slot) && slot.key === 'checkout' && slot.parent.isContent),
    'zzz.nowhere',
  ),
  'dangling collection': danglingFormat(['collection']),
  'wrong placeholder': wrongPlaceholder,

  'unsafe URL': atSlot(
    (slot) => hasFormat(slot, 'url'),
    ({ valueRange }, site, random) => replacing(site, valueRange, random.pick(unsafeUrls) ?? ''),
  ),

  'duplicate path': (site, random) => {
    const paths = site.slots.filter(({ path }) => path.length === 3 && path[0] === 'pages' && path[2] === 'path')
    const [slot, other] = [random.pick(paths), random.pick(paths)]
    if (slot === undefined || other === undefined || slot === other) return undefined
    const isPlain = [slot, other].every(
      ({ value }) => typeof value === 'string' && value !== '/404' && !value.includes(':'),
    )
    return isPlain ? replacing(site, slot.valueRange, String(other.value)) : undefined
  },

  'unquoted number': atSlot(
    (slot) => isText(slot) && slot.schema?.type === 'string' && slot.schema.format === undefined && !slot.isMultiline,
    ({ schema, valueRange, parent }, site, random) => {
      const number = random.pick(['42', '2024', '1.10', '007', '+15550100', '-3'])
      if (number === undefined || schema?.pattern !== undefined) return undefined
      return replacing(site, valueRange, number, { suggestion: number, mayBeValid: parent.isContent })
    },
  ),
}
