import { defineConfig, devices } from '@playwright/test'

const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Set by `npm test` to the browsers that it found; the defaults are Debian's. */
const chromium = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium'
const firefox = process.env['FIREFOX_PATH'] ?? '/usr/bin/firefox-esr'

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  timeout: 30_000,
  expect: {
    timeout: 7_000,
    toHaveScreenshot: { maxDiffPixelRatio: 0.002, threshold: 0.2, animations: 'disabled', caret: 'hide' },
  },
  snapshotPathTemplate: '{testDir}/screenshots/{arg}{ext}',
  globalSetup: './e2e/buildPages.ts',
  reporter: [['list']],
  use: { trace: 'off', locale: 'en-US', timezoneId: 'UTC' },
  projects: [
    {
      name: 'chromium',
      use: {
        ...devices['Desktop Chrome'],
        viewport: { width: 1280, height: 800 },
        launchOptions: { executablePath: chromium, args: quiet },
      },
    },
    {
      name: 'firefox',
      grep: /@firefox/,
      use: {
        browserName: 'firefox',
        channel: 'moz-firefox',
        viewport: { width: 1280, height: 800 },
        launchOptions: { executablePath: firefox },
      },
    },
  ],
})
