import { beforeEach, describe, expect, it, vi } from 'vitest'
import { placeNear } from './placeNear.ts'

const screen = { width: 1000, height: 800 }
const popover = { width: 300, height: 200 }

beforeEach(() => {
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(screen.width)
  vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(screen.height)
})

function placed(
  anchor: { left: number; top: number },
  placement: Parameters<typeof placeNear>[2],
  direction = 'ltr',
) {
  const element = document.createElement('div')
  const button = document.createElement('button')
  button.style.direction = direction
  document.body.append(button, element)
  button.getBoundingClientRect = () => new DOMRect(anchor.left, anchor.top, 100, 40)
  Object.defineProperties(element, {
    offsetWidth: { value: popover.width },
    offsetHeight: { value: popover.height },
  })
  placeNear(button, element, placement)()
  return [element.style.left, element.style.top]
}

describe('placeNear', () => {
  it.each([
    ['below, at the start', { left: 200, top: 100 }, 'below', 'start', 'ltr', ['200px', '148px']],
    [
      'below, at the start of right-to-left',
      { left: 400, top: 100 },
      'below',
      'start',
      'rtl',
      ['200px', '148px'],
    ],
    [
      'above where there is no room below',
      { left: 200, top: 700 },
      'below',
      'start',
      'ltr',
      ['200px', '492px'],
    ],
    ['above, in the middle', { left: 200, top: 300 }, 'above', 'center', 'ltr', ['100px', '92px']],
    [
      'below where there is no room above',
      { left: 200, top: 100 },
      'above',
      'center',
      'ltr',
      ['100px', '148px'],
    ],
    ['on the screen at its right edge', { left: 950, top: 100 }, 'below', 'start', 'ltr', ['692px', '148px']],
    ['on the screen at its left edge', { left: 0, top: 300 }, 'above', 'center', 'ltr', ['8px', '92px']],
  ] as const)('places a popover %s', (_, anchor, side, align, direction, expected) => {
    expect(placed(anchor, { side, align }, direction)).toEqual(expected)
  })
})
