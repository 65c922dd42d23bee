import { act, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { CompiledPage } from '../../../schema/model.ts'
import { App } from '../../../src/site/runtime/App.tsx'
import type { Runtime } from '../../../src/site/runtime/context.ts'
import { type BlockComponent, createRegistry } from '../../../src/site/runtime/registry.ts'
import { useToasts } from '../../../src/site/stores/toasts.ts'
import { toyFrame, toyPage } from '../../support/toySite.ts'

const Title: BlockComponent = ({ text }) => <h1>{String(text)}</h1>

const titled = (text: string, more: Partial<CompiledPage> = {}): CompiledPage => ({
  ...toyPage,
  title: text,
  blocks: [{ type: 'title', key: 'title-1', text }],
  ...more,
})

let runtime: Runtime

beforeEach(async () => {
  const registry = createRegistry({ title: { load: async () => Title } })
  await registry.load('title')
  runtime = { shell: toyFrame, registry, mode: 'production' }
})

const app = (page: CompiledPage) => <App runtime={runtime} page={page} buildYear={2026} />

describe('App', () => {
  it('renders two pages in one process without traces of the first', () => {
    const before = useToasts.getState()
    const one = renderToString(app(titled('One')))
    const two = renderToString(app(titled('Two')))
    expect(one).toContain('<h1>One</h1>')
    expect(two).toContain('<h1>Two</h1>')
    expect(two).not.toContain('One')
    expect(useToasts.getState()).toEqual(before)
  })

  it('renders the blocks of dialogs', () => {
    const hello = {
      title: 'Hello',
      size: 'medium',
      blocks: [{ type: 'title', key: 't', text: 'Hi' }],
    } as const
    const { container } = render(app(titled('One', { dialogs: { hello } })))
    expect(container.querySelector('dialog#dialog-hello')?.textContent).toContain('Hi')
  })

  it('begins the content with the title as a heading if no block has the main heading', () => {
    const { container } = render(app({ ...titled('One'), blocks: [], heading: 'One' }))
    expect(container.querySelector('#main > h1:first-child')?.textContent).toBe('One')
  })

  it('leaves a page without a frame to its blocks', () => {
    const { container } = render(app(titled('One', { frame: 'none' })))
    expect(container.querySelector('#main')?.textContent).toBe('One')
    expect(container.querySelectorAll('header, footer, dialog, a')).toHaveLength(0)
  })

  it('shows a heading and a link home when a page fails', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const broken = { ...titled('Broken'), dialogs: null } as unknown as CompiledPage
    await act(async () => render(app(broken), { onCaughtError: () => {} }))
    expect(screen.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeDefined()
    expect(screen.getByRole('link', { name: 'Return to Home' }).getAttribute('href')).toBe('/')
  })
})
