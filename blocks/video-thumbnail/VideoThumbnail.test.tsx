import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderExample } from '../../tests/support/renderBlock.tsx'

describe('VideoThumbnail', () => {
  it('opens what its action names, and shows the picture without a second button', async () => {
    await renderExample('video-thumbnail')
    const play = screen.getByRole('button', { name: 'Watch the film' })
    expect(play.getAttribute('commandfor')).toBe('dialog-example')
    expect(screen.getAllByRole('button')).toEqual([play])
    expect(screen.getByRole('img', { name: 'A loaf on a wooden board' })).toBeTruthy()
  })

  it('keeps the room of a picture that has not arrived', async () => {
    await renderExample('video-thumbnail')
    const picture = screen.getByRole<HTMLImageElement>('img')
    const { width, height } = picture
    expect(width).toBeGreaterThan(0)
    expect(picture.closest('div')?.style.aspectRatio).toBe(`${width} / ${height}`)
  })
})
