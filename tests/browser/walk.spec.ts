import { testWholeSite } from './wholeSite.ts'

testWholeSite('agency', { leastPages: 27 })
