import { defineConfig, devices } from '@playwright/test'
import { chromiumLaunch } from '../../browser.base'

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  timeout: 30_000,
  expect: { timeout: 7_000 },
  globalSetup: './e2e/buildPages.ts',
  reporter: [['list']],
  use: {
    ...devices['Desktop Chrome'],
    trace: 'off',
    locale: 'en-US',
    timezoneId: 'UTC',
    launchOptions: chromiumLaunch,
  },
})
