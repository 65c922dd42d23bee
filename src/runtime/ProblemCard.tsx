import styled from 'styled-components'
import { color, radius, space } from '../theme/tokens.ts'

interface Props {
  readonly title: string
  readonly text: string
  readonly line?: number | undefined
}

const Card = styled.div`
  margin: ${space[3]};
  padding: ${space[3]};
  border: 2px dashed ${color.danger};
  border-radius: ${radius.card};
  color: ${color.ink};
  background: ${color.surface};
`

/** A problem shown where it happened; seen in development only. */
export function ProblemCard({ title, text, line }: Props) {
  return (
    <Card role="alert">
      <strong>{title}</strong>
      {line !== undefined && <> (line {line} of the site file)</>}
      <p>{text}</p>
    </Card>
  )
}
