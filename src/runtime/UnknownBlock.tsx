import { ProblemCard } from './ProblemCard.tsx'

interface Props {
  readonly type: string
  readonly line?: number | undefined
  readonly mode: 'development' | 'production'
}

/**
 * The one policy for a type without a block. The compiler refuses such a site, so this is seen only
 * when a folder under `blocks/` went away after the schema was composed.
 */
export function UnknownBlock({ type, line, mode }: Props) {
  // The first condition leaves the card out of what visitors download.
  if (!import.meta.env.DEV || mode === 'production') return null
  return (
    <ProblemCard
      title={`Unknown block type \`${type}\``}
      line={line}
      text="There is no such folder under blocks/. Run `npm run schema` after adding or removing a block."
    />
  )
}
