import styled from 'styled-components'
import type { Action, ActionKind } from '../../../schema/values.ts'
import { type ButtonVariant, buttonLook } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { ActionElement } from './ActionElement.tsx'
import { useSiteShell } from './context.ts'

interface ActionLinkProps {
  readonly action: Action
  /** `plain` inherits the look of its surroundings. */
  readonly variant?: ButtonVariant | 'plain'
  readonly size?: 'medium' | 'small'
  readonly className?: string
  /** Accessible name, if the label alone isn't clear to screen reader users. */
  readonly 'aria-label'?: string | undefined
  readonly 'aria-current'?: 'page' | undefined
  /** Shows only the icon; the label becomes the accessible name. */
  readonly content?: 'label' | 'icon'
}

/** Renders an author's action as a link or button. Blocks use nothing else for actions. */
export function ActionLink({
  action,
  variant = 'primary',
  size = 'medium',
  content = 'label',
  ...rest
}: ActionLinkProps) {
  const { label, icon, target, event } = action
  const { analytics } = useSiteShell()
  const ofKind: { readonly [Kind in ActionKind]?: string } | undefined = analytics?.events
  const name = {
    'data-event': event ?? ofKind?.[target.kind],
    ...(content === 'icon' && { 'aria-label': label }),
  }
  const isPlain = variant === 'plain'
  const look = isPlain ? {} : { 'data-variant': variant, 'data-size': size }
  const Element = isPlain ? ActionElement : ButtonAction
  return (
    <Element {...name} {...rest} {...look} target={target}>
      {icon && <Icon body={icon} size={20} />}
      {content === 'label' && label}
    </Element>
  )
}

const ButtonAction = styled(ActionElement)`
  ${buttonLook}
`
