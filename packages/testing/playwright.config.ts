import type { PlaywrightTestConfig } from '@playwright/test'
import { chromiumLaunch, firefoxPath } from '../../tools/config/browser.base'

const config: PlaywrightTestConfig = {
  testDir: 'e2e',
  workers: 1,
  timeout: 30_000,
  projects: [
    { name: 'chromium', use: { browserName: 'chromium', launchOptions: chromiumLaunch } },
    ...(firefoxPath === undefined
      ? []
      : [
          {
            name: 'firefox',
            // Over WebDriver BiDi, as Playwright drives this Firefox, routes don't receive the bodies of requests. Only
            // Chromium has virtual authenticators.
            testIgnore: ['serveChain.spec.ts', 'authenticator.spec.ts'],
            use: {
              browserName: 'firefox',
              channel: 'moz-firefox',
              launchOptions: { executablePath: firefoxPath },
            } as const,
          },
        ]),
  ],
}

export default config
