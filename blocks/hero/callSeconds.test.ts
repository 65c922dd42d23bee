import { expect, it } from 'vitest'
import { callSeconds } from './callSeconds.ts'

it.each([
  [['Hello?', 'Good evening, how can I help?'], 5],
  [['Our heat just went out. Can anyone come tomorrow morning?', 'Of course. 8 or 10:30?'], 8],
  [[Array.from({ length: 400 }, () => 'word').join(' ')], 59],
])('a call takes as long as its words and pauses: %j', (texts, seconds) => {
  expect(callSeconds(texts.map((text) => ({ text })))).toBe(seconds)
})
