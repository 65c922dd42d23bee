import { dialogId } from '../../ui/dialogs.ts'
import type { ActionElementProps } from './actionElement.ts'

/** `dialog`: opened by the browser itself, so it answers before the app is there. */
export function DialogButton({ target, ...rest }: ActionElementProps<'dialog'>) {
  return <button {...rest} type="button" command="show-modal" commandfor={dialogId(target.dialog)} />
}
