import { act, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter, useNavigate } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { CompiledEntry, CompiledPage } from '../../../schema/model.ts'
import { App } from '../../../src/runtime/App.tsx'
import type { Runtime } from '../../../src/runtime/context.ts'
import { followLinks } from '../../../src/runtime/followLinks.ts'
import { createClientPages, createSinglePage, type Pages, settled } from '../../../src/runtime/pages.ts'
import { type BlockComponent, createRegistry } from '../../../src/runtime/registry.ts'
import { useBilling } from '../../../src/stores/billing.ts'
import { useDialogs } from '../../../src/stores/dialogs.ts'
import { useToasts } from '../../../src/stores/toasts.ts'
import { toyFrame } from '../../support/toySite.ts'

const Title: BlockComponent = ({ text, to }) => (
  <>
    <h1>{String(text)}</h1>
    {to ? <a href={String(to)}>go</a> : null}
  </>
)

const toyPage = (path: string, text: string, more: Partial<CompiledPage> = {}): CompiledPage => ({
  path,
  name: text,
  params: {},
  title: text,
  description: `About ${text}`,
  canonical: path,
  index: true,
  pinchZoom: true,
  frame: 'full',
  blocks: [{ type: 'title', key: 'title-1', text }],
  dialogs: {},
  ...more,
})

const found = (page: CompiledPage): CompiledEntry => ({ kind: 'page', page })

let runtime: Runtime

beforeEach(async () => {
  const registry = createRegistry({ title: async () => Title })
  await registry.load('title')
  runtime = { shell: toyFrame, registry, mode: 'production' }
})

const appAt = (path: string, pages: Pages) => (
  <MemoryRouter initialEntries={[path]}>
    <App runtime={runtime} pages={pages} buildYear={2026} />
    <LinkFollower />
  </MemoryRouter>
)

let stopFollowing = () => {}
let goTo: (path: string) => void = () => {}

function LinkFollower() {
  const navigate = useNavigate()
  goTo = (path) => void navigate(path)
  return null
}

afterEach(() => stopFollowing())

/** Renders and hydrates an app with a table of pages. */
async function startApp(table: Readonly<Record<string, CompiledEntry>>) {
  const pages = createClientPages((path) => {
    const resolution = table[path]
    return resolution ? settled(resolution) : Promise.reject(new Error(`no ${path}`))
  })
  await act(async () => render(appAt('/', pages)))
  stopFollowing = followLinks((to) => goTo(String(to)), pages)
}

