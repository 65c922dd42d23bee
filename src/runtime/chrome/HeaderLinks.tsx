import type { Action } from '../../../schema/values.ts'
import { ActionLink } from '../ActionLink.tsx'

interface HeaderLinksProps {
  readonly links: readonly Action[]
  readonly currentPath: string
}

/** The links of the header, in its bar or in the menu. */
export function HeaderLinks({ links, currentPath }: HeaderLinksProps) {
  return (
    <ul>
      {links.map((link, index) => (
        <li key={index}>
          <ActionLink
            action={link}
            variant="plain"
            aria-current={link.target.kind === 'to' && link.target.to === currentPath ? 'page' : undefined}
          />
        </li>
      ))}
    </ul>
  )
}
