import { describe, expect, it, vi } from 'vitest'
import { readIconSet } from './readIconSet.ts'

describe('readIconSet', () => {
  it('parses the file of the icons once, however many sets and icons are asked for', () => {
    const parse = vi.spyOn(JSON, 'parse')
    for (const name of ['check', 'star', 'sunshine']) expect(readIconSet().get(name)).toMatch(/^<path /)
    expect(readIconSet().get('no-such-icon')).toBeUndefined()
    expect(readIconSet().names()).toContain('sunshine')
    expect(parse).toHaveBeenCalledTimes(1)
    parse.mockRestore()
  })
})
