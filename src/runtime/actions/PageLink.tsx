import type { ActionElementProps } from './actionElement.ts'

/** `to`: a page of this site. `followLinks` turns the click into client-side navigation after hydration. */
export function PageLink({ target, ...rest }: ActionElementProps<'to'>) {
  return <a {...rest} href={target.to} data-document={target.document ? '' : undefined} />
}
