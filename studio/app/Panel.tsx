import arrowUp from 'icon:arrow-up'
import type { ErrorSchema, RJSFSchema } from '@rjsf/utils'
import { useEffect, useMemo, useRef, useState } from 'react'
import styled from 'styled-components'
import { differences } from '../../src/language/edit/differences.ts'
import { readPointer } from '../../src/language/edit/operation.ts'
import { isPlainObject, type Plain, valueAtPath } from '../../src/language/plain.ts'
import type { Problem } from '../server/problem.ts'
import { ask } from './ask.ts'
import type { FormContext } from './form/formContext.ts'
import { formSchema, inferSchema, withoutEmpty } from './form/formSchema.ts'
import { SiteForm } from './form/SiteForm.tsx'
import { showTyped } from './frame/frameDocument.ts'
import { small } from './look.ts'
import { describePlace, usePlace } from './place.ts'
import { change, notify, tell, useAnswer, useStudio, wasSaved } from './store.ts'
import { Button } from './ui/Button.tsx'
import { Hint, Mistakes, Stack } from './ui/fields.tsx'
import { useSaveQueue } from './useSaveQueue.ts'

interface Props {
  readonly at: string
  /** Keys that are shown elsewhere. */
  readonly except?: readonly string[]
}

const none: readonly string[] = []

/** Keys that have a place of their own in Studio. */
const shownElsewhere: Readonly<Record<string, readonly string[]>> = {
  pages: ['blocks', 'path', 'params'],
  dialogs: ['blocks'],
}

/** The form of what is selected. What is typed is on the page and in the file at once. */
export function Panel({ at, except = none }: Props) {
  const { select } = usePlace()
  const answer = useAnswer('value', { at })
  const defs = useDefs()
  const revision = useStudio(({ state }) => state?.revision)
  const found = useStudio(({ problems }) => problems)
  const [value, setValue] = useState<Plain>()
  const [refused, setRefused] = useState<readonly Problem[]>([])
  const saved = useRef<Plain>(undefined)

  const { put, isSaving } = useSaveQueue<Plain>(async (next) => {
    const operations = differences(at, saved.current ?? null, next)
    const place = operations[0]?.path
    if (place === undefined) return
    const outcome = await change(operations, describePlace(place), { group: `form ${place}` })
    if ('saved' in outcome) saved.current = next
    const isRefused = 'refused' in outcome
    const problems = isRefused && 'problems' in outcome ? outcome.problems : []
    setRefused(problems)
    if (isRefused) showOnPage(at, next, saved.current ?? null)
    if (isRefused && problems.length === 0) notify(outcome.refused, true)
  })

  useEffect(() => {
    if (answer === undefined || isSaving.current) return
    saved.current = answer.value
    // What was refused stays, so that it can be mended.
    if (refused.length === 0) setValue(answer.value)
  }, [answer, refused.length, isSaving])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another value has no mistakes yet.
  useEffect(() => setRefused([]), [at])

  const left = except.join('\n')
  const schema = useMemo<RJSFSchema | undefined>(() => {
    if (answer === undefined || defs === undefined) return undefined
    const section = at.split('/')[1] ?? ''
    const isOwn = at.split('/').length <= 3 && section in shownElsewhere
    const node = { ...answer.schema, ...(section === 'content' && inferSchema(answer.value, answer.schema)) }
    return formSchema(node, defs, isOwn ? (shownElsewhere[section] ?? []) : left.split('\n'))
  }, [answer, defs, at, left])

  const context = useMemo<FormContext>(
    () => ({
      at,
      open: select,
      edit: async (operations, meaning) => wasSaved(await change(operations, meaning)),
    }),
    [at, select],
  )

  const mistakes = useMemo(() => {
    const own = found.filter((problem) => problem.severity !== 'notice' && isInside(problem.at, at))
    return errorsAt(at, refused.length > 0 ? refused : own)
  }, [found, refused, at])

  const isReady = schema !== undefined && value !== undefined && revision !== undefined && answer !== undefined
  const from = isPlainObject(value) && typeof value.from === 'string' ? value.from : undefined
  const stray = refused.filter((problem) => !isInside(problem.at, at))
  return (
    <Stack $gap={1}>
      {from !== undefined && (
        <Note>
          <p>This shows shared content: {from}. What you fill in here comes first.</p>
          <Button
            icon={arrowUp}
            kind="plain"
            label="Open the shared content"
            onClick={() => select(`/content/${from.replaceAll('.', '/')}`)}
          />
        </Note>
      )}
      <Mistakes messages={stray.map(tell)} />
      {isReady && isPlainObject(value) && (
        <SiteForm
          schema={schema}
          value={value}
          context={context}
          mistakes={mistakes}
          onChange={(next) => {
            setValue(next as Plain)
            showOnPage(at, value, next as Plain)
            void put(withoutEmpty(next, saved.current) ?? {})
          }}
        />
      )}
      {isReady && !isPlainObject(value) && <Hint>Choose one of its parts.</Hint>}
    </Stack>
  )
}

/** Shows a text that changes on the page before it is saved. */
function showOnPage(at: string, before: Plain, now: Plain): void {
  const [change, another] = differences(at, before, now)
  if (another || change?.op !== 'replace' || typeof change.value !== 'string') return
  const steps = readPointer(change.path.slice(at.length))
  showTyped(change.path, String(valueAtPath(before, steps) ?? ''), change.value)
}

let definitions: Promise<Readonly<Record<string, unknown>>> | undefined

/** The definitions of the composed schema, which is read once. */
function useDefs() {
  const [defs, setDefs] = useState<Readonly<Record<string, unknown>>>()
  useEffect(() => {
    definitions ??= ask('schema') as Promise<Readonly<Record<string, unknown>>>
    void definitions.then(setDefs)
  }, [])
  return defs
}

const isInside = (place: string, owner: string) => place === owner || place.startsWith(`${owner}/`)

/** Problems at the fields of a form. */
function errorsAt(at: string, problems: readonly Problem[]): ErrorSchema {
  const errors: Record<string, unknown> = {}
  for (const problem of problems) {
    if (!isInside(problem.at, at)) continue
    let node = errors
    for (const step of problem.at.slice(at.length).split('/').filter(Boolean)) {
      node[step] ??= {}
      node = node[step] as Record<string, unknown>
    }
    node.__errors = [...((node.__errors as string[] | undefined) ?? []), tell(problem)]
  }
  return errors as ErrorSchema
}

const Note = styled.div`
  ${small}
  display: grid;
  gap: 0.5rem;
  justify-items: start;
  padding: 0.625rem 0.75rem;
  border-radius: 0.5rem;
  background: var(--accent-soft);
`
