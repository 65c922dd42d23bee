import {
  isPlainList,
  isPlainObject,
  type Operation,
  type Path,
  type Plain,
  valueAtPath,
  writePointer,
} from '../../src/index.ts'

/** Texts that are hard to write in YAML, and keys. */
const texts = [
  'hello',
  'no',
  '22:30',
  'a: b',
  '# x',
  '*lead',
  "it's",
  'say "hi"',
  'ünï',
  '',
  ' lead',
  'trail ',
  'x, y',
  '{z}',
  'two words here',
  'line one\nline two\n',
  'para one\n\npara two',
  '1.10',
  '0x1F',
  'null',
  '- dash',
  '2026-01-02',
  'a #b',
  'tab\there',
  'emoji 😀',
  'q? yes',
  '@at',
  '%p',
  'long '.repeat(30).trim(),
  'a\n  b\nc\n\n',
  '~',
  '!x',
  '&y',
  'https://a.example/c?d#e',
  '[]',
  'key:',
  'bell \u0007',
  'line\u2028separator',
]
const keys = ['new', 'zeta', 'b c', 'no', 'other-key', '1', 'key: x', 'ü', '/slash~']

/** Numbers from 0 up to 1, the same for the same seed (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** A random operation that fits the data of a document. */
export function randomOperation(data: Plain, random: () => number): Operation {
  const paths = pathsIn(data)
  const groups = paths.filter((path) => typeof (valueAtPath(data, path) ?? '') === 'object')
  const inner = paths.filter((path) => path.length > 0)
  const op = inner.length === 0 ? 'add' : pick(['add', 'replace', 'replace', 'remove', 'move', 'copy'] as const)
  const place = pick(inner)
  if (op === 'add') return { op, path: writePointer(target()), value: value(0) }
  if (op === 'replace') return { op, path: writePointer(place), value: value(0) }
  if (op === 'remove') return { op, path: writePointer(place) }
  const isOrdered = op === 'move' && typeof place.at(-1) === 'string' && random() < 0.3
  const goal = isOrdered ? place : target()
  const group = valueAtPath(data, goal.slice(0, -1))
  const before = isPlainObject(group) && random() < 0.5 ? pick([...Object.keys(group), '']) : undefined
  if (isOrdered) return { op, from: writePointer(place), path: writePointer(goal), before: before ?? '' }
  const isMove = op === 'move'
  return isMove && !canMove(place, goal, data)
    ? randomOperation(data, random)
    : { op, from: writePointer(place), path: writePointer(goal), ...(before !== undefined && { before }) }

  function pick<Item>(items: readonly Item[]): Item {
    return items[Math.floor(random() * items.length)] as Item
  }

  function target(): Path {
    const group = pick(groups)
    const value = valueAtPath(data, group)
    return [...group, isPlainList(value) ? Math.floor(random() * (value.length + 1)) : pick(keys)]
  }

  function value(depth: number): Plain {
    const kind = random()
    const many = Array.from({ length: Math.floor(random() * 4) })
    if (depth > 2 || kind < 0.4) return pick(texts)
    if (kind < 0.6) return pick([null, true, false, 0, 7, -3, 2.5, 1e21])
    if (kind < 0.8) return Object.fromEntries(many.map(() => [pick(keys), value(depth + 1)]))
    return many.map(() => value(depth + 1))
  }
}

/** Whether the goal is still there when the value has been taken out. */
function canMove(from: Path, goal: Path, data: Plain): boolean {
  if (from.every((step, index) => step === goal[index])) return false
  const list = from.slice(0, -1)
  const isInList = isPlainList(valueAtPath(data, list)) && list.every((step, index) => step === goal[index])
  return !isInList || Number(goal[list.length]) < Number(from.at(-1))
}

function pathsIn(value: Plain, path: Path = []): readonly Path[] {
  const inner = isPlainList(value) ? [...value.entries()] : isPlainObject(value) ? Object.entries(value) : []
  return [path, ...inner.flatMap(([key, item]) => pathsIn(item, [...path, key]))]
}
