import { beforeEach, describe, expect, it, vi } from 'vitest'
import { placeNear } from './placeNear.ts'

const screen = { width: 1000, height: 800 }
const popover = { width: 300, height: 200 }

beforeEach(() => {
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(screen.width)
  vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(screen.height)
})

function placed(left: number, top: number, placement: Parameters<typeof placeNear>[2], direction: string) {
  const element = document.createElement('div')
  const button = document.createElement('button')
  button.style.direction = direction
  document.body.append(button, element)
  button.getBoundingClientRect = () => new DOMRect(left, top, 100, 40)
  Object.defineProperties(element, {
    offsetWidth: { value: popover.width },
    offsetHeight: { value: popover.height },
  })
  placeNear(button, element, placement)()
  return `${element.style.left} ${element.style.top}`
}

describe('placeNear', () => {
  it.each([
    // where, left and top of the anchor, side, align, direction, left and top of the popover
    ['below, at the start', 200, 100, 'below', 'start', 'ltr', '200px 148px'],
    ['below, at the start of right-to-left', 400, 100, 'below', 'start', 'rtl', '200px 148px'],
    ['above if there is no room below', 200, 700, 'below', 'start', 'ltr', '200px 492px'],
    ['above, in the middle', 200, 300, 'above', 'center', 'ltr', '100px 92px'],
    ['below if there is no room above', 200, 100, 'above', 'center', 'ltr', '100px 148px'],
    ['on the screen at its right edge', 950, 100, 'below', 'start', 'ltr', '692px 148px'],
    ['on the screen at its left edge', 0, 300, 'above', 'center', 'ltr', '8px 92px'],
  ] as const)('places a popover %s', (_, left, top, side, align, direction, expected) => {
    expect(placed(left, top, { side, align }, direction)).toBe(expected)
  })
})
