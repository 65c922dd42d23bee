import { testWholeSite } from '../support/browser/wholeSite.ts'

/** The starter of `pagewright init` for a local business. */

testWholeSite('business', { leastPages: 5 })
