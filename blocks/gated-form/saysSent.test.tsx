import { describe, expect, it } from 'vitest'
import { saysSent } from './saysSent.ts'

/** Whether a message counts, of a frame with the given sandbox. */
function counts(sandbox: string | undefined, origin: string): boolean {
  const frame = document.createElement('iframe')
  frame.src = 'https://forms.example/form'
  if (sandbox !== undefined) frame.setAttribute('sandbox', sandbox)
  document.body.append(frame)
  return saysSent(
    new MessageEvent('message', { data: { type: 'form:submit' }, source: frame.contentWindow, origin }),
    frame,
  )
}

describe('saysSent', () => {
  it.each([
    [undefined, 'https://forms.example', true],
    [undefined, 'null', false],
    ['allow-scripts allow-same-origin', 'https://forms.example', true],
    ['allow-scripts allow-same-origin', 'null', false],
    ['allow-scripts allow-same-origin', 'https://elsewhere.example', false],
    ['allow-scripts', 'null', true],
    ['allow-scripts', 'https://forms.example', false],
    ['', 'https://elsewhere.example', false],
  ])('takes for a frame with the sandbox %j the origin %s: %s', (sandbox, origin, expected) => {
    expect(counts(sandbox, origin)).toBe(expected)
  })
})
