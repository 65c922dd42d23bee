import { afterEach, expect, it, vi } from 'vitest'
import { choiceKey } from '../../src/site/runtime/choiceKey.ts'
import { renderExample } from '../../tests/support/renderBlock.tsx'

const chosen = () => document.documentElement.dataset.chosen

afterEach(() => {
  sessionStorage.clear()
  delete document.documentElement.dataset.chosen
})

it('names what the visitor chose on the way to this page', async () => {
  sessionStorage.setItem(choiceKey(location.pathname), 'Bakery')
  const { container } = await renderExample('greeting')
  await import('./beforePaint.ts')
  await import('./page.ts')
  expect(container.querySelector('p')?.textContent).toBe('Picked for you: Bakery')
  expect(chosen()).toBe('Bakery')
})

it('stays out of sight after a choice that led to another page', async () => {
  sessionStorage.setItem(choiceKey('/other'), 'Bakery')
  vi.resetModules()
  await import('./beforePaint.ts')
  expect(chosen()).toBeUndefined()
})
