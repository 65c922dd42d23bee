import { act } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { hydrateDelivered, type Outcome } from './hydrateDelivered.tsx'

let log = vi.spyOn(console, 'error')

beforeEach(() => {
  log = vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => document.body.replaceChildren())

function Counter({ fails = false }: { readonly fails?: boolean }) {
  const [count, setCount] = useState(0)
  if (fails || count > 1) throw new Error('Too much.')
  return (
    <form>
      <p>
        Count: {count} of {2}
      </p>
      <input name="note" />
      <button type="button" onClick={() => setCount(count + 1)}>
        Count
      </button>
    </form>
  )
}

function deliver(children: ReactNode): HTMLElement {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(children)
  return container
}

async function hydrate(container: HTMLElement, children: ReactNode): Promise<Outcome | undefined> {
  let outcome: Outcome | undefined
  await act(async () => {
    void hydrateDelivered(container, children, 'i0', 'Block `counter` failed', false).then((settled) => {
      outcome = settled
    })
  })
  return outcome
}

const note = () => document.querySelector<HTMLInputElement>('[name=note]')
const click = () => act(async () => document.querySelector('button')?.click())

describe('hydrateDelivered', () => {
  it('hydrates markup as it was delivered', async () => {
    const container = deliver(<Counter />)
    expect(await hydrate(container, <Counter />)).toBe('started')
    await click()
    expect(container.textContent).toContain('Count: 1 of 2')
    expect(log).not.toHaveBeenCalled()
  })

  it('leaves changed markup as it is', async () => {
    const container = deliver(<Counter />)
    container.querySelector('input')?.after(document.createElement('div'))
    const nodes = [...container.querySelectorAll('*')]
    expect(await hydrate(container, <Counter />)).toBe('changed')
    expect([...container.querySelectorAll('*')]).toEqual(nodes)
  })

  it('leaves the markup of a block that fails as it is, and logs the error', async () => {
    const container = deliver(<Counter />)
    const nodes = [...container.querySelectorAll('*')]
    expect(await hydrate(container, <Counter fails />)).toBe('failed')
    expect([...container.querySelectorAll('*')]).toEqual(nodes)
    expect(log.mock.calls.map(([text]) => text)).toContain('Block `counter` failed: Too much.')
  })

  it('puts back what a block showed before it failed, with what was typed and the focus', async () => {
    const container = deliver(<Counter />)
    await hydrate(container, <Counter />)
    const field = note()
    if (field) field.value = 'Ada'
    field?.focus()
    await click()
    await click()
    expect(container.textContent).toContain('Count: 1 of 2')
    expect(note()).toBe(field)
    expect(note()?.value).toBe('Ada')
    expect(document.activeElement).toBe(field)
    expect(container.dataset.live).toBe('failed')
    expect(log.mock.calls.map(([text]) => text)).toContain('Block `counter` failed: Too much.')
  })
})
