import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { renderBlock } from '../../tests/support/renderBlock.tsx'
import './page.ts'

const pictures = `type: gallery
heading: Morning
pictures:
  - { src: /images/people/ana.svg, alt: Ana, caption: At five }
  - { src: /images/people/ben.svg, alt: Ben }`

/** Which slide was scrolled to, by its text alternative. */
const shown: (string | undefined)[] = []

beforeEach(async () => {
  shown.length = 0
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLElement.prototype.scrollIntoView = function () {
    shown.push(this.querySelector('img')?.alt)
  }
  await renderBlock(pictures)
})

describe('Gallery', () => {
  it('links each picture to the large one, for visitors without scripts', () => {
    const links = screen.getAllByRole('link').map((link) => [link.getAttribute('href'), link.textContent])
    expect(links).toEqual([
      ['/images/people/ana.svg', ''],
      ['/images/people/ben.svg', ''],
    ])
    expect(screen.getByRole('link', { name: 'Ben' })).toBeTruthy()
  })

  it('opens a picture large, with its caption and its neighbors', () => {
    screen.getByRole('link', { name: 'Ben' }).click()
    const dialog = screen.getByRole('dialog', { name: 'Morning' })
    const slides = within(dialog).getAllByRole('listitem')
    expect(slides.map((slide) => slide.textContent)).toEqual(['At five', ''])
    expect(within(dialog).queryAllByRole('link')).toEqual([])
    expect(shown).toEqual(['Ben'])
    expect(within(dialog).getByRole('status').textContent).toBe('Ben')
  })

  it('leaves a click for a new tab to the browser', () => {
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true })
    expect(screen.getByRole('link', { name: 'Ben' }).dispatchEvent(click)).toBe(true)
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
