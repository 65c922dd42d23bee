import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type FixedText, fixText } from '../../../src/language/advice/fixText.ts'
import { applyEdits, toOriginal, withoutConflicts } from '../../../src/language/applyEdits.ts'
import { obviousName } from '../../../src/language/messages/nearestName.ts'
import { compileBytes, compileText, sitesDirectory } from './compileFixture.ts'

const update = process.env.UPDATE_FIXTURES === '1'
const names = readdirSync(sitesDirectory, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name)

function diagnose(text: string) {
  return compileText(text).diagnostics
}

function fix(text: string): FixedText {
  return fixText(text, diagnose)
}

/** Errors, and warnings that have a fix. */
function mistakesOf(text: string): number {
  return diagnose(text).filter(
    ({ severity, fix }) => severity === 'error' || (severity === 'warning' && fix !== undefined),
  ).length
}

/** The characters outside all edits. */
function keptBy({ edits }: FixedText, text: string): string {
  return applyEdits(
    text,
    edits.map((edit) => ({ ...edit, text: '' })),
  )
}

describe('the fixed version of a fixture site', () => {
  it('exists for many kinds of mistakes', () => {
    const fixed = names.filter((name) => existsSync(`${sitesDirectory}/${name}/fixed.yaml`))
    expect(fixed.length).toBeGreaterThan(50)
  })

  it.each(names)('%s', (name) => {
    const bytes = readFileSync(`${sitesDirectory}/${name}/site.yaml`)
    const expected = `${sitesDirectory}/${name}/fixed.yaml`
    const before = compileBytes(bytes).diagnostics
    const text = new TextDecoder().decode(bytes)
    const isText = Buffer.from(text).equals(bytes)
    const fixed = isText ? fix(text) : { text, edits: [], diagnostics: before }
    if (update && fixed.text !== text) writeFileSync(expected, fixed.text)
    if (update && fixed.text === text) rmSync(expected, { force: true })

    expect(fixed.text).toBe(existsSync(expected) ? readFileSync(expected, 'utf8') : text)
    if (fixed.text === text) return
    expect(mistakesOf(fixed.text)).toBeLessThan(mistakesOf(text))
    expect(fix(fixed.text).edits).toEqual([])
    expect(keptBy(fixed, text).length).toBeGreaterThan(text.length * 0.8)
  })
})

const page = (block: string) => `site:
  name: Acme # us
  url: https://www.acme.com
dialogs:
  book: { title: Book, blocks: [{ type: hero, heading: Book }] }
pages:
  home:
    path: /
    title: "Acme"

    blocks:
${block}
  pricing: { path: /pricing, title: Prices, blocks: [{ type: prose, text: More }] }
  not-found: { path: /404, title: Not found, blocks: [{ type: hero, heading: Nothing here }] }
`

describe('fixText', () => {
  const broken = page(`      # The first thing that visitors see.
      - type:   heroe   # big
        heading: 'Welcome'
        "tnoe": dark # or plain`)
  const mended = broken.replace('heroe', 'hero').replace('tnoe', 'tone')

  it('keeps comments, quotes, spaces and empty lines', () => {
    expect(fix(broken).text).toBe(mended)
  })

  it('keeps the line breaks of Windows', () => {
    expect(fix(broken.replaceAll('\n', '\r\n')).text).toBe(mended.replaceAll('\n', '\r\n'))
  })

  it('adds no line break at the end', () => {
    expect(fix(broken.trimEnd()).text).toBe(mended.trimEnd())
  })

  it('fixes problems that an earlier fix uncovers', () => {
    const { edits, diagnostics } = fix(broken)
    expect(edits).toHaveLength(2)
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([])
  })

  it('keeps the quotes of a fixed value and adds quotes if it needs them', () => {
    const block = (to: string) =>
      page(`      - type: cta\n        action: { label: Go, to: ${to} }\n      - { type: hero, heading: Hi }`)
    expect(fix(block("'/pricng'")).text).toBe(block("'/pricing'"))
    expect(fix(block('"/pricng"')).text).toBe(block('"/pricing"'))
    expect(fix(block('/pricng')).text).toBe(block('/pricing'))
    const heading = (text: string) => page(`      - { type: hero, heading: ${text} }`)
    expect(fix(heading('1.50')).text).toBe(heading('"1.50"'))
    expect(fix(heading('true')).text).toBe(heading('"true"'))
  })

  it('fixes links and placeholders inside quoted, plain and folded texts', () => {
    const block = (text: string) => page(`      - type: prose\n        text: ${text}`)
    const text = 'By {site.nme}: see [/pricng](/pricng) and [/pricing](/pricing).'
    const right = 'By {site.name}: see [/pricng](/pricing) and [/pricing](/pricing).'
    for (const write of [JSON.stringify, (of: string) => `'${of}'`, (of: string) => `>-\n          ${of}`]) {
      expect(fix(block(write(text))).text).toBe(block(write(right)))
    }
  })

  it('fixes shared content once, where it is written', () => {
    const site = (text: string) =>
      `${page('      - { type: hero, from: shared.hero }')}content:\n  shared:\n    hero: { ${text}: Welcome }\n`
    expect(fix(site('headng')).text).toBe(site('heading'))
  })

  it('replaces tabs in the indentation of a whole file with spaces', () => {
    const right = page('      - type: hero\n        heading: Welcome')
    const tabbed = right.replaceAll(/^(?: {2})+/gm, (space) => '\t'.repeat(space.length / 2))
    expect(tabbed).toContain('\t\t\t\theading')
    expect(fix(tabbed).text).toBe(right)
  })

  it('fixes tabs together with other fixable mistakes', () => {
    const right = page('      - type: hero\n        heading: Welcome\n        tone: dark')
    expect(fix(right.replace(/ {8}heading/, '\theading').replace('tone', 'tnoe')).text).toBe(right)
  })

  it('removes a line only if another line says the same', () => {
    const block = (lines: string) => page(`      - type: hero\n        heading: Welcome\n${lines}`)
    const once = block('        tone: dark')
    expect(fix(block('        tone: dark\n        tone: dark')).text).toBe(once)
    expect(fix(once.replace('tone: dark', 'tone: dark\r\n        tone: dark\r')).text).toBe(
      once.replace('tone: dark', 'tone: dark\r'),
    )
    for (const second of ['tone: plain', 'tone: "dark"', 'tone: dark # again']) {
      expect(fix(block(`        tone: dark\n        ${second}`)).edits).toEqual([])
    }
  })

  it.each([
    ['two destinations', '      - type: cta\n        action: { label: Go, to: /, dialog: book }'],
    ['two keys that seem to be one', '      - { type: hero, headng: One, headig: Two }'],
    ['a name with another number', '      - { type: hero, heading: Hi, icon: number-97 }'],
    ['a name that is as near to two others', '      - type: cta\n        action: { label: Go, scrollTo: par-x }'],
    ['a number with a comma that has two meanings', '      - { type: plans, plans: [{ name: S, price: "1,5" }] }'],
    ['a script in an address', '      - { type: cta, action: { label: Go, href: "java\\tscript:x" } }'],
  ])('doesn’t fix %s', (_, block) => {
    const text = page(
      `${block}\n      - { type: hero, id: par-a, heading: A }\n      - { type: hero, id: par-b, heading: B }`,
    )
    expect(mistakesOf(text)).toBeGreaterThan(0)
    expect(fix(text)).toMatchObject({ text, edits: [] })
  })

  it('fixes the declaration that several references name', () => {
    const go = '      - { type: cta, action: { label: Go, dialog: book } }'
    const meant = page(`${go}\n${go}`)
    const text = meant.replace('  book:', '  boook:')
    expect(mistakesOf(text)).toBe(1)
    expect(fix(text).text).toBe(meant)
  })

  it('rejects a fix that causes another error', () => {
    const text = page('      - { type: hero, id: a, heading: One }\n      - { type: hero, id: A, heading: Two }')
    expect(mistakesOf(text)).toBe(1)
    expect(fix(text).edits).toEqual([])
  })
})

