import { expect, it } from 'vitest'
import { quotasOf } from './quotasOf.ts'

it.each([
  [
    ['500 minutes', '2,000 minutes'],
    [0.25, 1],
  ],
  [
    ['500 Minuten', '1.000 Minuten', '2\u202f000 Minuten'],
    [0.25, 0.5, 1],
  ],
  [['500 minutes', '20 calls'], []],
  [['500 minutes', 'Unlimited minutes'], []],
  [['500 minutes', undefined], []],
  [['500 minutes'], []],
])('the quotas of %j are %j', (texts, shares) => {
  expect(quotasOf(texts.map((included) => (included === undefined ? {} : { included })))).toEqual(shares)
})
