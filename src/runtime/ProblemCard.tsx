import { color, radius, space } from '../theme/tokens.ts'

interface Props {
  readonly title: string
  readonly text: string
  readonly line?: number | undefined
}

/** No component with styles of its own: those would be in what visitors download. */
const look = {
  margin: space[3],
  padding: space[3],
  border: `2px dashed ${color.danger}`,
  borderRadius: radius.card,
  color: color.ink,
  background: color.surface,
}

/** A problem shown where it happened; seen in development only. */
export function ProblemCard({ title, text, line }: Props) {
  return (
    <div role="alert" style={look}>
      <strong>{title}</strong>
      {line !== undefined && <> (line {line} of the site file)</>}
      <p>{text}</p>
    </div>
  )
}
