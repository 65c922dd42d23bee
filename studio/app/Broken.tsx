import styled from 'styled-components'
import type { Problem } from '../server/problem.ts'
import { setStudio, tell } from './store.ts'
import { Button } from './ui/Button.tsx'

interface Props {
  readonly problems: readonly Problem[]
  /** Name of the site file. */
  readonly siteFile: string
}

/** Says where and why the file can’t be read, while another program has left it like that. */
export function Broken({ problems, siteFile }: Props) {
  const files = [...new Set(problems.map(({ file = siteFile }) => file))]
  return (
    <Band role="alert">
      <strong>
        {files.join(' and ')} {files.length === 1 ? 'has' : 'have'}{' '}
        {problems.length === 1 ? 'an error' : `${problems.length} errors`}. Nothing is changed until it is fixed.
      </strong>
      <ul>
        {problems.slice(0, 4).map((problem) => (
          <li key={problem.at + problem.message}>
            {files.length > 1 && (problem.file ?? siteFile)} Line {problem.line}: {tell(problem)}
          </li>
        ))}
      </ul>
      {files.includes(siteFile) && (
        <Button kind="plain" label="Show the source" onClick={() => setStudio({ drawer: 'source' })} />
      )}
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
