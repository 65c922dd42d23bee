import { describe, expect, it } from 'vitest'
import { repairMarkup } from './repairMarkup.ts'

function elementOf(html: string): HTMLElement {
  const element = document.createElement('div')
  element.innerHTML = html
  return element
}

const form =
  '<form class="a"><label for="n">Name <b>now</b></label><input id="n" name="n"><p>12<!-- --> of 20</p><div data-blocks=""><p>Inside</p></div></form>'

describe('repairMarkup', () => {
  it.each([
    ['texts that were replaced', (at: HTMLElement) => at.querySelector('p')?.replaceChildren('Zwölf von 20')],
    ['texts that were split', (at: HTMLElement) => at.querySelector('label')?.prepend('foreign')],
    ['elements beside fields', (at: HTMLElement) => at.querySelector('input')?.after(elementOf('<i>x</i>'))],
    [
      'elements around fields',
      (at: HTMLElement) => {
        const [input, around] = [at.querySelector('input'), document.createElement('div')]
        input?.replaceWith(around)
        if (input) around.append(input)
      },
    ],
    ['elements at the begin', (at: HTMLElement) => at.prepend(elementOf('<form><input></form>'))],
    ['missing texts', (at: HTMLElement) => at.querySelector('b')?.remove()],
    ['foreign attributes', (at: HTMLElement) => at.querySelector('form')?.setAttribute('data-x', '')],
  ])('repairs %s and keeps the fields and the blocks inside', (_, change) => {
    const [current, delivered] = [elementOf(form), elementOf(form)]
    const [input, inside] = [current.querySelector('input'), current.querySelector('[data-blocks]')]
    if (input) input.value = 'Ada'
    inside?.firstElementChild?.append('!')
    change(current)
    repairMarkup(current, delivered)
    expect(current.querySelector('input')).toBe(input)
    expect(input?.value).toBe('Ada')
    expect(inside?.textContent).toBe('Inside!')
    current.querySelector('[data-x]')?.removeAttribute('data-x')
    inside?.firstElementChild?.replaceChildren('Inside')
    expect(current.innerHTML).toBe(form)
  })
})
