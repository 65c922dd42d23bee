import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { CompiledSite } from '../../schema/model.ts'
import { applyEdits } from '../../src/language/applyEdits.ts'
import type { Diagnostic } from '../../src/language/diagnostic.ts'
import { dataAt } from '../../src/language/edit/check.ts'
import { compose, inverse } from '../../src/language/edit/compose.ts'
import { isSame, type Operation, Refusal, readPointer } from '../../src/language/edit/operation.ts'
import { read } from '../../src/language/edit/source.ts'
import { editBetween } from '../../src/language/editBetween.ts'
import { diagnose } from '../../src/language/findings.ts'
import type { TextEdit } from '../../src/language/fix.ts'
import { createCompileCache } from '../../src/language/memo/compileCache.ts'
import { isPlainList, type Path, type Plain, valueAtPath } from '../../src/language/plain.ts'
import { createSources, type Sources } from '../../src/language/sources/createSources.ts'
import { editSite } from '../../src/language/sources/editSite.ts'
import { languagesOf } from '../../src/language/translations/languagesOf.ts'
import { translateText } from '../../src/language/translations/updateTranslations.ts'
import type { LoadedSite } from '../../src/make/project/compileFile.ts'
import { compileFile } from '../../src/make/project/loadSite.ts'
import type { Project } from '../../src/make/project/project.ts'
import { readTranslationFiles, translationFile } from '../../src/make/project/readTranslationFiles.ts'
import { continues, emptyHistory, type History, throughChange, withStep } from './history.ts'
import { pointerOf } from './problem.ts'
import { lineEdits, rebase } from './rebase.ts'
import { readIfThere, writeIfUnchanged } from './siteFile.ts'
import { keepPicture, keptPictures } from './uploads.ts'

/** A change that a person asked for. */
export interface Change {
  /** Name of the text that the person saw. */
  readonly revision: string
  readonly operations: readonly Operation[]
  readonly shared?: 'here' | 'everywhere'
  readonly meaning: string
  readonly group?: string
}

/** A translation that a person has written. */
export interface TranslationChange {
  readonly language: string
  /** The place of the text in the site file, as `formatPath` writes it. */
  readonly at: string
  readonly value: string
  /** The translation that the person saw. */
  readonly before: string
  readonly meaning: string
}

/** What became of a change. Nothing is written unless it is `saved`. */
export type Outcome =
  | { readonly saved: string; readonly elsewhere: readonly string[] }
  | { readonly refused: string; readonly diagnostics?: readonly Diagnostic[] }
  /** Another program has changed the same; `theirs` is what it wrote there. */
  | { readonly conflict: string; readonly theirs: Plain | null }

/** The files of the site at one moment, and what they mean. */
export interface Version {
  readonly revision: string
  readonly text: string
  /** The bytes of the site file, below an empty name, and those of its translations by language. */
  readonly files: Files
  readonly loaded: LoadedSite
  /** Whether the site compiles. */
  readonly isSound: boolean
  /** Whether the file is gone; the version is the last one then. */
  readonly isGone?: true
}

type Files = ReadonlyMap<string, Uint8Array>

export type Session = ReturnType<typeof createSession>

/** Texts that are remembered, to merge changes of a browser that has seen one of them. */
const mostTexts = 40
/** Times that a save begins again because another program was quicker. */
const mostAttempts = 20
/** Milliseconds to wait for the server that shows the site. */
const longestWait = 1000

const decoder = new TextDecoder('utf-8', { ignoreBOM: true })

/**
 * The site file and its translations as Studio edits them: what is on the disk is the truth, and each change is a save.
 *
 * @param cache That of the server that shows the site, which then compiles a save in a moment.
 * @param served The site that this server shows.
 */
