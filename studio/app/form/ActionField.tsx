import type { FieldProps } from '@rjsf/utils'
import { useId, useState } from 'react'
import { wordsOf } from '../place.ts'
import { useStudio } from '../store.ts'
import { Choice, Hint, Input, Label, Mistakes, Row, Stack } from '../ui/fields.tsx'
import { IconPicker } from './IconPicker.tsx'
import { PageInput } from './PageInput.tsx'

/** Where a button leads, in the words of a person. */
const kinds = {
  to: 'A page of this site',
  dialog: 'A dialog',
  scrollTo: 'A block of this page',
  href: 'Another site',
  call: 'A phone call',
  checkout: 'A checkout',
  inert: 'Nowhere',
} as const
type Kind = keyof typeof kinds

type Action = Readonly<Record<string, unknown>>

/** A button or link: what it says, and where it leads. */
export function ActionField({ formData, fieldPathId, onChange, name, errorSchema, uiSchema }: FieldProps) {
  const id = useId()
  const action = (formData ?? {}) as Action
  const sections = useStudio(({ state }) => state?.sections)
  const written = (Object.keys(kinds) as Kind[]).find((key) => key in action)
  // The value comes after the kind, and until then the file keeps the old one.
  const [chosen, setChosen] = useState<Kind>()
  const kind = chosen ?? written ?? 'to'
  const others = Object.fromEntries(Object.entries(action).filter(([key]) => !(key in kinds)))
  const set = (changes: Action) => onChange({ ...action, ...changes }, fieldPathId.path)
  const setValue = (value: unknown) => {
    onChange({ ...others, [kind]: value }, fieldPathId.path)
    setChosen(undefined)
  }
  const choose = (next: Kind) => {
    setChosen(next)
    if (next === 'inert') onChange({ ...others, inert: true }, fieldPathId.path)
    if (next === 'call') onChange({ ...others, call: '{site.phone}' }, fieldPathId.path)
  }
  const value = kind === written ? String(action[kind] ?? '') : ''
  const names = kind === 'dialog' ? sections?.dialogs.map((each) => each.name) : undefined
  const isItem = uiSchema?.['ui:options']?.isItem === true
  return (
    <Stack $gap={0.375} role="group" aria-label={wordsOf(name)}>
      {!isItem && <Label as="span">{wordsOf(name)}</Label>}
      {typeof action.from === 'string' ? <Hint>From shared content: {action.from}</Hint> : null}
      <Row>
        <Label htmlFor={`${id}label`}>Says</Label>
        <Input
          id={`${id}label`}
          value={String(action.label ?? '')}
          onChange={({ target }) => set({ label: target.value })}
        />
      </Row>
      <Row>
        <Label htmlFor={`${id}kind`}>Leads to</Label>
        <Choice id={`${id}kind`} value={kind} options={Object.entries(kinds) as [Kind, string][]} onChange={choose} />
        {kind === 'to' && <PageInput label="Page" value={value} onChange={setValue} />}
        {names && (
          <Choice
            aria-label="Dialog"
            value={value}
            options={[['', 'Choose a dialog'], ...names.map((each) => [each, each] as const)]}
            onChange={setValue}
          />
        )}
        {kind !== 'to' && kind !== 'inert' && !names && (
          <Input
            aria-label={kinds[kind]}
            value={value}
            placeholder={kind === 'href' ? 'https://…' : ''}
            onChange={({ target }) => setValue(target.value)}
          />
        )}
      </Row>
      <Row>
        <Label htmlFor={`${id}icon`}>Icon</Label>
        <IconPicker id={`${id}icon`} value={String(action.icon ?? '')} onChange={(icon) => set({ icon })} />
      </Row>
      <Mistakes messages={messagesIn(errorSchema)} />
    </Stack>
  )
}

/** Every message about a value and what is in it. */
export function messagesIn(errors: unknown): readonly string[] {
  if (typeof errors !== 'object' || errors === null) return []
  return Object.entries(errors).flatMap(([key, inner]) =>
    key === '__errors' ? (inner as string[]) : messagesIn(inner),
  )
}
