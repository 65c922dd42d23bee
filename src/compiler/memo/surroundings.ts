import { type Path, type Plain, valueAt, valueAtPath } from '../plain.ts'
import type { PublicFiles } from '../publicFiles.ts'
import type { References } from '../references/references.ts'
import type { SiteFacts } from '../references/siteFacts.ts'

/** A question about the site around a page or dialog, as text. */
export type Question = string

/** A value of the site file itself, or a word: equal answers are identical. */
export type Answer = Plain | undefined

/** The site around a page or dialog, asked one thing at a time. */
export interface Surroundings {
  /** The answer as it is now; the site does not change while it is compiled. */
  answer(question: Question): Answer
  readonly facts: SiteFacts
  readonly publicFiles: PublicFiles
}

type Kind = 'value' | 'page' | 'anchor' | 'redirect' | 'dialog' | 'file' | 'image' | 'drawing'

function questionOf(kind: Kind, path: Path): Question {
  return JSON.stringify([kind, ...path])
}

/** @param facts Their pages may be filled in later, before the first question about them. */
export function createSurroundings(facts: SiteFacts, publicFiles: PublicFiles): Surroundings {
  const answers = new Map<Question, Answer>()
  return {
    facts,
    publicFiles,
    answer(question) {
      const known = answers.get(question)
      if (known !== undefined || answers.has(question)) return known
      const [kind, ...path] = JSON.parse(question) as [Kind, ...Path]
      const answer = respond(kind, path, facts, publicFiles)
      answers.set(question, answer)
      return answer
    },
  }
}

function respond(kind: Kind, path: Path, facts: SiteFacts, publicFiles: PublicFiles): Answer {
  if (kind === 'value') return valueAtPath(facts.site, path)
  const [first, second] = path.map(String)
  if (first === undefined) throw new Error(`The question about the kind \`${kind}\` names nothing.`)
  if (kind === 'page') return facts.pages.has(first)
  if (kind === 'anchor') return second !== undefined && facts.pages.get(first)?.has(second) === true
  if (kind === 'redirect') return facts.redirects.has(first)
  if (kind === 'dialog') return valueAt(facts.site.dialogs, first) !== undefined
  if (kind === 'file') return publicFiles.has(first)
  if (kind === 'drawing') return publicFiles.drawing(first)
  const image = publicFiles.image(first)
  return typeof image === 'object' ? `${image.width} ${image.height} ${image.copies}` : image
}

/** @param note Told of every question and its answer. */
export function createReferences(
  surroundings: Surroundings,
  note: (question: Question, answer: Answer) => void,
): References {
  const ask = (kind: Kind, ...path: Path): Answer => {
    const question = questionOf(kind, path)
    const answer = surroundings.answer(question)
    note(question, answer)
    return answer
  }
  return {
    value: (path) => ask('value', ...path),
    hasPage: (path) => ask('page', path) === true,
    hasAnchor: (path, anchor) => ask('anchor', path, anchor) === true,
    hasRedirect: (path) => ask('redirect', path) === true,
    hasDialog: (name) => ask('dialog', name) === true,
    hasFile: (path) => ask('file', path) === true,
    image(path) {
      ask('image', path)
      return surroundings.publicFiles.image(path)
    },
    drawing(path) {
      const text = ask('drawing', path)
      return typeof text === 'string' ? text : undefined
    },
  }
}
