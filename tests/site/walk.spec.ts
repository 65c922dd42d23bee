import { testWholeSite } from '../support/browser/wholeSite.ts'

testWholeSite('own', { leastPages: 27 })
