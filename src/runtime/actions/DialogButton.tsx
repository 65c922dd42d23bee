import { dialogId } from '../../ui/dialogs.ts'
import type { ActionElementProps } from './actionElement.ts'

/** `dialog`: the browser opens the dialog, so the button works before hydration. */
export function DialogButton({ target, ...rest }: ActionElementProps<'dialog'>) {
  return <button {...rest} type="button" command="show-modal" commandfor={dialogId(target.dialog)} />
}
