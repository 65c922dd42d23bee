import { contrast } from '../../../src/site/theme/contrast.ts'
import { useAnswer } from '../store.ts'
import { Hint, Input, Line } from '../ui/fields.tsx'

interface Props {
  readonly id?: string
  readonly value: string
  readonly onChange: (value: string | undefined) => void
}

const hex = /^#[\da-f]{6}$/i

/** A color, and how well words in it can be read on the paper of the site. */
export function ColorInput({ id, value, onChange }: Props) {
  const paper = useAnswer('value', { at: '/theme/colors/paper' })?.value
  const isColor = hex.test(value)
  const ratio = isColor ? contrast(value, typeof paper === 'string' && hex.test(paper) ? paper : '#ffffff') : undefined
  return (
    <>
      <Line>
        <Input
          type="color"
          aria-label="Pick a color"
          value={isColor ? value.toLowerCase() : '#888888'}
          onChange={({ target }) => onChange(target.value)}
        />
        <Input
          id={id}
          value={value}
          placeholder="#rrggbb"
          onChange={({ target }) => onChange(target.value || undefined)}
        />
      </Line>
      {ratio !== undefined && (
        <Hint>
          {ratio.toFixed(1)} to 1 on the paper of the site:{' '}
          {ratio >= 4.5 ? 'fine for words' : ratio >= 3 ? 'only for large words' : 'too little for words'}
        </Hint>
      )}
    </>
  )
}