export function createSession(project: Project, cache = createCompileCache(), served?: () => CompiledSite | undefined) {
  const texts = new Map<string, string>()
  let version: Version | undefined
  let sources: Promise<Sources> | undefined
  let diagnostics: Promise<readonly Diagnostic[]> | undefined
  let history: History = emptyHistory
  let last: Promise<unknown> = Promise.resolve()
  const pictures = keptPictures(project.siteFile)

  const compileFiles = (files: Files) =>
    compileFile(project.siteName, bytesOf(files, ''), {
      mode: 'development',
      cache,
      wholeSite: true,
      translations: new Map([...files].filter(([name]) => name !== '')),
    })
  const compile = (text: string) => compileFiles(new Map([...(version?.files ?? []), ['', Buffer.from(text)]]))

  function take(files: Files, loaded = compileFiles(files)): Version {
    const hash = createHash('sha1')
    for (const part of [...files].flat()) hash.update(part)
    const revision = hash.digest('hex').slice(0, 16)
    const text = textOf(files, '')
    texts.delete(revision)
    texts.set(revision, text)
    const [oldest] = texts.keys()
    if (texts.size > mostTexts && oldest !== undefined) texts.delete(oldest)
    version = { revision, text, files, loaded, isSound: loaded.site !== undefined }
    sources = undefined
    diagnostics = undefined
    return version
  }

  /** The files as they are now. What another program has changed meanwhile moves the steps of the history. */
  function current(): Version {
    const bytes = readIfThere(project.siteFile)
    if (bytes === undefined) {
      if (version === undefined) throw new Error(`${project.siteName} cannot be read: there is no such file.`)
      return { ...version, isSound: false, isGone: true }
    }
    const files = new Map([['', bytes as Uint8Array], ...readTranslationFiles(project.siteFile)])
    const known = version?.files ?? files
    const changed = [...new Set([...known.keys(), ...files.keys()])].filter(
      (name) => Buffer.compare(bytesOf(known, name), bytesOf(files, name)) !== 0,
    )
    if (version !== undefined && changed.length === 0) return version
    for (const name of changed)
      history = throughChange(history, name, lineEdits(textOf(known, name), textOf(files, name)))
    return take(files)
  }

  /** One change after the other. */
  function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const turn = last.then(work)
    last = turn.catch(() => {})
    return turn
  }

  /** Where what pages show was written, in the newest version. */
  const sourcesOf = ({ loaded }: Version) => {
    sources ??= createSources(loaded)
    return sources
  }

  /** Writes a text in place of the one that is there; undefined if the file has changed meanwhile. */
  async function save(before: Version, name: string, text: string): Promise<Outcome | undefined> {
    if (text === textOf(before.files, name)) return { saved: before.revision, elsewhere: [] }
    const bytes = Buffer.from(text)
    const files = new Map([...before.files, [name, bytes]])
    const loaded = compileFiles(files)
    if (loaded.site === undefined) {
      const errors = (await diagnose(loaded.findings)).filter(({ severity }) => severity === 'error')
      return { refused: errors[0]?.message ?? 'The site would have errors.', diagnostics: errors }
    }
    const { siteFile, siteName } = project
    const written = name === '' ? siteFile : translationFile(siteFile, siteName, name).file
    try {
      if (!(await writeIfUnchanged(written, bytesOf(before.files, name), bytes))) return undefined
    } catch (error) {
      return { refused: `The file can’t be written: ${error instanceof Error ? error.message : error}` }
    }
    const { revision } = take(files, loaded)
    await isServed(loaded.site)
    return { saved: revision, elsewhere: [] }
  }

  /** Waits until the server has the pages of a site, so that a new one can be opened. */
  async function isServed({ entries }: CompiledSite): Promise<void> {
    const addresses = (site: Pick<CompiledSite, 'entries'>) => [...site.entries.keys()].join('\n')
    for (let waited = 0; waited < longestWait; waited += 10) {
      const shown = served?.()
      if (shown === undefined || addresses(shown) === addresses({ entries })) return
      await sleep(10)
    }
  }

  /** Makes a text of the present one and saves it, again and again until no other program was quicker. */
  async function attempt(
    work: (
      now: Version,
    ) => Promise<{ readonly text: string; readonly file?: string; readonly done: () => void } | Outcome>,
  ): Promise<Outcome> {
    for (let attempts = 0; attempts < mostAttempts; attempts++) {
      const now = current()
      if (!now.isSound)
        return {
          refused: `${now.isGone ? 'The site file is gone' : 'The site has errors'}. Nothing is changed until that is fixed.`,
        }
      const made = await work(now)
      if (!('text' in made)) return made
      const outcome = await save(now, made.file ?? '', made.text)
      if (outcome === undefined) continue
      if ('saved' in outcome) made.done()
      return outcome
    }
    return { refused: 'Another program keeps changing the site file. Try again in a moment.' }
  }

  function remember(
    before: string,
    edits: readonly TextEdit[],
    { meaning, group }: Pick<Change, 'meaning' | 'group'>,
    file = '',
  ) {
    const now = Date.now()
    const step = { file, meaning, at: now, ...(group !== undefined && { group }) }
    const known = history.done.at(-1)
    if (known === undefined || !continues(known, group, now)) {
      if (edits.length > 0) history = withStep(history, { ...step, edits, undo: inverse(edits, before) })
      return
    }
    const start = applyEdits(before, known.undo)
    const all = compose(start, [known.edits, edits])
    const earlier = { done: history.done.slice(0, -1), undone: [] }
    history = all.length === 0 ? earlier : withStep(earlier, { ...step, edits: all, undo: inverse(all, start) })
  }

  /** A change as edits of the present text. */
  async function editsOf(change: Change, now: Version): Promise<Outcome | Edits> {
    const { operations, shared, revision } = change
    const base = texts.get(revision)
    const isOld = revision !== now.revision
    if (isOld && base === undefined) return { refused: 'The site file has changed since. Look at it again.' }
    const place = isOld && base !== undefined ? changedPlace(operations, base, now.text) : undefined
    const from = place === undefined ? now.text : (base ?? now.text)
    const edited = await editSite(from, operations, {
      sourcesOf: async (text) => (text === now.text ? sourcesOf(now) : createSources(compile(text))),
      keysOf: (await sourcesOf(now)).keysOf,
      shared,
    })
    if ('refused' in edited) return { refused: edited.refused }
    if (place === undefined) return edited
    const edits = rebase(edited.edits, lineEdits(from, now.text))
    if (edits !== undefined) return { ...edited, edits }
    return { conflict: place, theirs: valueNow(now.text, place) ?? null }
  }

  const edit = (change: Change): Promise<Outcome> =>
    inTurn(async () => {
      let elsewhere: readonly string[] = []
      const outcome = await attempt(async (now) => {
        const edited = await editsOf(change, now)
        if (!('edits' in edited)) return edited
        elsewhere = edited.elsewhere
        const done = () => remember(now.text, edited.edits, change)
        return { text: applyEdits(now.text, edited.edits), done }
      })
      return 'saved' in outcome ? { ...outcome, elsewhere } : outcome
    })

  /** Puts a whole text in place of the one with a revision: what is typed into the source. */
  const replaceText = (revision: string, text: string, meaning: string, group?: string): Promise<Outcome> =>
    inTurn(() =>
      attempt(async (now) => {
        const base = texts.get(revision) ?? now.text
        const { start, oldEnd, end } = editBetween(base, text)
        const own = start === oldEnd && start === end ? [] : [{ start, end: oldEnd, text: text.slice(start, end) }]
        const edits = base === now.text ? own : rebase(own, lineEdits(base, now.text))
        if (edits === undefined) return { conflict: '', theirs: null }
        const done = () => remember(now.text, edits, { meaning, ...(group !== undefined && { group }) })
        return { text: applyEdits(now.text, edits), done }
      }),
    )

  /** Writes a translation into the file of its language, which comes with the first one. */
  const translate = ({ language, at, value, before, meaning }: TranslationChange): Promise<Outcome> =>
    inTurn(() =>
      attempt(async (now) => {
        const further = now.loaded.findings.languages?.find((each) => each.language === language)
        const theirs = further?.texts?.get(at)?.entry?.translation ?? ''
        if (theirs !== before && theirs !== value) return { conflict: pointerOf(at), theirs }
        const known = textOf(now.files, language)
        const edited =
          further &&
          translateText(known, further, { at, value, from: languagesOf(now.loaded.names?.facts.site)[0] ?? '' })
        if (edited === undefined) return { refused: 'The site file has changed since. Look at it again.' }
        if ('refused' in edited) return { refused: edited.refused }
        const done = () => remember(known, edited.edits, { meaning, group: `${language} ${at}` }, language)
        return { text: edited.text, file: language, done }
      }),
    )

  const travel = (direction: 'undo' | 'redo'): Promise<Outcome> =>
    inTurn(() =>
      attempt(async (now) => {
        const { done, undone } = history
        const step = (direction === 'undo' ? done : undone).at(-1)
        if (step === undefined) return { refused: direction === 'undo' ? 'Nothing to undo.' : 'Nothing to redo.' }
        // What follows begins a step of its own.
        const { group: _, ...moved } = step
        const before = textOf(now.files, step.file)
        const text = applyEdits(before, direction === 'undo' ? step.undo : step.edits)
        pictures.bringBack(text)
        return {
          file: step.file,
          text,
          done() {
            const { files } = current()
            const texts = [...files.keys()].map((name) => textOf(files, name))
            pictures.takeAway(before, texts)
            history =
              direction === 'undo'
                ? { done: done.slice(0, -1), undone: [...undone, moved] }
                : { done: [...done, moved], undone: undone.slice(0, -1) }
          },
        }
      }),
    )

  return {
    project,
    current,
    sources: () => sourcesOf(current()),
    history: () => history,
    diagnostics() {
      const now = current()
      diagnostics ??= diagnose(now.loaded.findings)
      return diagnostics
    },
    compile,
    /** Keeps a picture, as `keepPicture` does. Undo takes it away again. */
    async keepPicture(name: string, bytes: Buffer) {
      const kept = await keepPicture(project.siteFile, name, bytes)
      if ('src' in kept) pictures.add(kept.src)
      return kept
    },
    edit,
    replaceText,
    translate,
    undo: () => travel('undo'),
    redo: () => travel('redo'),
  }
}

