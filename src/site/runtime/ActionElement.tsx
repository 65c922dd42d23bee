import type { ReactNode } from 'react'
import type { ActionTarget } from '../../../schema/values.ts'
import { dialogId } from '../ui/dialogs.ts'

interface ActionElementProps<Target = ActionTarget> {
  readonly target: Target
  readonly className?: string | undefined
  readonly 'aria-label'?: string | undefined
  readonly 'aria-current'?: 'page' | undefined
  readonly 'data-event'?: string | undefined
  readonly 'data-variant'?: string | undefined
  readonly 'data-size'?: string | undefined
  readonly children: ReactNode
}

/** An action as the platform's own element: a link, or a button that needs no script. */
export function ActionElement({ target, ...rest }: ActionElementProps) {
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
