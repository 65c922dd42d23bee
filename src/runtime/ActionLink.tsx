import type { ComponentType } from 'react'
import styled from 'styled-components'
import type { Action } from '../../schema/values.ts'
import { type ButtonVariant, buttonLook } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import type { ActionElementProps } from './actions/actionElement.ts'
import { actionElements } from './actions/actionElements.ts'

export interface ActionLinkProps {
  readonly action: Action
  /** `plain` leaves the look to the place it stands in. */
  readonly variant?: ButtonVariant | 'plain'
  readonly size?: 'medium' | 'small'
  readonly className?: string
  /** Set where the label alone would not say enough to those who hear the page. */
  readonly 'aria-label'?: string | undefined
  readonly 'aria-current'?: 'page' | undefined
  /** Shows only the icon; the label becomes the accessible name. */
  readonly content?: 'label' | 'icon'
}

type AnyElement = ComponentType<ActionElementProps<Action['target']['kind']> & { 'data-size'?: string }>

/** Renders an author's action: the only way a block makes a link or button of one. */
export function ActionLink({
  action,
  variant = 'primary',
  size = 'medium',
  content = 'label',
  ...rest
}: ActionLinkProps) {
  const { label, icon, target } = action
  const Element = elementOf(target.kind, variant)
  const name = content === 'icon' ? { 'aria-label': label } : {}
  const look = variant === 'plain' ? {} : { 'data-variant': variant, 'data-size': size }
  return (
    <Element {...name} {...rest} {...look} target={target}>
      {icon && <Icon body={icon} size={20} />}
      {content === 'label' && label}
    </Element>
  )
}

type Kind = Action['target']['kind']

/** The map is exact per kind; once the kind has been looked up, its target fits by construction. */
function elementOf(kind: Kind, variant: ActionLinkProps['variant']): AnyElement {
  return (variant === 'plain' ? actionElements : buttonElements)[kind] as AnyElement
}

const buttonElements = Object.fromEntries(
  Object.entries(actionElements).map(([kind, element]) => [
    kind,
    styled(element as AnyElement)`
      ${buttonLook}
    `,
  ]),
) as unknown as typeof actionElements
