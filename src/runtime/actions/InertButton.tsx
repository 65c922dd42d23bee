import type { ActionElementProps } from './actionElement.ts'

/** `inert`: a button that is meant to do nothing. */
export function InertButton({ target: _target, ...rest }: ActionElementProps<'inert'>) {
  return <button {...rest} type="button" />
}
