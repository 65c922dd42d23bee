import { testWholeSite } from '../support/browser/wholeSite.ts'

/** The smallest starter of `pagewright init`. */

testWholeSite('blank', { leastPages: 2 })
