import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import type { BlockSchema } from '../../../schema/block.ts'
import { composeSchema } from '../../../schema/composeSchema.ts'
import { block, choice, group, list, markdown, text } from '../../../schema/fields.ts'
import { blockBase, image } from '../../../schema/shapes.ts'
import { fixText } from '../../../src/language/advice/fixText.ts'
import { formatDiagnostics } from '../../../src/language/advice/formatDiagnostics.ts'
import { readPublicFiles } from '../../../src/make/project/readPublicFiles.ts'
import { compileInProject } from '../../support/compileText.ts'
import { compileText } from './compileFixture.ts'

/** Sites as they were written for earlier versions. They never change; a new version adds its own. */
const frozen = fileURLToPath(new URL('../../fixtures/frozen', import.meta.url))

describe('a site of an earlier version', () => {
  it.each(readdirSync(frozen))('%s has no mistakes after `check --fix`', (name) => {
    const own = `${frozen}/${name}/public`
    const publicFiles = readPublicFiles(['src/make/assets', ...(existsSync(own) ? [own] : [])])
    const check = (written: string) => compileInProject(written, { publicFiles }).diagnostics
    const fixed = fixText(readFileSync(`${frozen}/${name}/site.yaml`, 'utf8'), check)
    const mistakes = fixed.diagnostics.filter(({ severity }) => severity !== 'notice')
    expect(formatDiagnostics(mistakes, fixed.text)).toBe('')
  })
})

/** A block type that was called `questions` and whose keys had other names. */
const faq = {
  ...block('faq', 'Questions with answers.', ['items'], {
    ...blockBase,
    open: choice(['none', 'first'], 'Which one is open.', { renamed: { closed: 'none' } }),
    picture: { ...image, formerly: ['photo'] },
    items: list(
      'The questions.',
      group('Question', 'A question.', ['question', 'answer'], {
        question: text('The question.', { formerly: ['q'] }),
        answer: markdown('The answer.', { formerly: ['a'] }),
      }),
      { formerly: ['list', 'entries'] },
    ),
  }),
  formerly: ['questions'],
} as const satisfies BlockSchema

const schema = composeSchema(new Map<string, BlockSchema>([['faq', faq]]))

const older = `# A site of an older language.
site: { name:   Acme, url: https://www.acme.com }
content:
  asked:
    entries: # by callers
      - { q: "Are you open?", a: 'Yes: always.' }
      - a: Ask us.
        q: And at night?
pages:
  home:
    path: /
    title: Acme
    blocks:
      - {type: questions, from: asked, open: "closed"}
      - type: questions
        photo: { src: /images/team.svg, alt: The team }
        list:
          - q: q
            a: a list of questions
  not-found: { path: /404, title: Not found, blocks: [{ type: faq, items: [{ question: a, answer: q }] }] }
`

const current = `# A site of an older language.
site: { name:   Acme, url: https://www.acme.com }
content:
  asked:
    items: # by callers
      - { question: "Are you open?", answer: 'Yes: always.' }
      - answer: Ask us.
        question: And at night?
pages:
  home:
    path: /
    title: Acme
    blocks:
      - {type: faq, from: asked, open: "none"}
      - type: faq
        picture: { src: /images/team.svg, alt: The team }
        items:
          - question: q
            answer: a list of questions
  not-found: { path: /404, title: Not found, blocks: [{ type: faq, items: [{ question: a, answer: q }] }] }
`

describe('a name of an earlier version', () => {
  const check = (written: string) => compileText(written, { schema }).diagnostics

  it('is reported once, with its new name', () => {
    const { site } = compileText(older, { schema })
    const type = check(older).filter(({ message }) => message.includes('questions'))
    expect(site).toBeUndefined()
    expect(type.map(({ start, message, hint }) => [start.line, message, hint])).toEqual([
      [14, '`questions` is called `faq` now.', 'Write `faq`. `check --fix` does it in the whole file.'],
      [15, '`questions` is called `faq` now.', 'Write `faq`. `check --fix` does it in the whole file.'],
    ])
    const renamed = older.replaceAll('type: questions', 'type: faq')
    expect(check(renamed).map(({ start, message }) => `${start.line}: ${message}`)).toEqual([
      '5: `entries` in a `faq` block is called `items` now.',
      '14: `closed` is called `none` now.',
      '16: `photo` in a `faq` block is called `picture` now.',
      '17: `list` in a `faq` block is called `items` now.',
    ])
  })

  it('is rewritten by `check --fix`, and every other byte stays', () => {
    const fixed = fixText(older, check)
    expect(fixed.text).toBe(current)
    expect(fixed.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([])
  })

  it('is not rewritten beside its new name', () => {
    const both = current.replace('  - question: q\n', '  - question: q\n            q: two\n')
    expect(fixText(both, check).text).toBe(both)
  })

  it.each([
    ['a key', { title: text('The title.'), name: text('The name.', { formerly: ['title'] }) }],
    ['a choice', { size: choice(['small', 'large'], 'The size.', { renamed: { small: 'large' } }) }],
  ])('can’t be the name of %s with another meaning', (_, fields) => {
    const reused = block('toy', 'A toy.', [], fields) as BlockSchema
    expect(() => composeSchema(new Map([['toy', reused]]))).toThrow(/former names to have no other meaning/)
  })
})
