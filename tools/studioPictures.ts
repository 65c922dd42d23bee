import { cp } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { runCommand } from '../src/index.ts'
import { inTemporaryFolder } from './bench/bench.ts'
import { startServer } from './bench/servers.ts'
import { launchChromium } from './chromium/chromium.ts'

process.exitCode = await runCommand({
  name: 'pictures',
  summary: 'Makes the pictures of Studio that the documentation shows.',
  flags: {},
  notes: ['Writes .github/studio.png.'],
  async run() {
    await inTemporaryFolder(async (folder) => {
      await cp('examples/business', folder, { recursive: true })
      const server = await startServer('studio', { site: path.join(folder, 'site.yaml') })
      try {
        await takePicture(server.output(), '.github/studio.png')
      } finally {
        await server.close()
      }
    })
    return 0
  },
})

/** Studio with the heading of the page in the middle of an edit. */
async function takePicture(output: string, file: string): Promise<void> {
  const [, address = ''] = /Studio:\s+(\S+)/.exec(output) ?? []
  const browser = await launchChromium()
  const page = await browser.newPage({
    viewport: { width: 1440, height: 900 },
    deviceScaleFactor: 1.5,
    reducedMotion: 'reduce',
  })
  await page.addInitScript(() => localStorage.setItem('pagewright-studio-tour', 'seen'))
  await page.goto(address)
  const headline = page.frameLocator('iframe[title="The site"]').locator('h1')
  await headline.waitFor({ timeout: 60_000 })
  await headline.click()
  await page.getByRole('group', { name: 'Edit this text' }).locator('textarea').waitFor()
  await page.getByLabel('Eyebrow').waitFor()
  const picture = await page.screenshot()
  await sharp(picture).png({ palette: true, quality: 92 }).toFile(file)
  await browser.close()
}
