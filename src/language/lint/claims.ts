import { groupBy, type Path, type Plain, valueAt, valueAtPath } from '../plain.ts'
import type { RawDiagnostic } from '../rawDiagnostic.ts'
import { type ClaimWords, claimWords } from './claimWords.ts'
import type { LintSite, ShownValue } from './lintSite.ts'

/** Something that a site says in a place, and that other places can contradict. */
interface Claim {
  /** Only claims about the same are compared. */
  readonly about: string
  /** What it is about and what it says, as parts of a sentence. */
  readonly subject: string
  readonly says: string
  readonly at: Path
  /** It can be written once, as it is about a plan. */
  readonly isOfPlan?: true
}

const hint = 'Make it one fact under `content` that both places name. If both are right, say in each what it is for.'

/**
 * Collects what a site says about prices, quotas, overage, trials and refunds. Two places that say different things are a
 * notice, and so is the price or the quota of a plan that is typed twice.
 */
export function createClaims({ site }: LintSite) {
  const language = String(valueAt(site.site, 'language') ?? 'en')
    .slice(0, 2)
    .toLowerCase()
  const words = claimWords[language]
  const claims = new Map<string, Claim>()
  return {
    note(shown: ShownValue): void {
      for (const claim of claimsIn(shown, site, words))
        claims.set(JSON.stringify([claim.about, claim.says, claim.at]), claim)
    },
    found: () => compare([...claims.values()]),
  }
}

function* compare(claims: readonly Claim[]): Generator<RawDiagnostic> {
  for (const [, [first, ...others]] of groupBy(claims, ({ about }) => about)) {
    if (first === undefined) continue
    const said = new Map([[first.says, first]])
    let isRepeated = false
    for (const claim of others) {
      const { subject, says, isOfPlan, at } = claim
      const before = said.get(says)
      if (before !== undefined && (!isOfPlan || isRepeated)) continue
      said.set(says, claim)
      isRepeated ||= before !== undefined
      yield {
        at: { path: at, part: 'value' },
        related: { message: 'The other is', at: { path: (before ?? first).at, part: 'value' } },
        ...(before === undefined
          ? { code: 'contradiction', message: `${subject} ${says} here, but ${first.says} elsewhere.`, hint }
          : {
              code: 'repeated-claim',
              message: `${subject} ${says}: that is typed in two places, and one day only one of them will be changed.`,
              hint: 'Write it once under `content`, and name it in both places: `from:` takes a whole plan, `{…}` a number in a text.',
            }),
      }
    }
  }
}

function* claimsIn(shown: ShownValue, site: Plain, words: ClaimWords | undefined): Generator<Claim> {
  const { value, path, usedAt = path, groupSchema } = shown
  const isInPlan = groupSchema.title === 'Plan'
  if (isInPlan && typeof value === 'number') yield* priceClaims(shown)
  if (words === undefined || typeof value !== 'string') return
  if (isInPlan) yield* quotaClaims(shown, value, words)
  else yield* overageClaims(shown, value, blockText(usedAt, site), words)
  if (groupSchema.title === 'Seal') yield* sealClaims(shown, value, blockText(usedAt, site), words)
  yield* dayClaims(value, path, words)
  yield* refundClaims(value, path, words)
}

const lastKey = (path: Path): string => String(path.at(-1))

/** The price of a plan: for a month, for a year beside the same monthly price, or for what `per` says. */
function* priceClaims({ value, path, group }: ShownValue): Generator<Claim> {
  const { name, monthly, per } = group
  const times = { monthly: 'a month', annual: 'a year', price: per === undefined ? 'once' : `per ${per}` }
  // Where a placeholder stands for the price, its path has another key.
  const key = (['monthly', 'annual', 'price'] as const).find((each) => group[each] === value)
  if (typeof name !== 'string' || key === undefined) return
  const about = JSON.stringify(['price', name, times[key], key === 'annual' && monthly])
  yield { about, subject: planOf(name), says: `costs ${value} ${times[key]}`, at: path, isOfPlan: true }
}

const planOf = (name: string): string => `The plan \`${name}\``

