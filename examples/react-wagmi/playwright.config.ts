import { defineConfig, devices } from '@playwright/test'
import { chromiumLaunch, firefoxPath } from '../../browser.base'

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
    toHaveScreenshot: { maxDiffPixels: 12, threshold: 0.15, animations: 'disabled', caret: 'hide' },
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
        launchOptions: chromiumLaunch,
      },
    },
    {
      name: 'firefox',
      grep: /@firefox/,
      use: {
        browserName: 'firefox',
        channel: 'moz-firefox',
        viewport: { width: 1280, height: 800 },
        launchOptions: firefoxPath === undefined ? {} : { executablePath: firefoxPath },
      },
    },
  ],
})
