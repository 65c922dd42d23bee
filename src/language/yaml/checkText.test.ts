import { describe, expect, it } from 'vitest'
import { parseSegment } from './parseSegment.ts'

const plan = (style: string, lines: readonly string[]) =>
  ['plan:', `  included: ${style}`, ...lines.map((line) => `    ${line}`), ''].join('\n')

describe('a key below a text of several lines', () => {
  it.each([
    ['a list of groups', '- { label: Start, to: / }'],
    ['a list of keys', '- label: Start'],
    ['a key', '  label: Start'],
  ])('is an error if it is indented like a folded text, with %s below it', (_, below) => {
    const text = plan('>-', ['Ten calls a day', 'actions:', below])
    const start = text.indexOf('actions:')
    expect(parseSegment(text).facts).toMatchObject([
      {
        kind: 'yaml-syntax/swallowed-key',
        path: ['plan', 'included'],
        span: { start, end: start + 'actions:'.length },
      },
    ])
  })

  it.each([
    ['a colon at the end of a line', '>-', ['We answer these', 'calls: all of them']],
    ['a list in a text that keeps its lines', '|', ['hours:', '- monday: 9 to 5']],
    ['a heading of a list', '>-', ['Included:', '- Ten calls: a day']],
  ])('may look like one in a text: %s', (_, style, lines) => {
    expect(parseSegment(plan(style, lines)).facts).toEqual([])
  })
})
