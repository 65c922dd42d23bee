import type { ComponentType } from 'react'
import styled from 'styled-components'
import type { Action, ActionKind } from '../../schema/values.ts'
import { type ButtonVariant, buttonLook } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import type { ActionElementProps } from './actions/actionElement.ts'
import { actionElements } from './actions/actionElements.ts'
import { useSiteFrame } from './context.ts'

interface ActionLinkProps {
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

/** Renders an author's action: the only way a block makes a link or button of one. */
export function ActionLink({
  action,
  variant = 'primary',
  size = 'medium',
  content = 'label',
  ...rest
}: ActionLinkProps) {
  const { label, icon, target, event } = action
  const { analytics } = useSiteFrame()
  const ofKind: { readonly [Kind in ActionKind]?: string } | undefined = analytics?.events
  const name = {
    'data-event': event ?? ofKind?.[target.kind],
    ...(content === 'icon' && { 'aria-label': label }),
  }
  const inside = (
    <>
      {icon && <Icon body={icon} size={20} />}
      {content === 'label' && label}
    </>
  )
  if (variant === 'plain') {
    return (
      <AnyAction {...name} {...rest} target={target}>
        {inside}
      </AnyAction>
    )
  }
  return (
    <ButtonAction {...name} {...rest} data-variant={variant} data-size={size} target={target}>
      {inside}
    </ButtonAction>
  )
}

type AnyActionProps = ActionElementProps<ActionKind> & { 'data-size'?: string }

function AnyAction({ target, ...rest }: AnyActionProps) {
  // The map is exact per kind: what was looked up by a target's kind takes that target.
  const Element = actionElements[target.kind] as ComponentType<AnyActionProps>
  return <Element {...rest} target={target} />
}

const ButtonAction = styled(AnyAction)`
  ${buttonLook}
`
