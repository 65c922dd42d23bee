import { test as base } from '../support/browser/test.ts'

export { expect } from '../support/browser/test.ts'

/** The tests of this folder visit the site of this repository, unless they name another one. */
export const test = base.extend({ site: 'own' })
