import styled, { keyframes } from 'styled-components'
import { color, media, radius, space, text } from '../theme/tokens.ts'
import { useLanguage } from './language.ts'

/**
 * Placeholder for content that is loading.
 * @param label Default: the site's own text.
 */
export function Loading({ label }: { readonly label?: string | undefined }) {
  const { words } = useLanguage()
  return (
    <Place role="status">
      <Ring />
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

const turn = keyframes`
  to { rotate: 1turn; }
`

const Ring = styled.i`
  width: 2rem;
  height: 2rem;
  border: 3px solid ${color.line};
  border-block-start-color: ${color.accent};
  border-radius: ${radius.pill};

  ${media.motion} {
    animation: ${turn} 1s linear infinite;
  }
`