describe('applyEdits', () => {
  it('applies edits given in any order', () => {
    const edits = [
      { start: 4, end: 7, text: 'zwei' },
      { start: 7, end: 7, text: '!' },
      { start: 0, end: 3, text: 'eins' },
    ]
    expect(applyEdits('one two', edits)).toBe('eins zwei!')
  })

  it('rejects overlapping edits', () => {
    const edits = [
      { start: 0, end: 3, text: 'x' },
      { start: 2, end: 4, text: 'y' },
    ]
    expect(() => applyEdits('one two', edits)).toThrow('overlap')
  })
})

describe('withoutConflicts', () => {
  const fixOf = (start: number, end: number, text: string) => ({ edits: [{ start, end, text }] })

  it('keeps one of several equal fixes', () => {
    expect(withoutConflicts([fixOf(0, 3, 'a'), fixOf(0, 3, 'a')])).toEqual([fixOf(0, 3, 'a')])
  })

  it('drops fixes that change the same place differently', () => {
    const fixes = [fixOf(0, 3, 'a'), fixOf(2, 5, 'b'), fixOf(5, 6, 'c')]
    expect(withoutConflicts(fixes)).toEqual([fixOf(5, 6, 'c')])
  })
})

describe('toOriginal', () => {
  const earlier = [
    { start: 2, end: 4, text: 'long' },
    { start: 6, end: 8, text: '' },
  ]

  it('maps an edit of edited text to the original text', () => {
    // abcdefghij became ablongefij.
    expect(toOriginal([{ start: 0, end: 2, text: 'x' }], earlier)).toEqual([{ start: 0, end: 2, text: 'x' }])
    expect(toOriginal([{ start: 6, end: 7, text: 'x' }], earlier)).toEqual([{ start: 4, end: 5, text: 'x' }])
    expect(toOriginal([{ start: 9, end: 10, text: 'x' }], earlier)).toEqual([{ start: 9, end: 10, text: 'x' }])
  })

  it('rejects an edit of text that was already edited', () => {
    expect(toOriginal([{ start: 3, end: 4, text: 'x' }], earlier)).toBeUndefined()
    expect(toOriginal([{ start: 7, end: 9, text: 'x' }], earlier)).toBeUndefined()
    expect(toOriginal([{ start: 6, end: 6, text: 'x' }], earlier)).toBeUndefined()
  })
})

describe('obviousName', () => {
  it.each([
    ['itms', ['items', 'title'], 'items'],
    ['ITEMS', ['items'], 'items'],
    ['ot', ['to', 'href'], 'to'],
    ['scheduledemo', ['schedule-demo'], 'schedule-demo'],
    ['schedul-deno', ['schedule-demo'], 'schedule-demo'],
  ])('finds exactly one near name for %s', (name, candidates, expected) => {
    expect(obviousName(name, candidates)).toBe(expected)
  })

  it.each([
    ['pone', ['bone', 'phone']],
    ['step-3', ['step-2']],
    ['to', ['of']],
    ['pricing', ['printers']],
  ])('finds no obvious match for %s in %j', (name, candidates) => {
    expect(obviousName(name, candidates)).toBeUndefined()
  })
})
