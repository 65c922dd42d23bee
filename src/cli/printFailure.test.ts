import { expect, it } from 'vitest'
import { describeSystemError } from './printFailure.ts'

const failure = (details: object, message = 'it failed') => Object.assign(new Error(message), details)

it.each([
  failure({ code: 'ENOSPC', path: '/site/dist/a.avif' }),
  failure({ code: 'ENOSPC' }),
  failure({}, 'Failed to write file: No space left on device (os error 28)'),
])('describeSystemError says that a disk is full', (error) => {
  expect(describeSystemError(error)).toMatch(/^The disk is full/)
})

it.each([
  failure({ code: 'EROFS', path: '/site/dist' }),
  failure({ code: 'EACCES', path: '/site/dist' }),
  failure({ code: 'ENOENT', syscall: 'mkdir', path: '/site/dist' }),
])('describeSystemError says what may not be written', (error) => {
  expect(describeSystemError(error)).toMatch(/^Pagewright may not write `\/site\/dist`\. Change/)
})

it.each([failure({}), failure({ code: 'ENOENT', syscall: 'open' }), 'text', undefined])(
  'describeSystemError leaves other errors to their stack traces',
  (error) => {
    expect(describeSystemError(error)).toBeUndefined()
  },
)
