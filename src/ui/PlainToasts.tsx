import { useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import styled from 'styled-components'
import { dismissToast, useToasts } from '../stores/toasts.ts'
import { color, radius, shadow, space, text } from '../theme/tokens.ts'
import { useLanguage } from './language.ts'
import { useTopLayer } from './useTopLayer.ts'

/** The newest short message as plain text, above everything else, until it is dismissed. */
export function PlainToasts() {
  const toast = useToasts((state) => state.toasts.at(-1))
  const { words } = useLanguage()
  const [host] = useState(() => document.createElement('div'))
  const region = useRef<HTMLDivElement>(null)
  useTopLayer(host, region, toast?.id)

  return createPortal(
    <Region ref={region} popover="manual" role="alert" aria-label={words.notifications} hidden={!toast}>
      {toast ? (
        <>
          <p>
            <strong>{toast.title}</strong> {toast.text}
          </p>
          <button type="button" onClick={() => dismissToast(toast.id)}>
            {words.dismiss}
          </button>
        </>
      ) : null}
    </Region>,
    host,
  )
}

const Region = styled.div`
  position: fixed;
  inset: auto ${space[2]} ${space[2]};
  max-width: 28rem;
  margin-inline: auto;
  padding: ${space[2]} ${space[3]};
  border: 1px solid ${color.line};
  border-radius: ${radius.control};
  background: ${color.surface};
  color: ${color.ink};
  box-shadow: ${shadow.float};
  font: ${text.small};

  &[hidden] {
    display: none;
  }
  button {
    min-block-size: 2.75rem;
    text-decoration: underline;
  }
`
