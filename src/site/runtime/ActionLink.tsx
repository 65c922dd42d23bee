import type { ReactNode } from 'react'
import styled from 'styled-components'
import type { Action, ActionKind, ActionTarget } from '../../../schema/values.ts'
import { type ButtonVariant, buttonLook } from '../ui/Button.tsx'
import { dialogId } from '../ui/dialogs.ts'
import { Icon } from '../ui/Icon.tsx'
import { useSiteShell } from './context.ts'

interface ActionLinkProps {
  readonly action: Action
  /** `plain` inherits the look of its surroundings. */
  readonly variant?: ButtonVariant | 'plain'
  readonly size?: 'medium' | 'small'
  readonly className?: string
  /** Accessible name, if the label alone isn't clear to screen reader users. */
  readonly 'aria-label'?: string | undefined
  readonly 'aria-current'?: 'page' | 'true' | undefined
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

interface ActionElementProps<Target = ActionTarget> {
  readonly target: Target
  readonly className?: string | undefined
  readonly 'aria-label'?: string | undefined
  readonly 'aria-current'?: 'page' | 'true' | undefined
  readonly 'data-event'?: string | undefined
  readonly 'data-variant'?: string | undefined
  readonly 'data-size'?: string | undefined
  readonly children: ReactNode
}

/** An action as the platform's own element: a link, or a button that needs no script. */
function ActionElement({ target, ...rest }: ActionElementProps) {
  switch (target.kind) {
    case 'to':
      return <a {...rest} href={target.to} data-document={target.document ? '' : undefined} />
    case 'href': {
      const newTab = target.newTab ? { target: '_blank', rel: 'noopener' } : {}
      return <a {...rest} {...newTab} href={target.href} data-document="" />
    }
    case 'dialog':
      return <button {...rest} type="button" command="show-modal" commandfor={dialogId(target.dialog)} />
    case 'scrollTo':
      return <a {...rest} href={`#${target.anchor}`} />
    case 'call':
      return <a {...rest} href={`tel:${target.tel}`} />
    case 'checkout':
      return <CheckoutLink {...rest} target={target} />
    case 'inert':
      return <button {...rest} type="button" />
  }
}

/**
 * The hosted checkout page of a plan. If it is that of the billing period that the visitor chooses, it begins as the
 * monthly one, and `data-annual` has the other.
 */
function CheckoutLink({ target, ...rest }: ActionElementProps<Extract<ActionTarget, { kind: 'checkout' }>>) {
  const { period, monthly, annual } = target
  const other = period === 'selected' ? { 'data-annual': annual } : {}
  const href = period === 'annual' ? annual : monthly
  return <a {...rest} {...other} href={href} target="_blank" rel="noopener" data-document="" />
}

const ButtonAction = styled(ActionElement)`
  ${buttonLook}
`
