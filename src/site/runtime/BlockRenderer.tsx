import { memo, useContext } from 'react'
import type { CompiledBlock, Html } from '../../../schema/values.ts'
import { color, radius, space } from '../theme/tokens.ts'
import { OpeningContext } from '../ui/opening.ts'
import { SectionEndContext } from '../ui/sectionEnd.ts'
import { trustedMarkup } from '../ui/trusted.ts'
import { useRuntime } from './context.ts'
import { ErrorBoundary, messageOf } from './ErrorBoundary.tsx'
import { Island, IslandContext } from './Island.tsx'
import { PageNumbers } from './PageNumbers.tsx'

interface BlocksProps {
  readonly blocks: readonly CompiledBlock[]
  /** Whether they are the beginning of a page, where visitors see the first block at once. */
  readonly opensPage?: boolean
}

/** Renders blocks in order, each inside its own error boundary. */
export function Blocks({ blocks, opensPage = false }: BlocksProps) {
  const isInIsland = useContext(IslandContext)
  const { islands } = useRuntime()
  if (islands === 'hydrated')
    // React leaves the content of such an element as it is, because the element only hydrates.
    // biome-ignore lint/security/noDangerouslySetInnerHtml: it is empty.
    return <div data-blocks="" suppressHydrationWarning dangerouslySetInnerHTML={delivered} />
  const list = blocks.map((block, index) =>
    opensPage ? (
      <OpeningContext key={block.key} value={index === 0}>
        <BlockRenderer block={block} />
      </OpeningContext>
    ) : (
      <BlockRenderer key={block.key} block={block} />
    ),
  )
  if (!isInIsland) return list
  return (
    <div data-blocks="">
      <IslandContext value={false}>{list}</IslandContext>
    </div>
  )
}

const delivered = trustedMarkup('' as Html)

/** Limits the failure of a block to that block: shows a card in development and nothing in production. */
const BlockRenderer = memo(function BlockRenderer({ block }: { readonly block: CompiledBlock }) {
  const { registry, mode } = useRuntime()
  const { type, line, waits } = block
  const showsProblems = import.meta.env.DEV && mode === 'development'
  if (!registry.has(type)) {
    // The compiler rejects such a site: the folder of the block is gone since the schema was composed.
    const text = 'There is no such folder under blocks/. Run `npm run schema` after adding or removing a block.'
    return showsProblems ? <ProblemCard title={`Unknown block type \`${type}\``} line={line} text={text} /> : null
  }
  const element = (
    <ErrorBoundary
      fallback={(error) =>
        showsProblems ? <ProblemCard title={`Block \`${type}\` failed`} line={line} text={messageOf(error)} /> : null
      }
      describe={(error) => `Block \`${type}\` failed: ${messageOf(error)}`}
    >
      <BlockElement block={block} />
    </ErrorBoundary>
  )
  const whole = registry.isInteractive(type) ? <Island block={block}>{element}</Island> : element
  // The development server shows what it says, beside the block.
  return showsProblems && waits !== undefined ? (
    <div data-waits={waits} style={{ display: 'contents' }}>
      {whole}
    </div>
  ) : (
    whole
  )
})

interface ProblemCardProps {
  readonly title: string
  readonly text: string
  readonly line?: number | undefined
}

/** Inline styles, because a styled component would be included in the code that visitors download. */
const look = {
  margin: space[3],
  padding: space[3],
  border: `2px dashed ${color.danger}`,
  borderRadius: radius.card,
  color: color.ink,
  background: color.surface,
}

/** Shows a problem at its place in the page, only in development. */
function ProblemCard({ title, text, line }: ProblemCardProps) {
  return (
    <div role="alert" style={look}>
      <strong>{title}</strong>
      {line !== undefined && <> (line {line} of the site file)</>}
      <p>{text}</p>
    </div>
  )
}

/** The component of a block, whose code has loaded, with the block's fields as props. */
export function BlockElement({ block }: { readonly block: CompiledBlock }) {
  const { registry } = useRuntime()
  const { type, key: _key, line: _line, lazy: _lazy, waits: _waits, pageNumbers, ...props } = block
  const Component = registry.get(type)
  if (!Component) throw new Error(`The code of the block \`${type}\` has not been loaded.`)
  if (pageNumbers === undefined) return <Component {...props} />
  return (
    <SectionEndContext value={<PageNumbers {...pageNumbers} />}>
      <Component {...props} />
    </SectionEndContext>
  )
}
