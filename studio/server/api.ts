import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Operation } from '../../src/language/edit/operation.ts'
import { isPlainObject, valueAt } from '../../src/language/plain.ts'
import { placesOf } from '../../src/language/sources/editSite.ts'
import { readIconSet } from '../../src/make/project/readIconSet.ts'
import { readPublicFiles } from '../../src/make/project/readPublicFiles.ts'
import { blockTypes, newBlock, starterBlocks, starters } from './addBlock.ts'
import { addPage, linksTo, movePage, removePage } from './pageChanges.ts'
import { blockAtLine, countUses, describeValue, findText, outlineBlocks, outlinePages } from './places.ts'
import { type Problem, plain, stepsOf, toProblem } from './problem.ts'
import { planPublication, publish } from './publish.ts'
import { type Change, type Outcome, type Session, type Version, writtenAt } from './session.ts'
import { listTranslations, outlineLanguages } from './translations.ts'

/** Bytes of the longest request: a whole site file, or a photo of a camera. */
const longestRequest = 40_000_000
/** Icons that one search returns. */
const mostIcons = 60

/** The site as Studio shows it around the page. */
async function stateOf(session: Session) {
  const version = session.current()
  const { done, undone } = session.history()
  const site = version.loaded.site?.shell.site
  return {
    revision: version.revision,
    file: session.project.siteName,
    name: site?.name ?? '',
    language: site?.language ?? 'en',
    languages: outlineLanguages(version),
    broken: version.isSound ? null : await errorsOf(session, version),
    pages: outlinePages(version),
    sections: sectionsOf(version),
    history: done.map(({ meaning, at }) => ({ meaning, at })),
    undone: undone.map(({ meaning, at }) => ({ meaning, at })),
  }
}

const gone: Problem = { severity: 'error', message: 'The file is gone. Put it back.', at: '', line: 1 }

async function errorsOf(session: Session, { isGone }: Version): Promise<readonly Problem[]> {
  return isGone ? [gone] : (await problemsOf(session)).filter(({ severity }) => severity === 'error')
}

export type StudioState = Awaited<ReturnType<typeof stateOf>>

/** The sections of the file with their entries, for what has a list of its own. */
function sectionsOf(version: Version) {
  const keys = (name: string) => {
    const section = writtenAt(version, [name])
    return isPlainObject(section) ? Object.keys(section) : []
  }
  const title = (name: string) => String(valueAt(writtenAt(version, ['dialogs', name]), 'title') ?? name)
  const dialogs = keys('dialogs').map((name) => ({ name, title: title(name) }))
  return { dialogs, content: keys('content'), services: keys('services'), checkout: keys('checkout') }
}

async function problemsOf(session: Session): Promise<readonly Problem[]> {
  const found = await session.diagnostics()
  return found.map(toProblem)
}

/** An outcome with its diagnostics as the browser needs them. */
function answer(outcome: Outcome) {
  if (!('refused' in outcome)) return outcome
  return { refused: plain(outcome.refused), problems: (outcome.diagnostics ?? []).map(toProblem) }
}

/** Changes the site as it is now. */
const editNow = async (session: Session, operations: readonly Operation[], meaning: string) =>
  answer(await session.edit({ revision: session.current().revision, operations, meaning }))

type Input = Readonly<Record<string, unknown>>
const text = (value: unknown): string => (typeof value === 'string' ? value : '')
const optional = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

const isOperation = (each: unknown): each is Operation => isPlainObject(each) && typeof each.path === 'string'

