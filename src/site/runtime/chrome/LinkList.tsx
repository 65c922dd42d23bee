import type { ReactNode } from 'react'
import type { Action } from '../../../../schema/values.ts'
import { ActionLink } from '../ActionLink.tsx'
import { useHomeAddress } from '../context.ts'

interface LinkListProps {
  readonly links: readonly Action[]
  /** Address of the current page; a link that leads there is marked. */
  readonly current?: string
  /** `icon` shows only the icons of the links. */
  readonly content?: 'label' | 'icon'
  readonly className?: string
  /** More items at its end. */
  readonly children?: ReactNode
}

/** `true` for a link to a page that the current one is below. */
function currentOf({ target }: Action, current: string | undefined, home: string): 'page' | 'true' | undefined {
  if (target.kind !== 'to') return undefined
  if (target.to === current) return 'page'
  return target.to !== home && current?.startsWith(`${target.to}/`) ? 'true' : undefined
}

/** A list of links in the header, the menu or the footer. */
export function LinkList({ links, current, content = 'label', className, children }: LinkListProps) {
  const home = useHomeAddress()
  return (
    <ul className={className}>
      {links.map((link, index) => (
        <li key={index}>
          <ActionLink action={link} variant="plain" content={content} aria-current={currentOf(link, current, home)} />
        </li>
      ))}
      {children}
    </ul>
  )
}
