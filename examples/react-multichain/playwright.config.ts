import { exampleTests } from '@openappkit/e2e-kit/config'
import { defineConfig } from '@playwright/test'
import { firefoxPath } from '../../tools/config/browser.base'

const { use, ...shared } = exampleTests

export default defineConfig({
  ...shared,
  projects: [
    { name: 'chromium', use: { ...use } },
    {
      name: 'firefox',
      grep: /@firefox/,
      use: {
        browserName: 'firefox',
        channel: 'moz-firefox',
        viewport: { width: 1280, height: 800 },
        trace: 'off',
        locale: 'en-US',
        timezoneId: 'UTC',
        launchOptions: {
          ...(firefoxPath === undefined ? {} : { executablePath: firefoxPath }),
          // With a process per site, keys don't reach the wallet's frame.
          firefoxUserPrefs: { 'fission.autostart': false },
        },
      },
    },
  ],
})
