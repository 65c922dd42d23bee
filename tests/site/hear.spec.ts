import { sampleOf } from '../support/whole.ts'
import { expect, test } from './test.ts'

const niches = ['healthcare', 'real-estate', 'restaurants', 'service-contractors', 'music']
const paths = ['/', '/demo', ...niches.map((name) => `/niches/${name}`)]

for (const path of sampleOf(paths, 2)) {
  test(`${path} plays a call, of which no byte is fetched before a click`, async ({ page }) => {
    const recordings: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('.mp3')) recordings.push(request.url())
    })
    await page.goto(path)
    const player = page.locator('[data-player]')
    await player.scrollIntoViewIfNeeded()
    await expect(player.getByRole('button', { name: 'Play the call' })).toBeVisible()
    expect(recordings).toEqual([])

    const line = player.getByRole('listitem').nth(2).getByRole('button')
    await line.press('Enter')
    await expect(line).toHaveAttribute('aria-current', 'true')
    await expect.poll(() => new Set(recordings).size).toBe(1)

    await player.getByRole('button', { name: 'Speed 1×' }).click()
    await expect(player.getByRole('button', { name: 'Speed 1.25×' })).toBeVisible()
    await expect(player.locator('audio')).toHaveJSProperty('playbackRate', 1.25)
  })
}
