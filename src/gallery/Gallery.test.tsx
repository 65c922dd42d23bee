import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { renderGallery } from './entryGalleryServer.tsx'
import { Gallery } from './Gallery.tsx'
import type { GalleryData } from './galleryData.ts'

const block = (type: string, description: string, yaml: string, problem?: string) => ({
  type,
  description,
  fields: [],
  examples: [{ id: `${type}-1`, yaml, preview: `/preview/${type}-1`, ...(problem && { problem }) }],
})

const data: GalleryData = {
  blocks: [
    block('faq', 'Questions that open to show the answer.', '      - type: faq\n        open: first\n'),
    block('call-panel', 'A phone number.', '      - type: call-panel\n'),
  ],
  shapes: [],
}

const Observer = window.IntersectionObserver

beforeEach(() => {
  location.hash = ''
  localStorage.clear()
})

const shownTypes = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)

describe('Gallery', () => {
  it.each([
    { query: 'answer', finds: ['faq'] },
    { query: 'call panel', finds: ['call-panel'] },
    { query: 'PHONE', finds: ['call-panel'] },
    { query: ' ', finds: ['faq', 'call-panel'] },
  ])('finds $finds when searching for `$query`', async ({ query, finds }) => {
    render(<Gallery data={data} />)
    await userEvent.type(screen.getByRole('searchbox', { name: 'Find a block' }), query)
    expect(shownTypes()).toEqual(finds)
    const nav = screen.getByRole('navigation', { name: 'Block types' })
    expect(
      within(nav)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(finds)
  })

  it('says when a search finds nothing and offers a way back', async () => {
    render(<Gallery data={data} />)
    await userEvent.type(screen.getByRole('searchbox'), 'zeppelin')
    expect(screen.getByText(/“zeppelin”/)).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Show all 2' }))
    expect(shownTypes()).toEqual(['faq', 'call-panel'])
  })

  it('copies the YAML by keyboard and announces it', async () => {
    const user = userEvent.setup()
    render(<Gallery data={data} />)
    screen.getByRole('button', { name: /copy the yaml of faq/i }).focus()
    await user.keyboard('{Enter}')
    expect(await navigator.clipboard.readText()).toBe('      - type: faq\n        open: first\n')
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('Copied.')
  })

  it('selects the YAML if the clipboard is refused', async () => {
    const user = userEvent.setup()
    render(<Gallery data={data} />)
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'))
    await user.click(screen.getByRole('button', { name: /copy the yaml of faq/i }))
    expect(getSelection()?.toString()).toBe('      - type: faq\n        open: first\n')
    expect(screen.getByText('Selected. Copy it with Ctrl+C.')).toBeDefined()
  })

  it('shows the problem of a broken example instead of its previews', () => {
    const broken = block('faq', 'Questions.', '      - type: faq\n', 'blocks/faq/example.yaml:1:1')
    render(<Gallery data={{ blocks: [broken], shapes: [] }} />)
    expect(screen.getByText('blocks/faq/example.yaml:1:1')).toBeDefined()
    expect(screen.queryByTitle('faq on a phone')).toBeNull()
  })

  it('loads a preview when it comes near the viewport, and a prerendered one at once', () => {
    let approach = () => {}
    vi.spyOn(window, 'IntersectionObserver').mockImplementation(function (this: unknown, callback) {
      const observer = new Observer(callback)
      approach = () => callback([{ isIntersecting: true } as IntersectionObserverEntry], observer)
      return observer
    })
    const { unmount } = render(<Gallery data={{ ...data, blocks: data.blocks.slice(0, 1) }} />)
    const source = () => screen.getByTitle('faq on a phone').getAttribute('src')
    expect(source()).toBeNull()
    act(approach)
    expect(source()).toBe('/preview/faq-1')
    unmount()

    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = renderGallery(data).html
    render(<Gallery data={data} />, { container, hydrate: true })
    expect(source()).toBe('/preview/faq-1')
  })

  it('shows a block that a link targets even if the search hid it', async () => {
    render(<Gallery data={data} />)
    await userEvent.type(screen.getByRole('searchbox'), 'phone')
    await act(async () => {
      location.hash = '#faq'
      window.dispatchEvent(new HashChangeEvent('hashchange'))
    })
    expect(shownTypes()).toEqual(['faq', 'call-panel'])
  })

  it('remembers the choice of light or dark', async () => {
    const { unmount } = render(<Gallery data={data} />)
    await userEvent.click(screen.getByRole('radio', { name: 'Dark' }))
    expect(document.documentElement.style.colorScheme).toBe('dark')
    unmount()
    render(<Gallery data={data} />)
    expect(screen.getByRole('radio', { name: 'Dark' })).toHaveProperty('checked', true)
  })
})
