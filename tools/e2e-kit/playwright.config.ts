import { devices, type PlaywrightTestConfig } from '@playwright/test'
import { chromiumLaunch } from '../config/browser.base'

/**
 * Configuration of an example's end-to-end tests. Each test has its own pages, chains and servers, so that any two can
 * run in parallel.
 */
export const exampleTests: PlaywrightTestConfig = {
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  fullyParallel: true,
  forbidOnly: true,
  // Locally, every failure shows immediately. CI retries once and reports flaky tests.
  retries: process.env['CI'] ? 1 : 0,
  // Two tests keep two cores busy. More take longer, because each worker starts chains, servers and a browser.
  workers: 2,
  // Generous, because a busy machine is not a failure.
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
