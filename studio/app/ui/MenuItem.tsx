import type { ComponentProps } from 'react'
import styled from 'styled-components'
import type { IconBody } from '../../../schema/values.ts'
import { oneLine, small, target } from '../look.ts'
import { Icon } from './Icon.tsx'

interface Props extends ComponentProps<'button'> {
  readonly label: string
  readonly icon?: IconBody
  readonly detail?: string | undefined
}

/** A line of a menu or list that does something. */
export function MenuItem({ label, icon, detail, ...others }: Props) {
  return (
    <Line type="button" {...others}>
      {icon && <Icon body={icon} />}
      <Words>
        <span>{label}</span>
        {detail !== undefined && <Detail>{detail}</Detail>}
      </Words>
    </Line>
  )
}

const Line = styled.button`
  ${target}
  display: flex;
  align-items: center;
  gap: 0.5rem;
  width: 100%;
  padding: 0.3125rem 0.5rem;
  border: 0;
  border-radius: 0.375rem;
  background: none;
  text-align: start;
  cursor: pointer;

  &:hover:not(:disabled) {
    background: var(--hover);
  }
  &:disabled {
    opacity: 0.5;
    cursor: default;
  }
  &[aria-current='true'] {
    background: var(--accent-soft);
    color: var(--accent);
  }
`

const Words = styled.span`
  display: grid;
  min-width: 0;

  > * {
    ${oneLine}
  }
`

const Detail = styled.span`
  ${small}
  color: var(--quiet);
`
