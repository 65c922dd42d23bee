import type { Random } from '../../tools/mutate/random.ts'

/** Makes an edit as an author might; returns undefined if it isn't possible at the chosen place. */
type Edit = (lines: readonly string[], random: Random) => readonly string[] | undefined

/**
 * Versions of a site file that is edited again and again: texts, names, paths, references and whole entries change,
 * move, disappear and return. The caller reports whether a version compiled; the next one usually fixes a broken one.
 */
export function* randomEdits(original: string, random: Random): Generator<string, never, { readonly isGood: boolean }> {
  let good = original
  let newest = original
  for (;;) {
    const { isGood } = yield newest
    const earlier = good
    if (isGood) good = newest
    // Sometimes an author undoes a good edit, or continues although the file is broken.
    const isTakenBack = isGood ? random.below(10) === 0 : random.below(10) < 8
    newest = isTakenBack ? earlier : editOnce(newest, random)
  }
}

function editOnce(text: string, random: Random): string {
  for (let tries = 0; tries < 100; tries++) {
    const edited = random.pick(edits)?.(text.split('\n'), random)?.join('\n')
    if (edited !== undefined && edited !== text) return edited
  }
  throw new Error('No edit is possible.')
}

const scalarLine = /^( *(?:- )?[\w-]+: )([^#[{|>&*\s].*)$/
const entryLine = /^ {2}([\w-]+):$/

const edits: readonly Edit[] = [
  changeWord,
  changeWord,
  changeWord,
  swapValues,
  swapValues,
  renameEntry,
  renameEverywhere,
  removeEntry,
  copyEntry,
  moveEntry,
  changeReference,
  changeReference,
  insertLine,
  removeLine,
  repeatLine,
  indentLine,
  changeSign,
]

function pickLine(lines: readonly string[], random: Random, fits: RegExp): number {
  const places = lines.flatMap((line, at) => (fits.test(line) ? [at] : []))
  return random.pick(places) ?? -1
}

function withLine(lines: readonly string[], at: number, ...by: readonly string[]): readonly string[] {
  return [...lines.slice(0, at), ...by, ...lines.slice(at + 1)]
}

function changeWord(lines: readonly string[], random: Random) {
  const at = pickLine(lines, random, scalarLine)
  const [, key = '', value = ''] = scalarLine.exec(lines[at] ?? '') ?? []
  const words = value.split(' ')
  words[random.below(words.length)] = random.pick(['other', 'Ten', '{site.name}', '**bold**', '7']) ?? ''
  return at === -1 ? undefined : withLine(lines, at, key + words.join(' '))
}

/** Swaps two values of the same key: targets, types, titles, content. */
function swapValues(lines: readonly string[], random: Random) {
  const first = pickLine(lines, random, scalarLine)
  const key = /([\w-]+): /.exec(lines[first] ?? '')?.[1]
  if (key === undefined) return undefined
  const second = pickLine(lines, random, new RegExp(`^ *(?:- )?${key}: \\S`))
  const value = (at: number) => (lines[at] ?? '').replace(/^ *(?:- )?[\w-]+: /, '')
  const other = (at: number, by: string) => (lines[at] ?? '').replace(value(at), () => by)
  const swapped = withLine(lines, first, other(first, value(second)))
  return second === -1 ? undefined : withLine(swapped, second, other(second, value(first)))
}

function renameEntry(lines: readonly string[], random: Random) {
  const at = pickLine(lines, random, entryLine)
  return at === -1 ? undefined : withLine(lines, at, `  renamed-${random.below(5)}:`)
}

/** Renames an entry and every reference to it. */
function renameEverywhere(lines: readonly string[], random: Random) {
  const name = entryLine.exec(lines[pickLine(lines, random, entryLine)] ?? '')?.[1]
  if (name === undefined) return undefined
  const by = `${name}-${random.below(3)}`
  return lines.map((line) => line.replaceAll(new RegExp(`(?<![\\w/-])${name}(?![\\w-])`, 'g'), () => by))
}

function entryAt(lines: readonly string[], random: Random): { from: number; to: number } | undefined {
  const from = pickLine(lines, random, entryLine)
  if (from === -1) return undefined
  const next = lines.findIndex((line, at) => at > from && /^ {0,2}[^\s#]/.test(line))
  return { from, to: next === -1 ? lines.length : next }
}

function removeEntry(lines: readonly string[], random: Random) {
  const entry = entryAt(lines, random)
  return entry && [...lines.slice(0, entry.from), ...lines.slice(entry.to)]
}

function copyEntry(lines: readonly string[], random: Random) {
  const entry = entryAt(lines, random)
  if (entry === undefined) return undefined
  const number = random.below(100)
  const copy = lines
    .slice(entry.from, entry.to)
    .map((line) => line.replace(/^( {2}[\w-]+):$/, `$1-${number}:`).replace(/^( {4}path: \/.*)$/, `$1-${number}`))
  return [...lines.slice(0, entry.to), ...copy, ...lines.slice(entry.to)]
}

function moveEntry(lines: readonly string[], random: Random) {
  const [entry, target] = [entryAt(lines, random), entryAt(lines, random)]
  if (entry === undefined || target === undefined || target.from <= entry.from) return undefined
  const moved = lines.slice(entry.from, entry.to)
  return [...lines.slice(0, entry.from), ...lines.slice(entry.to, target.to), ...moved, ...lines.slice(target.to)]
}

/** Changes the target of a reference: to another page, anchor, dialog or icon, or to nothing. */
function changeReference(lines: readonly string[], random: Random) {
  const at = pickLine(lines, random, /\b(?:to|scrollTo|dialog|from|icon|id|path|service|in|image|src): /)
  const line = lines[at] ?? ''
  const reference = random.pick([
    ...line.matchAll(/\b(to|scrollTo|dialog|from|icon|id|path|service|in|image|src): ([^\s,}]+)/g),
  ])
  if (reference === undefined) return undefined
  const [, key = '', value = ''] = reference
  const others = lines.flatMap((other) =>
    [...other.matchAll(/\b([\w-]+): ([^\s,}]+)/g)].flatMap(([, name, to = '']) => (name === key ? [to] : [])),
  )
  const by = random.pick([...others, `${value}x`, value.slice(0, -1)])
  return by === undefined || by === ''
    ? undefined
    : withLine(
        lines,
        at,
        line.replace(`${key}: ${value}`, () => `${key}: ${by}`),
      )
}

function insertLine(lines: readonly string[], random: Random) {
  const at = random.below(lines.length)
  return withLine(lines, at, random.pick(['# A comment', '', '    # Another']) ?? '', lines[at] ?? '')
}

function removeLine(lines: readonly string[], random: Random) {
  return withLine(lines, random.below(lines.length))
}

function repeatLine(lines: readonly string[], random: Random) {
  const at = random.below(lines.length)
  return withLine(lines, at, lines[at] ?? '', lines[at] ?? '')
}

function indentLine(lines: readonly string[], random: Random) {
  const at = random.below(lines.length)
  const line = lines[at] ?? ''
  return withLine(lines, at, random.pick([` ${line}`, `  ${line}`, line.replace(/^ {2}/, ''), `\t${line}`]) ?? line)
}

/** Adds or removes one special character of YAML. */
function changeSign(lines: readonly string[], random: Random) {
  const at = pickLine(lines, random, /[":{}[\]-]/)
  const line = lines[at] ?? ''
  const sign = random.pick([...line.matchAll(/[":{}[\]-]/g)])
  if (sign === undefined) return undefined
  return withLine(lines, at, line.slice(0, sign.index) + line.slice(sign.index + 1))
}
