import type { ActionElementProps } from './actionElement.ts'

/** `scrollTo`: a block on the same page. */
export function AnchorLink({ target, ...rest }: ActionElementProps<'scrollTo'>) {
  return <a {...rest} href={`#${target.anchor}`} />
}
