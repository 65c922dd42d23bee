import { expect, it, vi } from 'vitest'
import { keepScroll, recallScroll, rememberScroll } from './scrollMemory.ts'

it('scrollMemory starts empty if the stored positions are not JSON, and stores new ones', () => {
  const setItem = vi.fn()
  vi.stubGlobal('sessionStorage', { getItem: () => '{"a":', setItem })
  expect(recallScroll('a')).toBeUndefined()
  rememberScroll('b', 120)
  keepScroll()
  expect(setItem).toHaveBeenCalledWith('pagewright-scroll', '{"b":120}')
  vi.unstubAllGlobals()
})
