import { describe, expect, it, vi } from 'vitest'
import { countUp, enter } from './motion.ts'

function element(text: string): HTMLElement {
  const paragraph = document.createElement('p')
  paragraph.textContent = text
  document.body.append(paragraph)
  return paragraph
}

function preferMotion(motion: 'no-preference' | 'reduce'): void {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) => ({ media, matches: media.endsWith(`: ${motion})`) }) as MediaQueryList,
  )
}

describe('countUp', () => {
  it('counts up to the number in the text and restores the text', async () => {
    preferMotion('no-preference')
    const price = element('$3,811 a year')
    const seen = new Set<string>()
    const observer = new MutationObserver(() => seen.add(price.textContent ?? ''))
    observer.observe(price, { characterData: true, subtree: true })

    countUp(price)
    await expect.poll(() => seen.size, { timeout: 3000 }).toBeGreaterThan(2)
    await expect.poll(() => price.textContent, { timeout: 3000 }).toBe('$3,811 a year')
    for (const text of seen) expect(text).toMatch(/^\$[\d,]+ a year$/)
    observer.disconnect()
  })

  it('shows the final text at once when it is stopped', async () => {
    preferMotion('no-preference')
    const stat = element('98%')
    const stop = countUp(stat)
    await expect.poll(() => stat.textContent).not.toBe('98%')
    stop()
    expect(stat.textContent).toBe('98%')
  })

  it('doesn’t overwrite a text that changed meanwhile', async () => {
    preferMotion('no-preference')
    const price = element('$397')
    const stop = countUp(price)
    await expect.poll(() => price.textContent).not.toBe('$397')
    if (price.firstChild instanceof Text) price.firstChild.data = '$3,811'
    stop()
    expect(price.textContent).toBe('$3,811')
  })

  it('does nothing with reduced motion or without a number', async () => {
    preferMotion('reduce')
    const stat = element('98%')
    countUp(stat)
    preferMotion('no-preference')
    const words = element('Always')
    countUp(words)
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect([stat.textContent, words.textContent]).toEqual(['98%', 'Always'])
  })
})

describe('enter', () => {
  it('does nothing with reduced motion', async () => {
    preferMotion('reduce')
    const panel = element('Panel')
    enter(panel)
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(panel.hasAttribute('style')).toBe(false)
  })
})
