import x from 'icon:x'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import styled from 'styled-components'
import { floating } from '../look.ts'
import { Button } from './Button.tsx'

interface Props {
  readonly title: string
  readonly onClose: () => void
  readonly children: ReactNode
  readonly isWide?: boolean
}

/** A question or a list over everything else, until it is closed. */
export function Sheet({ title, onClose, children, isWide = false }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => {
    dialog.current?.showModal()
  }, [])
  return (
    <Box ref={dialog} aria-labelledby={id} $isWide={isWide} onClose={onClose} onCancel={onClose}>
      <Head>
        <h1 id={id}>{title}</h1>
        <Button icon={x} isCompact label="Close" onClick={onClose} />
      </Head>
      {children}
    </Box>
  )
}

const Box = styled.dialog<{ readonly $isWide: boolean }>`
  width: min(${({ $isWide }) => ($isWide ? '62rem' : '30rem')}, calc(100vw - 2rem));
  max-height: calc(100vh - 4rem);
  padding: 1rem 1.25rem 1.25rem;
  ${floating}
  color: var(--ink);

  &::backdrop {
    background: rgb(20 18 14 / 40%);
  }
`

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 1rem;
  margin-block-end: 0.75rem;

  h1 {
    font-size: 1rem;
  }
`
