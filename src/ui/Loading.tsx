import styled from 'styled-components'
import { color, space, text } from '../theme/tokens.ts'
import { Waveform } from './Waveform.tsx'

export interface LoadingProps {
  /** What is being waited for. */
  readonly label?: string
  readonly className?: string
}

/** Stands in for content that is on its way. */
export function Loading({ label = 'Loading...', className }: LoadingProps) {
  return (
    <Place className={className} role="status">
      <Sound bars={12} seed={3} motion="live" shape="swell" />
      <span>{label}</span>
    </Place>
  )
}

const Place = styled.div`
  display: grid;
  justify-items: center;
  align-content: center;
  gap: ${space[2]};
  min-height: 12rem;
  padding: ${space[4]};
  color: ${color.faint};
  font: ${text.small};
`

const Sound = styled(Waveform)`
  width: 4.5rem;
  height: 2rem;
`
