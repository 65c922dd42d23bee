import { type Browser, chromium, type LaunchOptions } from '@playwright/test'
import { launch } from 'chrome-launcher'
import { findChromium } from './findChromium.ts'

/** Containers run as root, where Chromium has no sandbox. */
const flags = ['--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])]

/**
 * Starts a Chromium for Playwright.
 *
 * @throws If there is no Chromium.
 */
export function launchChromium(
  wanted: Parameters<typeof findChromium>[0] = {},
  options: LaunchOptions = {},
): Promise<Browser> {
  const executablePath = findChromium(wanted)
  return chromium.launch({ ...(executablePath && { executablePath }), args: flags, ...options })
}

/** Starts a Chromium for Lighthouse, which finds it at a port. */
export function launchForLighthouse() {
  const chromePath = findChromium()
  return launch({
    ...(chromePath !== undefined && { chromePath }),
    chromeFlags: ['--headless=new', ...flags],
  })
}
