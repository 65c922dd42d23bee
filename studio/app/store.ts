import { useEffect, useRef, useState } from 'react'
import { create } from 'zustand'
import type { Operation } from '../../src/language/edit/operation.ts'
import type { Plain } from '../../src/language/plain.ts'
import type { Requests, StudioState } from '../server/api.ts'
import type { Problem } from '../server/problem.ts'
import { ask } from './ask.ts'

export type Width = 'phone' | 'tablet' | 'desktop'
/** What the bars beside the page show on a narrow screen. */
export type Place = 'outline' | 'page' | 'panel'

/** A change that another program has made impossible. */
export interface Conflict {
  readonly place: string
  readonly theirs: Plain | null
  /** Makes the change all the same, of the file as it is now. */
  readonly overrule: () => void
}

interface Studio {
  readonly state: StudioState | undefined
  readonly problems: readonly Problem[]
  readonly width: Width
  readonly scheme: 'light' | 'dark'
  /** The language of the page in the frame; empty for that of the site file. */
  readonly language: string
  /** Whether a click follows links, as for a visitor. */
  readonly isBrowsing: boolean
  readonly place: Place
  /** What is open below the page; a JSON Pointer is a collection as a table. */
  readonly drawer: 'source' | 'translations' | `/${string}` | undefined
  readonly notice: { readonly text: string; readonly isFailure: boolean } | undefined
  readonly conflict: Conflict | undefined
  readonly isOffline: boolean
  /** A block that was cut or copied. */
  readonly clipboard: { readonly type: string; readonly value: Plain; readonly cutFrom?: string } | undefined
}

export const useStudio = create<Studio>(() => ({
  state: undefined,
  problems: [],
  width: 'desktop',
  scheme: matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
  language: '',
  isBrowsing: false,
  place: 'page',
  drawer: undefined,
  notice: undefined,
  conflict: undefined,
  isOffline: false,
  clipboard: undefined,
}))

export const setStudio = useStudio.setState

export function notify(text: string, isFailure = false): void {
  setStudio({ notice: { text, isFailure } })
}

let problemsTimer: ReturnType<typeof setTimeout> | undefined

/** Reads the site again: after each save, and when another program has changed the file. */
export async function refresh(): Promise<void> {
  try {
    const next = await ask('state')
    // What can’t be read says nothing about the site: it is shown as it was.
    setStudio(({ state }) => ({
      state: next.broken && state ? { ...state, revision: next.revision, broken: next.broken } : next,
      isOffline: false,
    }))
  } catch {
    setStudio({ isOffline: true })
    return
  }
  clearTimeout(problemsTimer)
  // The checks of the whole site take longer than a save.
  problemsTimer = setTimeout(async () => setStudio({ problems: await ask('problems') }), 600)
}

export interface ChangeOptions {
  readonly shared?: 'here' | 'everywhere'
  /** Changes in a row with the same name are one step of the history. */
  readonly group?: string
  /** Name of the text that the person saw. Default: the newest. */
  readonly revision?: string
}

type Outcome = Requests['edit']

let last: Promise<unknown> = Promise.resolve()

/** Changes the site file. Changes are made one after the other. */
export function change(
  operations: readonly Operation[],
  meaning: string,
  options: ChangeOptions = {},
): Promise<Outcome> {
  const make = async (): Promise<Outcome> => {
    const revision = options.revision ?? useStudio.getState().state?.revision ?? ''
    const outcome = await ask('edit', { operations, meaning, ...options, revision })
    if ('conflict' in outcome) {
      const { revision: _, ...others } = options
      const overrule = () => void refresh().then(() => change(operations, meaning, others))
      setStudio({ conflict: { place: outcome.conflict, theirs: outcome.theirs, overrule } })
    }
    return settle(outcome)
  }
  return inTurn(make)
}

/** Writes a translation into its file. */
export function translate(input: {
  readonly language: string
  readonly at: string
  readonly value: string
  /** The translation that the person saw. */
  readonly before: string
  readonly meaning: string
}): Promise<Requests['translate']> {
  return inTurn(async () => {
    const outcome = await ask('translate', input)
    if ('conflict' in outcome) {
      const { conflict, theirs } = outcome
      const overrule = () => void translate({ ...input, before: String(theirs ?? '') })
      setStudio({ conflict: { place: conflict, theirs, overrule } })
    }
    return settle(outcome)
  })
}

/** Carries out what the server knows by name, such as `undo`. */
export function act<Name extends 'undo' | 'redo' | 'addBlock' | 'addPage' | 'movePage' | 'removePage' | 'write'>(
  name: Name,
  input: object = {},
): Promise<Requests[Name]> {
  return inTurn(async () => settle(await ask(name, input)))
}

function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const turn = last.then(work)
  last = turn.catch(() => setStudio({ isOffline: true }))
  return turn
}

async function settle<Result extends object>(outcome: Result): Promise<Result> {
  if ('saved' in outcome) await refresh()
  return outcome
}

/** A problem and what helps, in words. */
export const tell = ({ message, hint = '' }: Problem): string => `${message} ${hint}`.trim()

/** Why a change was refused; undefined if it wasn’t. */
export function reasonOf(outcome: object): string | undefined {
  const { refused, problems: [problem] = [] } = outcome as { refused?: string; problems?: readonly Problem[] }
  return problem ? tell(problem) : refused
}

/** Says why a change was refused, if it was. Returns whether it was saved. */
export function wasSaved(outcome: object): boolean {
  const reason = reasonOf(outcome)
  if (reason !== undefined) notify(reason, true)
  return 'saved' in outcome
}

/** What the server answers to a request, again after each save. Undefined at first. */
export function useAnswer<Name extends keyof Requests>(
  name: Name,
  input: object | undefined,
): Requests[Name] | undefined {
  const revision = useStudio(({ state }) => state?.revision)
  const key = JSON.stringify(input)
  const [answer, setAnswer] = useState<{ readonly key: string; readonly value: Requests[Name] }>()
  const asked = useRef('')
  useEffect(() => {
    if (revision === undefined || key === undefined) return
    asked.current = key + revision
    const own = asked.current
    void ask(name, JSON.parse(key)).then(
      (value) => {
        if (asked.current === own) setAnswer({ key, value })
      },
      () => setStudio({ isOffline: true }),
    )
  }, [name, key, revision])
  return answer !== undefined && answer.key === key ? answer.value : undefined
}
