import styled from 'styled-components'
import { color, space, text } from '../theme/tokens.ts'
import { useLanguage } from './language.ts'
import { Waveform } from './Waveform.tsx'

/**
 * Placeholder for content that is loading.
 * @param label Default: the site's own text.
 */
export function Loading({ label }: { readonly label?: string | undefined }) {
  const { words } = useLanguage()
  return (
    <Place role="status">
      <Sound bars={12} seed={3} motion="busy" shape="swell" />
      <span>{label ?? words.loading}</span>
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
