import { describe, expect, it } from 'vitest'
import { createTextMarker } from './markTexts.ts'

const mark = createTextMarker(
  [
    'Call us',
    'We answer *every* call & more',
    'Open {facts.days} days',
    '**Rooms**\n\n- With [a view](/view)\n- Quiet',
    'A red door',
    '{facts.days}',
  ],
  'en',
)

describe('createTextMarker', () => {
  it.each([
    [
      '<a href="/x">Call us<svg><path d="M0"/></svg></a>',
      '<a lang="en" href="/x">Call us<svg><path d="M0"/></svg></a>',
    ],
    ['<p>We answer <em>every</em> call &amp; more</p>', '<p lang="en">We answer <em>every</em> call &amp; more</p>'],
    ['<h2>Open\u00a07 days</h2>', '<h2 lang="en">Open\u00a07 days</h2>'],
    ['<h2>Open <!-- -->7<!-- --> days</h2>', '<h2 lang="en">Open <!-- -->7<!-- --> days</h2>'],
    [
      '<ul><li>With <a href="/view">a view</a></li><li>Quiet</li></ul>',
      '<ul><li lang="en">With <a href="/view">a view</a></li><li lang="en">Quiet</li></ul>',
    ],
    ['<div><p><b>Rooms</b></p></div>', '<div><p><b lang="en">Rooms</b></p></div>'],
    ['<img src="/a.svg" alt="A red door"><p>Puerta</p>', '<img lang="en" src="/a.svg" alt="A red door"><p>Puerta</p>'],
  ])('gives the element whose text it is its language: %s', (html, marked) => {
    expect(mark(html)).toBe(marked)
  })

  it.each(['<p>Call us now</p>', '<p>7</p>', '<p title="Call us">Llame</p>', '<p>Call us: <b>555</b></p>', ''])(
    'leaves %s as it is',
    (html) => {
      expect(mark(html)).toBe(html)
    },
  )
})
