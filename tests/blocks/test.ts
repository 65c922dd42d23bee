import { test as base } from '@playwright/test'
import { createVisitor, type Visitor } from '../../src/make/blockTests/visitor.ts'
import { type ExampleFolder, probeVariable, urlVariable } from './exampleFolders.ts'

interface Suite {
  readonly visitor: Visitor
}

/** Playwright's `test` with the browser windows that a worker reuses for all of its examples. */
export const test = base.extend<object, Suite>({
  visitor: [
    async ({ browser }, use) => {
      const visitor = createVisitor(browser, setting(probeVariable))
      await use(visitor)
      await visitor.close()
    },
    { scope: 'worker' },
  ],
})

/** URL of a page among the examples of a folder. */
export function addressOf(folder: ExampleFolder, path: string): string {
  return setting(urlVariable(folder)) + path
}

function setting(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`The global setup has not set ${name}.`)
  return value
}
