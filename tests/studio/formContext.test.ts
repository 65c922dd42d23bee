import { describe, expect, it } from 'vitest'
import { copyOf, nameOf } from '../../studio/app/form/formContext.ts'

describe('nameOf', () => {
  it.each([
    [{ type: 'card', title: 'Brakes', text: 'Pads' }, 'Brakes'],
    [{ src: '/images/door.svg', alt: 'The door' }, 'The door'],
    [{ src: '/images/team/ruth.svg', alt: '' }, 'ruth.svg'],
    ['/images/door.svg', 'door.svg'],
    [{ link: { label: 'Read more' } }, 'Read more'],
    [18, '18'],
  ])('of %j is %s', (value, name) => expect(nameOf(value)).toBe(name))
})

describe('copyOf', () => {
  it('gives a copy a name that no other has, and leaves what a picture shows', () => {
    const others = [{ name: 'Ada' }, { name: 'Ada 2' }]
    expect(copyOf('/a/0', '/a/2', { name: 'Ada' }, others)).toEqual([
      { op: 'copy', from: '/a/0', path: '/a/2' },
      { op: 'replace', path: '/a/2/name', value: 'Ada 3' },
    ])
    expect(copyOf('/a/0', '/a/1', { src: '/x.svg', alt: 'X' }, [])).toHaveLength(1)
  })
})
