import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderExample } from '../../tests/support/renderBlock.tsx'

describe('VideoThumbnail', () => {
  it('is one button that runs its action and shows the picture', async () => {
    await renderExample('video-thumbnail')
    const play = screen.getByRole('button', { name: 'Watch the film' })
    expect(play.getAttribute('commandfor')).toBe('dialog-example')
    expect(screen.getAllByRole('button')).toEqual([play])
    expect(screen.getByRole('img', { name: 'A loaf on a wooden board' })).toBeTruthy()
  })

  it('reserves the space of a picture that hasn’t loaded', async () => {
    await renderExample('video-thumbnail')
    const picture = screen.getByRole<HTMLImageElement>('img')
    const { width, height } = picture
    expect(width).toBeGreaterThan(0)
    expect(picture.closest('div')?.style.aspectRatio).toBe(`${width} / ${height}`)
  })
})
