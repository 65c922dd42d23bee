import { describe, expect, it } from 'vitest'
import { editText } from '../../src/language/edit/editText.ts'
import type { Operation } from '../../src/language/edit/operation.ts'

const lines = (...all: readonly string[]) => all.join('\n')

function edited(text: string, ...operations: readonly Operation[]): string {
  const result = editText(text, operations)
  return 'refused' in result ? `refused: ${result.refused}` : result.text
}

describe('a text that is replaced', () => {
  it.each<[string, string, string, string]>([
    ['keeps its quotes and the comment behind it', `a: 'old' # note\n`, 'new', `a: 'new' # note\n`],
    ['gets quotes if YAML would read it as something else', 'a: old\n', 'no', 'a: "no"\n'],
    ['gets quotes if it looks like a time', 'a: old\n', '22:30', 'a: "22:30"\n'],
    ['gets quotes if it looks like a date', 'a: old\n', '2026-12-01', 'a: "2026-12-01"\n'],
    ['stays plain as a date in place of a plain one', 'a: 2026-11-30\n', '2026-12-01', 'a: 2026-12-01\n'],
    ['gets quotes if a comment would cut it off', 'a: old\n', 'b # c', 'a: "b # c"\n'],
    ['gets the other quotes if it has its own in it', `a: 'old'\n`, `it's`, `a: "it's"\n`],
    ['keeps its line breaks where the words stay', 'a: one\n  two\n  three\n', 'one 2 three', 'a: one\n  2\n  three\n'],
    ['stays folded', 'a: >-\n  one two\n  three\n', 'one 2 three', 'a: >-\n  one 2\n  three\n'],
    ['stays literal, with its indentation', 'a: |\n    one\n    two\n', '1\n2\n', 'a: |\n    1\n    2\n'],
    ['keeps Windows line breaks', 'a: |\r\n  one\r\nb: 1\r\n', 'x\ny\n', 'a: |\r\n  x\r\n  y\r\nb: 1\r\n'],
    ['can be on the line after its key', 'a:\n  old\nb: 1\n', 'new', 'a:\n  new\nb: 1\n'],
  ])('%s', (_, text, value, after) => {
    expect(edited(text, { op: 'replace', path: '/a', value })).toBe(after)
  })

  it('can become a group', () => {
    const value = { b: 1, c: ['x'] }
    expect(edited('a: old # note\nz: 1\n', { op: 'replace', path: '/a', value })).toBe(
      lines('a: # note', '  b: 1', '  c:', '    - x', 'z: 1', ''),
    )
  })

  it('can be the whole document', () => {
    expect(edited('a: 1\n', { op: 'replace', path: '', value: 'new' })).toBe('new\n')
    expect(edited('# head\na: 1\n', { op: 'replace', path: '', value: ['x'] })).toBe('# head\n- x\n')
  })

  it('of a group changes only what differs', () => {
    const text = lines('a:', '  # one', '  b: 1', '', '  c: { d: 2,  e: 3 }', '')
    const operation = { op: 'replace', path: '/a', value: { b: 1, c: { d: 2, e: 4 } } } as const
    expect(edited(text, operation)).toBe(text.replace('e: 3', 'e: 4'))
    expect(editText(text, [operation])).toMatchObject({ edits: [{ text: '4' }] })
  })
})

describe('a new entry', () => {
  it('is written like those beside it', () => {
    const text = lines('people:', '  - { name: "Ann", age: 3 }', '  - { name: "Bob", age: 4 }', '')
    const operation = { op: 'add', path: '/people/1', value: { name: 'Cid', age: 5 } } as const
    expect(edited(text, operation)).toBe(
      text.replace('  - { name: "Bob"', '  - { name: "Cid", age: 5 }\n  - { name: "Bob"'),
    )
  })

  it('has plain dates like those beside it', () => {
    const text = lines('news:', '  - { title: Open, date: 2026-11-30 }', '')
    const value = { title: 'Late', date: '2026-12-01' }
    expect(edited(text, { op: 'add', path: '/news/-', value })).toBe(`${text}  - { title: Late, date: 2026-12-01 }\n`)
  })

  it('has the blank line around it that the others have', () => {
    const text = lines('a: 1', '', 'b: 2', '')
    expect(edited(text, { op: 'add', path: '/c', value: 3 })).toBe(`${text}\nc: 3\n`)
  })

  it('goes where the schema has its key', () => {
    const order = ['type', 'title', 'text']
    const result = editText('type: hero\ntext: x\n', [{ op: 'add', path: '/title', value: 'T' }], {
      keysOf: () => order,
    })
    expect(result).toMatchObject({ text: 'type: hero\ntitle: T\ntext: x\n' })
  })

  it('stands above the comment of the entry after it', () => {
    expect(edited('- a\n# about b\n- b\n', { op: 'add', path: '/1', value: 'x' })).toBe('- a\n- x\n# about b\n- b\n')
  })

  it('leaves a file without a last line break as it is', () => {
    expect(edited('a: 1', { op: 'add', path: '/b', value: 2 })).toBe('a: 1\nb: 2')
  })

  it('makes a group of a pair that stands in a list, with what its alias stands for', () => {
    expect(edited('a: &x 1\nb: [c: *x]\n', { op: 'add', path: '/b/0/d', value: 2 })).toBe(
      'a: &x 1\nb: [{ c: 1, d: 2 }]\n',
    )
  })

  it('takes the place of an empty list', () => {
    expect(edited('a: []\n', { op: 'add', path: '/a/-', value: 'x' })).toBe('a:\n  - x\n')
  })
})

