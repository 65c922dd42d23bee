import x from 'icon:x'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { small } from '../look.ts'
import { setStudio } from '../store.ts'
import { Button } from './Button.tsx'

interface Props {
  readonly label: string
  /** What is said and asked above it. */
  readonly head: ReactNode
  readonly children: ReactNode
}

/** What is open below the page. */
export function Drawer({ label, head, children }: Props) {
  return (
    <Part aria-label={label}>
      <header>
        {head}
        <Button icon={x} isCompact label={`Close ${label}`} onClick={() => setStudio({ drawer: undefined })} />
      </header>
      {children}
    </Part>
  )
}

const Part = styled.section`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  height: 42vh;
  min-width: 0;
  background: var(--bar);
  border-block-start: 1px solid var(--line);

  > header {
    ${small}
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 1rem;
    padding: 0.125rem 0.5rem 0.125rem 1rem;
    color: var(--quiet);
    border-block-end: 1px solid var(--line);
  }
  > :last-child {
    min-width: 0;
    min-height: 0;
    overflow: auto;
  }
`