/** What a plan includes for a time: 500 minutes a month. Plans with other prices can include more. */
function* quotaClaims({ written, path, group }: ShownValue, value: string, words: ClaimWords): Generator<Claim> {
  const { name, monthly, price } = group
  if (typeof name !== 'string' || !/included|description/.test(lastKey(path))) return
  const quota = new RegExp(`(\\d[\\d.,]*) (?:[\\p{L}-]+ ){0,3}?([\\p{L}-]+) ?${words.perTime}\\b`, 'giu')
  for (const [, amount = '', unit = '', time = ''] of value.matchAll(quota)) {
    const about = JSON.stringify(['quota', name, monthly ?? price, stem(unit), stem(time)])
    const says = `includes ${plainNumber(amount)} ${unit.toLowerCase()} for each ${time}`
    yield { about, subject: planOf(name), says, at: path, ...(written === value && { isOfPlan: true }) }
  }
}

const stem = (word: string): string => word.toLowerCase().slice(0, 5).replace(/s$/, '')
const plainNumber = (text: string): string => text.replaceAll(/[.,](?=\d{3}\b)/g, '').replace(/[.,]$/, '')

const amountPattern = /[$€£¥]\s?\d+(?:[.,]\d+)?|\d+(?:[.,]\d+)?\s?(?:[€£¥$]|(?:EUR|USD|GBP|CHF)\b)/g
const unitPattern = /\b(minut|hour|stunde|hora|heure|gb\b)/i

/** What use beyond a plan costs: in a sentence, or as a number with a label in a block about that. */
function* overageClaims(
  { path, group }: ShownValue,
  value: string,
  block: string,
  words: ClaimWords,
): Generator<Claim> {
  const label = group.value === value && typeof group.label === 'string' ? group.label : undefined
  for (const text of label === undefined ? sentencesOf(value) : [`${value} ${label} ${block}`]) {
    const [amount, other] = text.match(amountPattern) ?? []
    const unit = unitPattern.exec(label ?? text)?.[1]
    if (amount === undefined || other !== undefined || unit === undefined || !words.beyond.test(text)) continue
    const about = JSON.stringify(['overage', unit.toLowerCase()])
    yield { about, subject: 'Use beyond a plan', says: `costs ${amount.replaceAll(/\s/g, '')}`, at: path }
  }
}

const sentencesOf = (text: string): readonly string[] => text.split(/(?<=[.!?])\s+|\n\s*\n/)

/** Heading, intro and text of the block that a value is in, as they are written. */
function blockText(path: Path, site: Plain): string {
  const index = path.lastIndexOf('blocks') + 2
  const block = index < 2 ? undefined : valueAtPath(site, path.slice(0, index))
  return ['heading', 'intro', 'text'].map((key) => valueAt(block, key) ?? '').join(' ')
}

function* dayClaims(value: string, path: Path, words: ClaimWords): Generator<Claim> {
  for (const [kind, subject] of [
    ['trial', 'The free trial'],
    ['moneyBack', 'The money-back guarantee'],
  ] as const)
    for (const [, ...groups] of value.matchAll(words[kind])) {
      const days = groups.find((group) => group !== undefined)
      if (days !== undefined) yield { about: kind, subject, says: `is for ${days} days`, at: path }
    }
}

/** The seal of a guarantee: 30 days, in a block about money back. */
function* sealClaims({ path, group }: ShownValue, value: string, block: string, words: ClaimWords): Generator<Claim> {
  const isDays = group.value === value && words.day.test(String(group.label)) && /^\d+$/.test(value)
  if (isDays && words.promised.test(block))
    yield { about: 'moneyBack', subject: 'The money-back guarantee', says: `is for ${value} days`, at: path }
}

/** A text that has both explains when which is the case. */
function* refundClaims(value: string, path: Path, words: ClaimWords): Generator<Claim> {
  const [isPromised, isRefused] = [words.promised.test(value), words.refused.test(value)]
  if (isPromised === isRefused) return
  const says = isPromised ? 'promises money back' : 'gives no refunds'
  yield { about: 'refund', subject: 'The site', says, at: path }
}
