import { devices, type PlaywrightTestConfig } from '@playwright/test'
import { chromiumLaunch } from '../config/browser.base'

/** How an example's end-to-end tests run: each against its own pages, chains and servers, so that any two can run side by side. */
export const exampleTests: PlaywrightTestConfig = {
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  fullyParallel: true,
  forbidOnly: true,
  // Locally every failure shows immediately. CI tries a second time and reports flaky tests.
  retries: process.env['CI'] ? 1 : 0,
  // Tests wait for chains, servers and timers half of their time: four of them keep two cores busy.
  workers: 4,
  // A machine that is busy with something else is no failure.
  timeout: 90_000,
  expect: {
    timeout: 20_000,
    toHaveScreenshot: { maxDiffPixels: 12, threshold: 0.15, animations: 'disabled', caret: 'hide' },
  },
  snapshotPathTemplate: '{testDir}/screenshots/{arg}{ext}',
  globalSetup: './e2e/buildPages.ts',
  reporter: [['list']],
  use: {
    ...devices['Desktop Chrome'],
    trace: 'off',
    locale: 'en-US',
    timezoneId: 'UTC',
    launchOptions: chromiumLaunch,
  },
}
