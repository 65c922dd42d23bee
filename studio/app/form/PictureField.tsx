import type { FieldProps } from '@rjsf/utils'
import { useId } from 'react'
import { wordsOf } from '../place.ts'
import { Area, Hint, Input, Label, Mistakes, Stack } from '../ui/fields.tsx'
import { messagesIn } from './ActionField.tsx'
import { PictureInput } from './PictureInput.tsx'

/** A picture, what it shows for those who can’t see it, and what else its schema has. */
export function PictureField({ formData, fieldPathId, onChange, name, schema, errorSchema }: FieldProps) {
  const id = useId()
  const value = (formData ?? {}) as Readonly<Record<string, unknown>>
  const set = (changes: object) => onChange({ ...value, ...changes }, fieldPathId.path)
  const hasAlt = 'alt' in (schema.properties ?? {})
  const isChosen = typeof value.src === 'string' && value.src !== ''
  return (
    <Stack $gap={0.375} role="group" aria-label={wordsOf(name)}>
      <Label as="span">{wordsOf(name)}</Label>
      <PictureInput
        value={String(value.src ?? '')}
        onChange={(src) => set({ src, ...(hasAlt && { alt: value.alt ?? '' }) })}
      />
      {hasAlt && isChosen && (
        <>
          <Label htmlFor={`${id}alt`}>What it shows</Label>
          <Area
            id={`${id}alt`}
            rows={1}
            value={String(value.alt ?? '')}
            onChange={({ target }) => set({ alt: target.value })}
          />
          <Hint>For people who can’t see it. Leave it empty if it only decorates.</Hint>
        </>
      )}
      {'focus' in (schema.properties ?? {}) && isChosen && (
        <>
          <Label htmlFor={`${id}focus`}>What stays in sight when it is cut</Label>
          <Input
            id={`${id}focus`}
            value={String(value.focus ?? '')}
            placeholder="center, top, or 30% 60%"
            onChange={({ target }) => set({ focus: target.value })}
          />
        </>
      )}
      <Mistakes messages={messagesIn(errorSchema)} />
    </Stack>
  )
}
