import { chromium } from '@playwright/test'
import { findChromium as find } from '../../src/index.ts'

/** Path of a working Chromium on this machine, or that of Playwright, or `undefined` if there is none. */
export function findChromium(wanted: { readonly isWhole?: boolean } = {}): string | undefined {
  return find({ ...wanted, others: [chromium.executablePath()] })
}
