import { expect, it } from 'vitest'
import { isInOpening } from './opening.ts'

it('is the first block of a page and every block inside it', () => {
  document.body.innerHTML = `<main id="main">
    <section id="first"><div><div id="nested"></div></div></section>
    <section id="second"><div id="below"></div></section>
  </main>`
  const isOpening = (id: string) => isInOpening(document.getElementById(id) ?? document.body)
  expect(['first', 'nested', 'second', 'below'].map(isOpening)).toEqual([true, true, false, false])
})
