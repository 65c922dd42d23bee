import type { ActionElementProps } from './actionElement.ts'

/** `href`: an address outside this site. */
export function OutsideLink({ target, ...rest }: ActionElementProps<'href'>) {
  const newTab = target.newTab ? { target: '_blank', rel: 'noopener' } : {}
  return <a {...rest} {...newTab} href={target.href} data-document="" />
}