const bytesOf = (files: Files, name: string): Uint8Array => files.get(name) ?? new Uint8Array()

const textOf = (files: Files, name: string): string => decoder.decode(bytesOf(files, name))

interface Edits {
  readonly edits: readonly TextEdit[]
  readonly elsewhere: readonly string[]
}

const valueNow = (text: string, pointer: string): Plain | undefined => {
  try {
    return read(text, (source) => dataAt(source, readPointer(pointer)))
  } catch (error) {
    if (error instanceof Refusal) return undefined
    throw error
  }
}

/** The first place that operations name and that isn't the same in both texts; undefined if all are. */
function changedPlace(operations: readonly Operation[], before: string, after: string): string | undefined {
  const places = operations.flatMap((operation) => {
    const { op, path } = operation
    const places = 'from' in operation ? [operation.from, path] : [path]
    return places.map((place) => (op === 'replace' || op === 'remove' || op === 'test' ? place : listOf(place, after)))
  })
  return places.find((place) => {
    const [was, is] = [valueNow(before, place), valueNow(after, place)]
    return !(was === is || (was !== undefined && is !== undefined && isSame(was, is)))
  })
}

/** The list around a place; the place itself if it is in a group. */
function listOf(place: string, text: string): string {
  const list = place.slice(0, place.lastIndexOf('/'))
  return isPlainList(valueNow(text, list)) ? list : place
}

/** What is written in the file at a path. */
export const writtenAt = ({ loaded }: Version, path: Path): Plain | undefined =>
  valueAtPath(loaded.names?.facts.site, path)
