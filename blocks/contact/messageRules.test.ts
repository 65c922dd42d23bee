import { describe, expect, it } from 'vitest'
import { withDefaults } from '../../tests/support/withDefaults.ts'
import { countCharacters, messageRules } from './messageRules.ts'
import { type ContactProps, schema } from './schema.ts'

const { limits, messages } = withDefaults<NonNullable<ContactProps['form']>>(schema.properties.form)
const rules = messageRules(limits, messages)

describe('messageRules', () => {
  it.each([
    ['name', '', 'Name must be at least 2 characters.'],
    ['name', 'A', 'Name must be at least 2 characters.'],
    ['name', ' A ', 'Name must be at least 2 characters.'],
    ['name', 'Al', true],
    ['email', '', 'Please enter a valid email address.'],
    ['email', 'ada', 'Please enter a valid email address.'],
    ['email', 'ada@analytical', 'Please enter a valid email address.'],
    ['email', 'ada @analytical.example', 'Please enter a valid email address.'],
    ['email', ' ada@analytical.example ', true],
    ['subject', 'Hi', 'Subject must be at least 3 characters.'],
    ['subject', 'Hey', true],
    ['message', 'Nine char', 'Message must be at least 10 characters.'],
    ['message', '          ', 'Message must be at least 10 characters.'],
    ['message', 'Ten chars.', true],
    ['message', 'x'.repeat(500), true],
    ['message', 'x'.repeat(501), 'Message must not be longer than 500 characters.'],
    ['message', '👩‍🚀'.repeat(500), true],
  ] as const)('validates the field %s with the value %j', (field, value, verdict) => {
    expect(rules[field](value)).toBe(verdict)
  })

  it('uses the author’s limits and messages', () => {
    const strict = messageRules(
      { name: 4, subject: 5, message: 20, longest: 30 },
      { ...messages, name: 'At least {min}, please.', long: '{max} will do.' },
    )
    expect(strict.name('Ada')).toBe('At least 4, please.')
    expect(strict.subject('Four')).toBe('Subject must be at least 5 characters.')
    expect(strict.message('x'.repeat(19))).toBe('Message must be at least 20 characters.')
    expect(strict.message('x'.repeat(31))).toBe('30 will do.')
  })
})

describe('countCharacters', () => {
  it.each([
    ['', 0],
    ['abc', 3],
    [' a ', 3],
    ['line\nline', 9],
    ['naïve', 5],
    ['nai\u0308ve', 5],
    ['👋🏽👨‍👩‍👧', 2],
  ])('counts the visible characters of %j', (text, count) => {
    expect(countCharacters(text)).toBe(count)
  })
})
