import styled from 'styled-components'
import type { Problem } from '../server/api.ts'
import { setStudio } from './store.ts'
import { Button } from './ui/Button.tsx'

interface Props {
  readonly problems: readonly Problem[]
  readonly file: string
}

/** Says where and why the file can’t be read, while another program has left it like that. */
export function Broken({ problems, file }: Props) {
  return (
    <Band role="alert">
      <strong>
        {file} has {problems.length === 1 ? 'an error' : `${problems.length} errors`}. Nothing is changed until it is
        fixed.
      </strong>
      <ul>
        {problems.slice(0, 4).map((problem) => (
          <li key={problem.at + problem.message}>
            Line {problem.line}: {problem.message.replaceAll('`', '')} {problem.hint?.replaceAll('`', '')}
          </li>
        ))}
      </ul>
      <Button kind="plain" label="Show the source" onClick={() => setStudio({ drawer: 'source' })} />
    </Band>
  )
}

const Band = styled.div`
  display: grid;
  gap: 0.375rem;
  justify-items: start;
  padding: 0.75rem 1rem;
  background: var(--bad-soft);
  border-block-end: 1px solid var(--bad);
`
