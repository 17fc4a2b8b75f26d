import { exampleTests } from '@openappkit/e2e-kit/config'
import { defineConfig } from '@playwright/test'
import { firefoxPath } from '../../tools/config/browser.base'

const { use, ...shared } = exampleTests

export default defineConfig({
  ...shared,
  projects: [
    {
      name: 'chromium',
      use: {
        ...use,
        viewport: { width: 1280, height: 800 },
        // Without a graphics card, drawing movements takes a fifth of the tests' time.
        contextOptions: { reducedMotion: 'reduce' },
      },
    },
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
        launchOptions: firefoxPath === undefined ? {} : { executablePath: firefoxPath },
      },
    },
  ],
})
