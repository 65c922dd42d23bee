import { memo, Suspense, use, useState } from 'react'
import type { CompiledBlock } from '../../schema/values.ts'
import { Loading } from '../ui/Loading.tsx'
import { OpeningContext } from '../ui/opening.ts'
import { useRuntime } from './context.ts'
import { ErrorBoundary, messageOf } from './ErrorBoundary.tsx'
import { showOffline } from './offline.ts'
import { ProblemCard } from './ProblemCard.tsx'
import type { BlockComponent } from './registry.ts'

/**
 * Renders blocks in order, each inside its own error boundary.
 *
 * @param opensPage Whether they are the beginning of a page, where visitors see the first block at once.
 */
export function Blocks({
  blocks,
  opensPage = false,
}: {
  readonly blocks: readonly CompiledBlock[]
  readonly opensPage?: boolean
}) {
  if (!opensPage) return blocks.map((block) => <BlockRenderer key={block.key} block={block} />)
  return blocks.map((block, index) => (
    <OpeningContext key={block.key} value={index === 0}>
      <BlockRenderer block={block} />
    </OpeningContext>
  ))
}

/** Limits the failure of a block to that block: shows a card in development and nothing in production. */
const BlockRenderer = memo(function BlockRenderer({ block }: { readonly block: CompiledBlock }) {
  const { registry, mode } = useRuntime()
  const { type, line } = block
  // `DEV` leaves the cards out of the code that visitors download.
  if (!registry.has(type)) {
    // The compiler rejects such a site: the folder of the block is gone since the schema was composed.
    const text =
      'There is no such folder under blocks/. Run `npm run schema` after adding or removing a block.'
    return import.meta.env.DEV && mode === 'development' ? (
      <ProblemCard title={`Unknown block type \`${type}\``} line={line} text={text} />
    ) : null
  }
  return (
    <ErrorBoundary
      fallback={(error) =>
        import.meta.env.DEV && mode === 'development' ? (
          <ProblemCard title={`Block \`${type}\` failed`} line={line} text={messageOf(error)} />
        ) : null
      }
      describe={(error) => `Block \`${type}\` failed: ${messageOf(error)}`}
    >
      <LoadedBlock block={block} />
    </ErrorBoundary>
  )
})

/**
 * A block whose code has loaded renders without a Suspense boundary. The first render decides this for good:
 * adding or removing a boundary later would discard the block's state. The promise is kept as
 * well, because a failed one must fail the block instead of requesting the chunk again on every render.
 */
function LoadedBlock({ block }: { readonly block: CompiledBlock }) {
  const { registry } = useRuntime()
  const [component] = useState(() => {
    const known = registry.get(block.type)
    if (known) return known
    const coming = registry.load(block.type)
    coming.catch(showOffline)
    return { coming }
  })
  if (!('coming' in component)) return <BlockElement component={component} block={block} />
  return (
    <Suspense fallback={<Arriving id={block.id} />}>
      <AwaitedBlock coming={component.coming} block={block} />
    </Suspense>
  )
}

/** Placeholder, with the anchor, of a block whose code is loading. */
function Arriving({ id }: { readonly id: string | undefined }) {
  return (
    <div id={id}>
      <Loading />
    </div>
  )
}

function AwaitedBlock({
  coming,
  block,
}: {
  readonly coming: Promise<BlockComponent>
  readonly block: CompiledBlock
}) {
  return <BlockElement component={use(coming)} block={block} />
}

function BlockElement({
  component: BlockType,
  block,
}: {
  readonly component: BlockComponent
  readonly block: CompiledBlock
}) {
  const { type: _type, key: _key, line: _line, lazy: _lazy, ...props } = block
  return <BlockType {...props} />
}
