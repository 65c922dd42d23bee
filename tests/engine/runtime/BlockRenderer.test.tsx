import { act, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import type { CompiledBlock } from '../../../schema/values.ts'
import { Blocks } from '../../../src/site/runtime/BlockRenderer.tsx'
import { type Runtime, RuntimeProvider } from '../../../src/site/runtime/context.ts'
import { type BlockComponent, type BlockLoader, createRegistry } from '../../../src/site/runtime/registry.ts'
import { toyFrame } from '../../support/toySite.ts'

const loader = (component: BlockComponent): BlockLoader => ({ load: async () => component })

const Note: BlockComponent = ({ text }) => <p>{String(text)}</p>

const Props: BlockComponent = (props) => <p>{Object.keys(props).join()}</p>

const Bomb: BlockComponent = () => {
  throw new Error('boom')
}

const blocks: CompiledBlock[] = [
  { type: 'note', key: 'note-1', text: 'before' },
  { type: 'bomb', key: 'bomb-1', line: 42 },
  { type: 'note', key: 'note-2', text: 'after' },
]

async function toyRuntime(mode: Runtime['mode']): Promise<Runtime> {
  const registry = createRegistry({ note: loader(Note), bomb: loader(Bomb) })
  await Promise.all(['note', 'bomb'].map(registry.load))
  return { shell: toyFrame, registry, mode }
}

async function renderToy(mode: Runtime['mode'], shown: readonly CompiledBlock[]) {
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => {})
  const runtime = await toyRuntime(mode)
  const { container } = render(
    <RuntimeProvider value={runtime}>
      <Blocks blocks={shown} />
    </RuntimeProvider>,
    { onCaughtError: () => {} },
  )
  const complaints = complaint.mock.calls.map((call) => String(call[0]))
  complaint.mockRestore()
  return { container, complaints }
}

describe('Blocks', () => {
  it('renders blocks in order and passes no type, key or line as props', async () => {
    const registry = createRegistry({ props: loader(Props) })
    await registry.load('props')
    render(
      <RuntimeProvider value={{ shell: toyFrame, registry, mode: 'production' }}>
        <Blocks blocks={[{ type: 'props', key: 'props-1', line: 3, lazy: true, id: 'here', text: 'x' }]} />
      </RuntimeProvider>,
    )
    expect(screen.getByText('id,text')).toBeDefined()
  })

  it('renders nothing and logs one error in production if a block throws', async () => {
    const { container, complaints } = await renderToy('production', blocks)
    expect(container.textContent).toBe('beforeafter')
    expect(complaints).toEqual(['Block `bomb` failed: boom'])
  })

  it('shows the problem and its line in development if a block throws', async () => {
    const { container } = await renderToy('development', blocks)
    expect(container.textContent).toMatch(/^before.*`bomb`.*42.*boom.*after$/)
  })

  it('shows an unknown block type in development and omits it in production', async () => {
    const unknown = [{ type: 'constructor', key: 'constructor-1' }, ...blocks.slice(0, 1)]
    expect((await renderToy('development', unknown)).container.textContent).toMatch(/constructor.*before$/)
    expect((await renderToy('production', unknown)).container.textContent).toBe('before')
  })

  it('renders the other blocks if one fails to load', async () => {
    const load = vi.fn(async (): Promise<BlockComponent> => {
      throw new Error('offline')
    })
    const registry = createRegistry({ note: loader(Note), gone: { load } })
    await registry.load('note')
    await expect(registry.load('gone')).rejects.toThrow('offline')
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { container } = await act(async () =>
      render(
        <RuntimeProvider value={{ shell: toyFrame, registry, mode: 'production' }}>
          <Blocks blocks={[{ type: 'gone', key: 'gone-1' }, ...blocks.slice(0, 1)]} />
        </RuntimeProvider>,
        { onCaughtError: () => {} },
      ),
    )
    expect(container.textContent).toBe('before')
    expect(load).toHaveBeenCalledTimes(1)
    vi.mocked(console.error).mockRestore()
  })

  it('renders two pages in a row without traces of the first', async () => {
    const runtime = await toyRuntime('production')
    const html = (text: string) =>
      renderToString(
        <RuntimeProvider value={runtime}>
          <Blocks blocks={[{ type: 'note', key: 'note-1', text }]} />
        </RuntimeProvider>,
      )
    const first = html('first')
    html('second')
    expect(html('first')).toBe(first)
  })
})

describe('createRegistry', () => {
  it('retries after a chunk failed to load', async () => {
    const load = vi.fn<() => Promise<BlockComponent>>()
    load.mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce(Note)
    const registry = createRegistry({ note: { load } })
    await expect(registry.load('note')).rejects.toThrow('offline')
    await expect(registry.load('note')).resolves.toBe(Note)
    expect(registry.get('note')).toBe(Note)
  })

  it('fetches a block once for repeated requests', async () => {
    const load = vi.fn(async () => Note)
    const registry = createRegistry({ note: { load } })
    await Promise.all([registry.load('note'), registry.load('note')])
    await registry.load('note')
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('ignores names that objects inherit', async () => {
    const registry = createRegistry({})
    expect(registry.has('toString')).toBe(false)
    await expect(registry.load('toString')).rejects.toThrow('`toString`')
  })
})
