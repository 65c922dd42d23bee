import styled from 'styled-components'
import { color, radius, shadow, space, text } from '../theme/tokens.ts'
import { useLanguage } from '../ui/language.ts'

/**
 * A message that something couldn't be loaded, visible while the document has `data-offline`. It is part of the page,
 * because nothing can be loaded when it is needed.
 */
export function OfflineNotice() {
  const { words } = useLanguage()
  return <Notice role="alert">{words.unreachable}</Notice>
}

const Notice = styled.p`
  display: none;
  position: fixed;
  z-index: 10;
  inset: auto ${space[2]} ${space[2]};
  width: fit-content;
  max-width: 32rem;
  margin-inline: auto;
  padding: ${space[2]} ${space[3]};
  border: 1px solid ${color.danger};
  border-radius: ${radius.control};
  background: ${color.surface};
  color: ${color.ink};
  box-shadow: ${shadow.float};
  font: ${text.small};

  html[data-offline] & {
    display: block;
  }
`