describe('App', () => {
  it('renders two pages in one process without traces of the first', () => {
    const before = [useBilling, useDialogs, useToasts].map((store) => store.getState())
    const one = renderToString(appAt('/', createSinglePage(found(toyPage('/', 'One')))))
    const two = renderToString(appAt('/two', createSinglePage(found(toyPage('/two', 'Two')))))
    expect(one).toContain('<h1>One</h1>')
    expect(two).toContain('<h1>Two</h1>')
    expect(two).not.toContain('One')
    expect([useBilling, useDialogs, useToasts].map((store) => store.getState())).toEqual(before)
  })

  it('hydrates server markup without console output', async () => {
    const complain = vi.spyOn(console, 'error')
    const pages = createSinglePage(
      found(
        toyPage('/', 'One', {
          dialogs: {
            hello: { title: 'Hello', size: 'medium', blocks: [{ type: 'title', key: 't', text: 'Hi' }] },
          },
        }),
      ),
    )
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = renderToString(appAt('/', pages))
    const delivered = container.innerHTML
    await act(async () => render(appAt('/', pages), { container, hydrate: true }))
    expect(complain).not.toHaveBeenCalled()
    expect(container.innerHTML).toBe(delivered)
  })

  it('follows a link, focuses the heading, announces the title and updates the head', async () => {
    await startApp({
      '/': found(toyPage('/', 'One', { blocks: [{ type: 'title', key: 't', text: 'One', to: '/two' }] })),
      '/two': found(toyPage('/two', 'Two', { pinchZoom: false, index: false })),
    })
    await act(async () => fireEvent.click(screen.getByText('go')))
    const heading = screen.getByRole('heading', { level: 1, name: 'Two' })
    expect(document.activeElement).toBe(heading)
    expect(document.querySelector('[aria-live="polite"]')?.textContent).toBe('Two | Toy')
    expect(document.title).toBe('Two | Toy')
    expect(document.head.innerHTML).toContain('About Two')
    expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
      'https://www.toy.example/two',
    )
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
    expect(document.documentElement.dataset.pinchZoom).toBe('off')

    await act(async () => goTo('/'))
    expect(document.title).toBe('One | Toy')
    expect(document.querySelector('meta[name=robots]')).toBeNull()
    expect(document.documentElement.dataset.pinchZoom).toBeUndefined()
  })

  it('follows a redirect without a history entry for the old path', async () => {
    await startApp({
      '/': found(toyPage('/', 'One', { blocks: [{ type: 'title', key: 't', text: 'One', to: '/old' }] })),
      '/old': { kind: 'redirect', to: '/new' },
      '/new': found(toyPage('/new', 'New')),
    })
    await act(async () => fireEvent.click(screen.getByText('go')))
    expect(screen.getByRole('heading', { name: 'New' })).toBeDefined()
    await act(async () => goTo('/old'))
    expect(document.title).toBe('New | Toy')
  })

  it('shows a heading and a link home when a page fails, and recovers on the next page', async () => {
    const complain = vi.spyOn(console, 'error').mockImplementation(() => {})
    const broken = { ...toyPage('/broken', 'Broken'), dialogs: null } as unknown as CompiledPage
    await startApp({ '/': found(toyPage('/', 'One')), '/broken': found(broken) })
    await act(async () => goTo('/broken'))
    expect(screen.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeDefined()
    expect(screen.getByRole('link', { name: 'Return to Home' }).getAttribute('href')).toBe('/')
    await act(async () => goTo('/'))
    expect(screen.getByRole('heading', { name: 'One' })).toBeDefined()
    complain.mockRestore()
  })
})

describe('followLinks', () => {
  const link = (attributes: string) => {
    document.body.innerHTML = `<a ${attributes}>x</a>`
    return screen.getByText('x')
  }

  it.each([
    ['another tab', 'href="/two" target="_blank"'],
    ['a download', 'href="/two" download'],
    ['another origin', 'href="https://other.example/two"'],
    ['a file', 'href="/brochure.pdf"'],
    ['a link marked as a document', 'href="/two" data-document'],
    ['an anchor of the page that is shown', `href="${location.pathname}#faq"`],
  ])('leaves %s to the browser', (_case, attributes) => {
    const navigate = vi.fn()
    const prefetch = vi.fn()
    stopFollowing = followLinks(navigate, { prefetch })
    const target = link(attributes)
    target.addEventListener('click', (event) => event.preventDefault(), { once: true })
    fireEvent.pointerOver(target)
    fireEvent.click(target)
    expect(navigate).not.toHaveBeenCalled()
    expect(prefetch).not.toHaveBeenCalled()
  })

  it('leaves clicks with a modifier key to the browser', () => {
    const navigate = vi.fn()
    stopFollowing = followLinks(navigate, { prefetch: vi.fn() })
    const target = link('href="/two" onclick="return true"')
    document.addEventListener('click', (event) => event.preventDefault(), { once: true })
    fireEvent.click(target, { ctrlKey: true })
    expect(navigate).not.toHaveBeenCalled()
  })

  it('fetches a page when its link is hovered and opens it on click', () => {
    const navigate = vi.fn()
    const prefetch = vi.fn()
    stopFollowing = followLinks(navigate, { prefetch })
    const target = link('href="/two/?a=1#b"')
    fireEvent.pointerOver(target)
    fireEvent.click(target)
    expect(prefetch).toHaveBeenCalledWith('/two')
    expect(navigate).toHaveBeenCalledWith('/two/?a=1#b')
  })
})
