import { defineConfig } from '@playwright/test'
import { whole } from './tests/support/whole.ts'
import { findChromium } from './tools/chromium/chromium.ts'

const executablePath = findChromium()
const quiet = [
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Nothing leaves the machine: no name but our own is found.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
]
const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : []

const everything = ['engine/browser/*.spec.ts', 'site/*.spec.ts']

/** The specs of `npm test`: the engine, every third page of the site, and its front page and forms in detail. */
const bounded = [
  'engine/browser/!(early|fuzz|gallery|images|installed).spec.ts',
  'site/{appointment,contact,firstVisit,hear,home,lateFont,look,motion,spanish,visitBudgets,walk}.spec.ts',
]

/** The specs of `npm test` in which a phone shows or does something else than a desktop. */
const boundedOnPhones = ['engine/browser/firstLayout.spec.ts']

/** The specs in which a phone shows and does nothing else than a desktop. */
const sameOnPhones = [
  'engine/browser/{analytics,backForward,counting,deployment,dev*,folder,foreignMarkup,fuzz,gallery,installed,network}.spec.ts',
  'engine/browser/{robust,routing,scheme,styles,wild}.spec.ts',
  'site/{engines,firstVisit,keyboard,lateFont,legal,motion,studio,visitBudgets}.spec.ts',
]

export default defineConfig({
  testDir: 'tests',
  testMatch: whole ? everything : bounded,
  ...(!whole && { grepInvert: /@all/ }),
  globalSetup: './tests/support/browser/globalSetup.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  // One worker a core: most of a test is waiting for the other side.
  workers: '100%',
  timeout: 60_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  // A shared machine stumbles now and then; a test that needs its second try is reported as flaky.
  retries: process.env.CI ? 2 : 0,
  reporter: 'list',
  use: {
    ...(executablePath ? { launchOptions: { executablePath, args: [...quiet, ...sandbox] } } : {}),
    screenshot: 'only-on-failure',
    // What pages say and do is the same without motion; drawing it in software is most of a test's time.
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'en-US',
    timezoneId: 'America/New_York',
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1280, height: 800 } } },
    {
      name: 'phone',
      ...(whole ? { testIgnore: sameOnPhones } : { testMatch: boundedOnPhones }),
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
})
