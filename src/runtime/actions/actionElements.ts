import type { ActionKind } from '../../../schema/values.ts'
import { AnchorLink } from './AnchorLink.tsx'
import type { ActionElement } from './actionElement.ts'
import { CallLink } from './CallLink.tsx'
import { CheckoutLink } from './CheckoutLink.tsx'
import { DialogButton } from './DialogButton.tsx'
import { InertButton } from './InertButton.tsx'
import { OutsideLink } from './OutsideLink.tsx'
import { PageLink } from './PageLink.tsx'

/** Every kind of action and the element it becomes. */
export const actionElements: { readonly [Kind in ActionKind]: ActionElement<Kind> } = {
  to: PageLink,
  href: OutsideLink,
  dialog: DialogButton,
  scrollTo: AnchorLink,
  call: CallLink,
  checkout: CheckoutLink,
  inert: InertButton,
}
