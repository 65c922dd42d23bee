import { testWholeSite } from '../support/browser/wholeSite.ts'

/** A studio of architects, in the look `gallery`. */

testWholeSite('architects', { leastPages: 4 })
