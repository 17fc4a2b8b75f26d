import { defineConfig } from '@playwright/test'
import { chromiumLaunch } from '../../tools/config/browser.base'

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  forbidOnly: true,
  retries: 0,
  workers: 1,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: { viewport: { width: 1280, height: 900 }, launchOptions: chromiumLaunch },
})
