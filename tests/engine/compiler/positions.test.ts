import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Path, Plain } from '../../../src/compiler/plain.ts'
import { findPlace, spanOfPlace } from '../../../src/compiler/yaml/findNode.ts'
import { parseSegment, parseYaml } from '../../../src/compiler/yaml/parseSegment.ts'
import { findPosition } from '../../../src/compiler/yaml/positions.ts'
import { siteFiles } from '../../support/builtSites.ts'

/** The paths of all values, and for each one that leads nowhere. */
function pathsIn(value: Plain, path: Path = []): readonly Path[] {
  const nested = typeof value === 'object' && value !== null ? Object.entries(value) : []
  return [
    path,
    [...path, 'absent'],
    [...path, 999],
    ...nested.flatMap(([key, item]) => pathsIn(item, [...path, Array.isArray(value) ? Number(key) : key])),
  ]
}

/** Compares every span with the one that the document gives. */
function expectSameSpans(text: string): void {
  const { value, positions } = parseSegment(text)
  if (value === undefined || positions === undefined) throw new Error('The text has no positions.')
  const document = parseYaml(text)
  const paths = pathsIn(value)
  const spansOf = (find: (path: Path) => ReturnType<typeof findPlace>) =>
    paths.flatMap((path) =>
      (['key', 'value'] as const).map((part) => [path, part, spanOfPlace(find(path), part, text, 'e')]),
    )
  expect(spansOf((path) => findPosition(positions, value, path))).toEqual(spansOf((path) => findPlace(document, path)))
}

describe('findPosition', () => {
  it.each(Object.values(siteFiles))('finds every key and value of %s where its document has it', (file) => {
    expectSameSpans(readFileSync(file, 'utf8'))
  })

  it.each([
    ['flow style', 'a: { b: [one, { c: two }], "d": \'e\' }\nf: [ ]\ng: {}\n'],
    [
      'comments and block texts',
      '# top\na: # here\n  # there\n  b: |\n    one\n    two\n\n  c: >-\n    e\nd: "x\n  e"\n',
    ],
    ['lists in lists', 'a:\n- - one\n  - b: two\n    c: e\n-\n  - three\n'],
    ['line ends of Windows', 'a:\r\n  b: one\r\n  c:\r\n    - e\r\n'],
    ['keys that are no texts', 'true: e\n1.5: x\na b: y\n'],
  ])('agrees with the document about %s', (_, text) => expectSameSpans(text))

  it.each([
    ['aliases', 'a: &x one\nb: *x\n'],
    ['keys that JavaScript sorts', 'b: one\n2024: two\n'],
    ['problems', 'a: one\na: two\n'],
  ])('leaves %s to the document', (_, text) => {
    expect(parseSegment(text).positions).toBeUndefined()
  })
})
