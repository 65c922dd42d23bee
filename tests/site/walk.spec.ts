import { testWholeSite } from '../support/browser/wholeSite.ts'

testWholeSite('agency', { leastPages: 27 })
