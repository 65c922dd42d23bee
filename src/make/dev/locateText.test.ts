import { describe, expect, it } from 'vitest'
import { locateText } from './locateText.ts'

const source = `pages:
  home:
    blocks:
      - type: hero
        headline: Every call *answered*
        text: >-
          It takes the call, books the
          appointment and sends the reminder.
      - type: faq
        items:
          - question: How long is the {facts.trial.days}-day trial?
            answer: You try a plan for {facts.trial.days} days.
  legal:
    blocks: []
`
const everywhere = [{ from: 1, to: 14 }]

describe('locateText', () => {
  it.each([
    ['Every call answered', 5, 19],
    ['books the appointment and sends', 7, 30],
    ['How long is the 7-day trial?', 11, 23],
    ['You try a plan for 7 days.', 12, 21],
  ])('finds the line of `%s`', (text, line, column) => {
    expect(locateText(source, text, everywhere)).toEqual({ line, column })
  })

  it('searches only the given ranges', () => {
    expect(locateText(source, 'Every call answered', [{ from: 9, to: 12 }])).toBeUndefined()
  })

  it('prefers a longer match in a later range to a shorter one in an earlier range', () => {
    const ranges = [{ from: 9, to: 12 }, ...everywhere]
    expect(locateText(source, 'trial of every call', ranges)).toEqual({ line: 5, column: 19 })
    expect(locateText(source, 'trial of nothing', ranges)).toMatchObject({ line: 11 })
  })

  it('doesn’t match a single short word', () => {
    expect(locateText(source, 'is', everywhere)).toBeUndefined()
    expect(locateText(source, 'Nothing of this kind', everywhere)).toBeUndefined()
    expect(locateText(source, '', everywhere)).toBeUndefined()
  })

  it('chooses the longest run of words over the first word that matches', () => {
    expect(locateText(source, 'the reminder', everywhere)).toEqual({ line: 8, column: 33 })
  })
})
