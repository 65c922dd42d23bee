import { useAnswer } from '../store.ts'
import { Hint, Input, Row } from '../ui/fields.tsx'

interface Props {
  readonly id?: string
  readonly value: string
  readonly onChange: (value: string | undefined) => void
}

/** A color, and how well words in it can be read on the paper of the site. */
export function ColorInput({ id, value, onChange }: Props) {
  const paper = useAnswer('value', { at: '/theme/colors/paper' })?.value
  const isColor = /^#[\da-f]{6}$/i.test(value)
  const contrast = isColor ? contrastOf(value, typeof paper === 'string' ? paper : '#ffffff') : undefined
  return (
    <>
      <Row style={{ flexWrap: 'nowrap' }}>
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
      </Row>
      {contrast !== undefined && (
        <Hint>
          {contrast.toFixed(1)} to 1 on the paper of the site:{' '}
          {contrast >= 4.5 ? 'fine for words' : contrast >= 3 ? 'only for large words' : 'too little for words'}
        </Hint>
      )}
    </>
  )
}

/** The contrast of two colors by WCAG 2: from 1 to 21. */
function contrastOf(a: string, b: string): number {
  const [light = 1, dark = 1] = [luminance(a), luminance(b)].sort((x, y) => y - x)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