describe('an entry that goes', () => {
  it('takes the comment above it along', () => {
    expect(edited('a: 1\n# about b\nb: 2\n# about c\nc: 3\n', { op: 'remove', path: '/b' })).toBe(
      'a: 1\n# about c\nc: 3\n',
    )
  })

  it('leaves the dash to the next key', () => {
    expect(edited('- a: 1\n  b: 2\n', { op: 'remove', path: '/0/a' })).toBe('- b: 2\n')
  })

  it('leaves an empty list if it was the only one', () => {
    expect(edited('a:\n  - x\nb: 1\n', { op: 'remove', path: '/a/0' })).toBe('a: []\nb: 1\n')
  })

  it('stands before another key of its group, with its comments', () => {
    const text = lines(
      'a:',
      '  # about b',
      '  b: { x: 1 } # note',
      '',
      '  c: 2',
      '',
      '  d: 3',
      'z: { p: 1, q: 2, r: 3 }',
      '',
    )
    const move = (from: string, before: string) => edited(text, { op: 'move', from, path: from, before })
    expect(move('/a/d', 'b')).toBe(
      lines('a:', '  d: 3', '', '  # about b', '  b: { x: 1 } # note', '', '  c: 2', 'z: { p: 1, q: 2, r: 3 }', ''),
    )
    expect(move('/a/b', '')).toBe(
      lines('a:', '  c: 2', '', '  d: 3', '', '  # about b', '  b: { x: 1 } # note', 'z: { p: 1, q: 2, r: 3 }', ''),
    )
    expect(move('/z/r', 'q')).toBe(text.replace('q: 2, r: 3', 'r: 3, q: 2'))
    expect(move('/a', '')).toBe(lines('z: { p: 1, q: 2, r: 3 }', ...text.split('\n').slice(0, 7), ''))
    expect(move('/a/c', 'c')).toBe(text)
    expect(move('/a/c', 'y')).toBe('refused: There is no `y` to stand before.')
  })

  it('moves with its comments and its style, in the column of its new place', () => {
    const text = lines('a:', '  # about b', "  b: 'x' # note", 'c:', '    - d: 1', '')
    const operation = { op: 'move', from: '/a/b', path: '/c/0/e' } as const
    const moved = lines('      # about b', "      e: 'x' # note", '')
    expect(edited(lines('a:', '  z: 1', ...text.split('\n').slice(1)), operation)).toBe(
      lines('a:', '  z: 1', 'c:', '    - d: 1', moved),
    )
  })
})

describe('a text with an anchor', () => {
  const text = lines('a: &x', '  b: 1', 'c: *x', 'd: *x', '')
  const operation = { op: 'replace', path: '/a/b', value: 2 } as const

  it('is refused with the places that it would change, too', () => {
    expect(edited(text, operation)).toBe('refused: `/a/b` is a text that is used elsewhere, too, as `&x`: /c, /d.')
  })

  it('can be changed here only: the next place takes the anchor', () => {
    expect(editText(text, [operation], { shared: 'here' })).toMatchObject({
      text: lines('a:', '  b: 2', 'c: &x', '  b: 1', 'd: *x', ''),
    })
  })

  it.each(['/a/b', '/c/b'])('can be changed everywhere, through %s, too', (path) => {
    expect(editText(text, [{ op: 'replace', path, value: 2 }], { shared: 'everywhere' })).toMatchObject({
      text: text.replace('b: 1', 'b: 2'),
    })
  })

  it('can be replaced as a whole by its alias', () => {
    const result = editText('a: &x one\nb: *x\n', [{ op: 'replace', path: '/b', value: 'two' }], {
      shared: 'everywhere',
    })
    expect(result).toMatchObject({ text: 'a: &x two\nb: *x\n' })
  })

  it('gets what is moved into it everywhere', () => {
    const result = editText(`z: 9\n${text}`, [{ op: 'move', from: '/z', path: '/a/z' }], { shared: 'everywhere' })
    expect(result).toMatchObject({ text: lines('a: &x', '  b: 1', '  z: 9', 'c: *x', 'd: *x', '') })
  })

  it('isn’t taken away from its aliases', () => {
    const result = editText(text, [{ op: 'remove', path: '/a' }], { shared: 'everywhere' })
    expect(result).toHaveProperty('refused')
  })
})

describe('operations', () => {
  it('are carried out all or none', () => {
    const operations = [
      { op: 'replace', path: '/a', value: 2 },
      { op: 'test', path: '/b', value: 'other' },
    ] as const
    expect(editText('a: 1\nb: 2\n', operations)).toEqual({
      operation: 1,
      refused: 'The value at `/b` is not the one that was expected.',
    })
  })

  it('are undone to the exact text', () => {
    const text = '# head\na: 1\n\nb: [x,  y] # list\n'
    const result = editText(text, [
      { op: 'remove', path: '/a' },
      { op: 'add', path: '/b/1', value: 'new' },
    ])
    if ('refused' in result) throw new Error(result.refused)
    const undone = result.undo
      .toReversed()
      .reduce((now, { start, end, text }) => now.slice(0, start) + text + now.slice(end), result.text)
    expect(undone).toBe(text)
  })

  it.each([
    ['a', '`a` is not a JSON Pointer: it must begin with `/`.'],
    ['/a/b', '`/a` has no `b`: it is not a group or list.'],
    ['/c', 'There is nothing at `/c` to replace.'],
    ['/b/4', 'There is nothing at `/b/4` to replace.'],
  ])('at %s are refused with a reason', (path, reason) => {
    expect(edited('a: 1\nb: [2]\n', { op: 'replace', path, value: 3 })).toBe(`refused: ${reason}`)
  })

  it('are refused where the file is no YAML', () => {
    expect(edited('a: "1\n', { op: 'replace', path: '/a', value: 3 })).toMatch(/^refused: Missing closing/)
  })
})
