import { exampleTests } from '@openappkit/e2e-kit/config'
import { defineConfig } from '@playwright/test'
import { chromiumLaunch, firefoxPath, webkitDriverPath } from '../../tools/config/browser.base'

const { use, ...shared } = exampleTests
const inWebKit = '*WebKit.spec.ts'

export default defineConfig({
  ...shared,
  projects: [
    {
      name: 'chromium',
      testIgnore: inWebKit,
      use: {
        ...use,
        // Without a graphics card, drawing movements takes a fifth of the tests' time.
        contextOptions: { reducedMotion: 'reduce' },
        launchOptions: {
          ...chromiumLaunch,
          // Playwright disables the partitions of storage by default. This list replaces its own.
          args: [...chromiumLaunch.args, '--disable-features=Translate,MediaRouter,OptimizationHints'],
        },
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
        launchOptions: {
          ...(firefoxPath === undefined ? {} : { executablePath: firefoxPath }),
          // With a process per site, keys don't reach the wallet's frame.
          firefoxUserPrefs: { 'fission.autostart': false },
        },
      },
    },
    // WebKitGTK, which Playwright can't drive.
    ...(webkitDriverPath === undefined
      ? []
      : [{ name: 'webkit', testMatch: inWebKit, metadata: { webkitDriver: webkitDriverPath } }]),
  ],
})
