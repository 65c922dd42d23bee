import { launch } from 'chrome-launcher'
import lighthouse, { type Flags, type Result } from 'lighthouse'
import { chromiumFlags, findChromium } from './chromium.ts'

/** Starts a Chromium for Lighthouse, which finds it at a port. */
export function launchForLighthouse() {
  const chromePath = findChromium()
  return launch({
    ...(chromePath !== undefined && { chromePath }),
    chromeFlags: ['--headless=new', ...chromiumFlags],
  })
}

/**
 * What Lighthouse finds on a page, on the phone that it simulates.
 *
 * @throws If it finds nothing.
 */
export async function runLighthouse(url: string, port: number, wanted: Flags): Promise<Result> {
  const outcome = await lighthouse(url, { port, output: 'json', logLevel: 'error', ...wanted })
  if (outcome === undefined) throw new Error(`Lighthouse gave no result for ${url}.`)
  const { runtimeError } = outcome.lhr
  if (runtimeError !== undefined) throw new Error(`${url}: ${runtimeError.message}`)
  return outcome.lhr
}
