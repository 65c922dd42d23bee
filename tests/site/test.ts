import { test as base } from '../support/browser/test.ts'

export { expect } from '../support/browser/test.ts'

/** `test` for the site of this repository, unless a test names another one. */
export const test = base.extend({ site: 'own' })
