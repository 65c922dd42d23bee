import { test as base, expect } from '@playwright/test'
import type { SiteName } from '../builtSites.ts'
import { urlVariable } from './sites.ts'

interface Visit {
  /** Name of the site that the test visits. */
  readonly site: SiteName
  /** Every console message and uncaught error of the page, in order. */
  readonly consoleMessages: string[]
  /** Violations of the page's security policy. Every test expects none. */
  readonly policyViolations: string[]
  /** Outside addresses that the page requested. None of these requests leaves the machine. */
  readonly outsideRequests: string[]
}

/** Playwright's `test`, with records of what the page logs and of what it requests from other hosts. */
export const test = base.extend<Visit>({
  site: ['agency', { option: true }],

  baseURL: async ({ site }, use) => {
    const url = process.env[urlVariable(site)]
    if (!url) throw new Error(`The global setup has not served the site \`${site}\`.`)
    await use(url)
  },

  consoleMessages: async ({ context }, use) => {
    const messages: string[] = []
    context.on('console', (message) => messages.push(`${message.type()}: ${message.text()}`))
    context.on('weberror', (error) => messages.push(`uncaught: ${error.error().message}`))
    await use(messages)
  },

  policyViolations: [
    async ({ context }, use) => {
      const violations: string[] = []
      context.on('console', (message) => {
        if (/content security policy|permissions policy|trusted ?(type|html|script)/i.test(message.text()))
          violations.push(message.text())
      })
      await use(violations)
      expect(violations).toEqual([])
    },
    { auto: true },
  ],

  outsideRequests: [
    async ({ context, baseURL }, use) => {
      const requests: string[] = []
      // The bakery reports events: its beacon answers as a host's would.
      await context.route('https://stats.crumb.example/**', (route) => route.fulfill({ status: 204 }))
      context.on('request', (request) => {
        const { protocol, origin } = new URL(request.url())
        if (origin !== baseURL && /^https?:$/.test(protocol)) requests.push(request.url())
      })
      await use(requests)
    },
    { auto: true },
  ],
})

export { expect }
