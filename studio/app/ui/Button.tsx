import type { ComponentProps } from 'react'
import styled, { css } from 'styled-components'
import type { IconBody } from '../../../schema/values.ts'
import { target } from '../look.ts'
import { Icon } from './Icon.tsx'

type Kind = 'quiet' | 'plain' | 'strong' | 'danger'

interface Props extends ComponentProps<'button'> {
  readonly icon?: IconBody
  readonly kind?: Kind
  /** Shows the icon alone; the label is its name. */
  readonly isCompact?: boolean
  readonly label: string
}

/** A button with words, or with an icon and a name. */
export function Button({ icon, kind = 'quiet', isCompact = false, label, ...others }: Props) {
  return (
    <Control
      type="button"
      $kind={kind}
      $isCompact={isCompact}
      {...(isCompact && { 'aria-label': label, title: label })}
      {...others}
    >
      {icon && <Icon body={icon} />}
      {isCompact ? null : <span>{label}</span>}
    </Control>
  )
}

const kinds: Readonly<Record<Kind, ReturnType<typeof css>>> = {
  quiet: css`
    &:hover:not(:disabled) {
      background: var(--hover);
    }
  `,
  plain: css`
    border-color: var(--line);
    background: var(--bar);
    &:hover:not(:disabled) {
      background: var(--hover);
    }
  `,
  strong: css`
    background: var(--accent);
    color: var(--on-accent);
    &:hover:not(:disabled) {
      filter: brightness(1.08);
    }
  `,
  danger: css`
    color: var(--bad);
    &:hover:not(:disabled) {
      background: var(--bad-soft);
    }
  `,
}

const Control = styled.button<{ readonly $kind: Kind; readonly $isCompact: boolean }>`
  ${target}
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 0.375rem;
  flex: none;
  padding: 0.25rem ${({ $isCompact }) => ($isCompact ? '0.4375rem' : '0.75rem')};
  border: 1px solid transparent;
  border-radius: 0.4375rem;
  background: none;
  font-weight: 500;
  white-space: nowrap;
  cursor: pointer;

  &:disabled {
    opacity: 0.45;
    cursor: default;
  }
  &[aria-pressed='true'],
  &[aria-expanded='true'] {
    background: var(--accent-soft);
    color: var(--accent);
  }
  ${({ $kind }) => kinds[$kind]}
`
