import { color, radius, space } from '../theme/tokens.ts'

interface Props {
  readonly title: string
  readonly text: string
  readonly line?: number | undefined
}

/** Inline styles, because a styled component would be included in the code that visitors download. */
const look = {
  margin: space[3],
  padding: space[3],
  border: `2px dashed ${color.danger}`,
  borderRadius: radius.card,
  color: color.ink,
  background: color.surface,
}

/** Shows a problem at its place in the page, only in development. */
export function ProblemCard({ title, text, line }: Props) {
  return (
    <div role="alert" style={look}>
      <strong>{title}</strong>
      {line !== undefined && <> (line {line} of the site file)</>}
      <p>{text}</p>
    </div>
  )
}
