import { useBilling } from '../../stores/billing.ts'
import type { ActionElementProps } from './actionElement.ts'

/** `checkout`: the hosted checkout page of a plan, for the billing period the author or the visitor chose. */
export function CheckoutLink({ target, ...rest }: ActionElementProps<'checkout'>) {
  const chosen = useBilling((state) => state.period)
  const period = target.period === 'selected' ? chosen : target.period
  return <a {...rest} href={target[period]} target="_blank" rel="noopener" data-document="" />
}
