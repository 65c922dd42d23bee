import { expect, it, vi } from 'vitest'
import { readIconSet } from './readIconSet.ts'

it('readIconSet parses the file of the icons only once in a process', () => {
  expect(readIconSet().get('sun')).toContain('<')
  const parse = vi.spyOn(JSON, 'parse')
  expect(readIconSet().get('no-such-icon')).toBeUndefined()
  expect(readIconSet().names()).toContain('sunshine')
  expect(parse).not.toHaveBeenCalled()
})