/** What a browser can ask for, by name. Each answers with JSON. */
const requests = {
  state: (session: Session) => stateOf(session),
  blocks: (session: Session, { at }: Input) => outlineBlocks(session, stepsOf(text(at))),
  value: (session: Session, { at }: Input) => describeValue(session.current(), stepsOf(text(at))),
  async uses(session: Session, { at }: Input) {
    return placesOf(await session.sources(), stepsOf(text(at)))
  },
  entryUses: (session: Session, { at }: Input) => countUses(session, stepsOf(text(at))),
  problems: problemsOf,
  schema: (session: Session) => session.current().loaded.schema.$defs ?? {},
  source: (session: Session) => ({ text: session.current().text, revision: session.current().revision }),
  find: (session: Session, { area, index, count, path, text: words }: Input) =>
    findText(session, {
      area: text(area),
      index: Number(index),
      count: Number(count),
      path: text(path),
      text: text(words),
    }),
  async place(session: Session, { at }: Input) {
    return (await session.sources()).placeOf(stepsOf(text(at))) ?? null
  },
  blockAtLine(session: Session, { line }: Input) {
    const version = session.current()
    return version.isSound ? blockAtLine(version, Number(line)) : undefined
  },
  async edit(session: Session, { revision, operations, shared, meaning, group }: Input) {
    const change: Change = {
      revision: text(revision),
      operations: Array.isArray(operations) ? operations.filter(isOperation) : [],
      meaning: text(meaning),
      ...((shared === 'here' || shared === 'everywhere') && { shared }),
      ...(typeof group === 'string' && { group }),
    }
    return answer(await session.edit(change))
  },
  async write(session: Session, { revision, text: written }: Input) {
    return answer(await session.replaceText(text(revision), text(written), 'Typed in the source', 'source'))
  },
  translations: (session: Session, { language, page }: Input) =>
    listTranslations(session, text(language), optional(page)),
  async translate(session: Session, { language, at, value, before, meaning }: Input) {
    const seen = { before: text(before), meaning: text(meaning) }
    const change = { language: text(language), at: text(at), value: text(value), ...seen }
    return answer(await session.translate(change))
  },
  undo: async (session: Session) => answer(await session.undo()),
  redo: async (session: Session) => answer(await session.redo()),
  types: blockTypes,
  async addBlock(session: Session, { type, at }: Input) {
    const value = await newBlock(session, text(type), text(at))
    if (value === undefined) return { refused: 'This block needs something that the site doesn’t have yet.' }
    return editNow(session, [{ op: 'add', path: text(at), value }], `A new block: ${text(type)}`)
  },
  starters: () => Object.keys(starters),
  async addPage(session: Session, { title, copyOf, starter }: Input) {
    const blocks = await starterBlocks(session, text(starter))
    const { name, operations } = addPage(session.current(), text(title), optional(copyOf), blocks)
    return { ...(await editNow(session, operations, `A new page: ${text(title)}`)), name }
  },
  links: (session: Session, { name }: Input) => linksTo(session.current(), text(name)),
  movePage: (session: Session, { name, to }: Input) =>
    editNow(session, movePage(session.current(), text(name), text(to)), `A new address: ${text(to)}`),
  removePage: (session: Session, { name, to }: Input) =>
    editNow(session, removePage(session.current(), text(name), text(to)), `Page ${text(name)} is removed`),
  icons(_: Session, { words }: Input) {
    const set = readIconSet()
    const parts = text(words).toLowerCase().split(/\s+/)
    const names = set.names().filter((name) => parts.every((part) => name.includes(part)))
    const sorted = names.sort((a, b) => a.length - b.length || a.localeCompare(b)).slice(0, mostIcons)
    return sorted.map((name) => ({ name, body: set.get(name) ?? '' }))
  },
  pictures({ project }: Session) {
    const files = readPublicFiles(project.publicDirs)
    return files.paths().filter((file) => /\.(jpe?g|png|webp|avif|svg)$/i.test(file))
  },
  publishPlan: planPublication,
  publish,
}

export type Requests = {
  readonly [Name in keyof typeof requests]: Awaited<ReturnType<(typeof requests)[Name]>>
}

/** Answers a request of Studio: `edit`, with its input as JSON. */
export async function answerRequest(
  session: Session,
  name: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const bytes = await readBody(request)
  if (bytes === undefined) return send(response, 413, { refused: 'This is too large.' })
  if (name === 'upload') {
    const file = new URL(request.url ?? '', 'http://localhost').searchParams.get('name') ?? ''
    return send(response, 200, await session.keepPicture(file, bytes))
  }
  const ask = Object.hasOwn(requests, name) ? requests[name as keyof typeof requests] : undefined
  if (ask === undefined) return send(response, 404, { refused: 'There is no such request.' })
  const input = bytes.length === 0 ? {} : parse(bytes)
  if (!isPlainObject(input)) return send(response, 400, { refused: 'This can’t be read.' })
  send(response, 200, (await (ask as (session: Session, input: Input) => unknown)(session, input)) ?? null)
}

function parse(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch {
    return undefined
  }
}

/** The bytes of a request; undefined if there are too many. */
async function readBody(request: IncomingMessage): Promise<Buffer | undefined> {
  const parts: Buffer[] = []
  let length = 0
  for await (const part of request as AsyncIterable<Buffer>) {
    length += part.length
    if (length <= longestRequest) parts.push(part)
  }
  return length <= longestRequest ? Buffer.concat(parts) : undefined
}

function send(response: ServerResponse, status: number, content: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
  response.end(JSON.stringify(content))
}
