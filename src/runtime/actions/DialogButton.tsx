import type { ActionElementProps } from './actionElement.ts'

/** Element id of the dialog that is declared under this name. */
export function dialogElementId(name: string): string {
  return `dialog-${name}`
}

/** `dialog`: opened by the browser itself, so it answers before the app is there. */
export function DialogButton({ target, ...rest }: ActionElementProps<'dialog'>) {
  return <button {...rest} type="button" command="show-modal" commandfor={dialogElementId(target.dialog)} />
}
