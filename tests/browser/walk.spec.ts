import { testWholeSite } from './wholeSite.ts'

testWholeSite('agency')
