import type { Problem } from '../server/problem.ts'
import { blockAt, describePlace, usePlace } from './place.ts'
import { setStudio } from './store.ts'
import { MenuItem } from './ui/MenuItem.tsx'

interface Props {
  readonly problems: readonly Problem[]
  readonly onClose: () => void
}

/** What is wrong, each with the way to its place. */
export function ProblemList({ problems, onClose }: Props) {
  const { select } = usePlace()
  return (
    <ul>
      {problems.map(({ message, at, line, file }) => (
        <li key={at + line + message}>
          <MenuItem
            label={message}
            detail={file ?? (describePlace(at) || `Line ${line}`)}
            onClick={() => {
              if (file === undefined) select(blockAt(at) ?? at.split('/').slice(0, 3).join('/'))
              else setStudio({ drawer: 'translations' })
              onClose()
            }}
          />
        </li>
      ))}
    </ul>
  )
}
