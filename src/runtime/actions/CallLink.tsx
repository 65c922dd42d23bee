import type { ActionElementProps } from './actionElement.ts'

/** `call`: hands the number to the visitor's phone. */
export function CallLink({ target, ...rest }: ActionElementProps<'call'>) {
  return <a {...rest} href={`tel:${target.tel}`} />
}
