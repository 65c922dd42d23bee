import { yaml } from '@codemirror/lang-yaml'
import { HighlightStyle, syntaxHighlighting } from '@codemirror/language'
import { type Diagnostic, lintGutter, setDiagnostics } from '@codemirror/lint'
import { Annotation, EditorState } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import { tags } from '@lezer/highlight'
import { basicSetup } from 'codemirror'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import styled from 'styled-components'
import { editBetween } from '../../src/language/editBetween.ts'
import type { Problem } from '../server/problem.ts'
import { ask } from './ask.ts'
import { usePlace } from './place.ts'
import { act, reasonOf, tell, useAnswer, useStudio } from './store.ts'
import { Drawer } from './ui/Drawer.tsx'

/** Milliseconds without a key before what is typed is saved. */
const rest = 500

/** Keys, texts and comments apart, in both schemes. */
const colors = HighlightStyle.define([
  { tag: [tags.propertyName, tags.definition(tags.propertyName)], color: 'var(--accent)' },
  { tag: [tags.string, tags.attributeValue], color: 'var(--good)' },
  { tag: tags.comment, color: 'var(--quiet)', fontStyle: 'italic' },
  { tag: [tags.keyword, tags.bool, tags.number], color: 'var(--warn)' },
])

/** Marks a change that comes from the file. */
const fromFile = Annotation.define<boolean>()

/** The file itself beside the page. What is typed is saved when it is sound; what is wrong is marked. */
export function SourceView() {
  const host = useRef<HTMLDivElement>(null)
  const [view, setView] = useState<EditorView>()
  const base = useRef({ revision: '', text: '' })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [words, setWords] = useState('')
  const [isLoaded, setLoaded] = useState(false)
  const revision = useStudio(({ state }) => state?.revision)
  const problems = useStudio((studio) => studio.problems)
  const file = useStudio(({ state }) => state?.file)
  const { selected, select } = usePlace()
  const place = useAnswer('place', selected === undefined ? undefined : { at: selected })

  const save = useEffectEvent(async () => {
    if (!view) return
    const text = view.state.doc.toString()
    if (text === base.current.text) return setWords('Saved')
    const outcome = await act('write', { revision: base.current.revision, text })
    if ('saved' in outcome) {
      base.current = { revision: outcome.saved, text }
      setWords('Saved')
      mark(view, [])
    } else if ('refused' in outcome) {
      setWords(`Not saved: ${reasonOf(outcome)}`)
      mark(view, outcome.problems)
    } else setWords('Not saved: another program has changed the same lines.')
  })

  /** Selects the block that is written at the cursor. */
  const follow = useEffectEvent(async ({ doc, selection }: EditorState) => {
    const block = await ask('blockAtLine', { line: doc.lineAt(selection.main.head).number })
    if (block && block !== selected) select(block)
  })

  useEffect(() => {
    if (!host.current) return
    const made = new EditorView({
      parent: host.current,
      state: EditorState.create({
        extensions: [
          basicSetup,
          yaml(),
          syntaxHighlighting(colors),
          lintGutter(),
          EditorView.lineWrapping,
          EditorView.contentAttributes.of({ 'aria-label': 'Source of the site', tabindex: '0' }),
          EditorView.updateListener.of((update) => {
            if (update.selectionSet && update.transactions.some((each) => each.isUserEvent('select.pointer')))
              void follow(update.state)
            if (!update.docChanged || update.transactions.some((each) => each.annotation(fromFile))) return
            clearTimeout(timer.current)
            setWords('Not saved yet')
            timer.current = setTimeout(() => void save(), rest)
          }),
        ],
      }),
    })
    setView(made)
    return () => {
      clearTimeout(timer.current)
      made.destroy()
    }
  }, [])

  useEffect(() => {
    if (!view || revision === base.current.revision) return
    void ask('source').then((source) => {
      const shown = view.state.doc.toString()
      // What isn't saved yet stays.
      if (shown !== base.current.text || source.text === shown) {
        if (source.text === shown) base.current = source
        return
      }
      base.current = source
      setLoaded(true)
      const { scrollTop } = view.scrollDOM
      const { start, oldEnd, end } = editBetween(shown, source.text)
      const changes = { from: start, to: oldEnd, insert: source.text.slice(start, end) }
      view.dispatch({ changes, annotations: fromFile.of(true) })
      view.scrollDOM.scrollTop = scrollTop
    })
  }, [revision, view])

  useEffect(() => {
    if (view && view.state.doc.length > 0) mark(view, problems)
  }, [problems, view])

  useEffect(() => {
    if (!view || !place || !isLoaded || view.hasFocus) return
    const line = view.state.doc.line(Math.min(place.start.line, view.state.doc.lines))
    view.dispatch({
      selection: { anchor: line.from + Math.min(place.start.column - 1, line.length) },
      effects: EditorView.scrollIntoView(line.from, { y: 'start', yMargin: 40 }),
    })
  }, [place, view, isLoaded])

  return (
    <Drawer
      label="Source"
      head={
        <>
          <span>{file}</span>
          <span role="status">{words}</span>
        </>
      }
    >
      <Editor ref={host} />
    </Drawer>
  )
}

function mark(view: EditorView, problems: readonly Problem[]): void {
  const { doc } = view.state
  const found = problems.flatMap((problem): readonly Diagnostic[] => {
    const { line, severity, file } = problem
    const { from, to } = doc.line(Math.min(Math.max(line, 1), doc.lines))
    return file !== undefined || severity === 'notice' ? [] : [{ from, to, severity, message: tell(problem) }]
  })
  view.dispatch(setDiagnostics(view.state, found))
}

const Editor = styled.div`
  .cm-editor {
    height: 100%;
    direction: ltr;
    font-size: 0.8125rem;
  }
  .cm-editor .cm-gutters {
    background: var(--bar);
    color: var(--quiet);
    border: 0;
  }
  .cm-editor .cm-cursor {
    border-color: var(--ink);
  }
  .cm-editor .cm-activeLine,
  .cm-editor .cm-activeLineGutter {
    background: var(--hover);
  }
  .cm-editor .cm-selectionBackground,
  .cm-editor.cm-focused .cm-selectionBackground {
    background: var(--accent-soft) !important;
  }
  .cm-tooltip {
    border: 1px solid var(--line);
    background: var(--bar);
    color: var(--ink);
  }
`
