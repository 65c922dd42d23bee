import type { Action } from '../../../../schema/values.ts'
import { ActionLink } from '../ActionLink.tsx'

interface LinkListProps {
  readonly links: readonly Action[]
  /** Address of the current page; a link that leads there is marked. */
  readonly current?: string
  /** `icon` shows only the icons of the links. */
  readonly content?: 'label' | 'icon'
  readonly className?: string
}

/** A list of links in the header, the menu or the footer. */
export function LinkList({ links, current, content = 'label', className }: LinkListProps) {
  return (
    <ul className={className}>
      {links.map((link, index) => (
        <li key={index}>
          <ActionLink
            action={link}
            variant="plain"
            content={content}
            aria-current={link.target.kind === 'to' && link.target.to === current ? 'page' : undefined}
          />
        </li>
      ))}
    </ul>
  )
}
