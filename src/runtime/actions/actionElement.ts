import type { ComponentType, ReactNode } from 'react'
import type { ActionKind, ActionTarget } from '../../../schema/values.ts'

export interface ActionElementProps<Kind extends ActionKind> {
  readonly target: Extract<ActionTarget, { kind: Kind }>
  readonly className?: string | undefined
  readonly 'aria-label'?: string | undefined
  readonly 'aria-current'?: 'page' | undefined
  readonly 'data-event'?: string | undefined
  readonly 'data-variant'?: string | undefined
  readonly children: ReactNode
}

/** Renders one kind of action as the platform's own element: a link, or a button that needs no script. */
export type ActionElement<Kind extends ActionKind> = ComponentType<ActionElementProps<Kind>>
