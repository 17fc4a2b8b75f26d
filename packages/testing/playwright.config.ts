import type { PlaywrightTestConfig } from '@playwright/test'

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
const environment: { CHROMIUM_PATH?: string; FIREFOX_PATH?: string } = process.env

// The browsers that the environment names; without any, the chromium that Playwright installs.
const chromium = environment.CHROMIUM_PATH === undefined ? {} : { executablePath: environment.CHROMIUM_PATH }
const firefox = environment.FIREFOX_PATH

const config: PlaywrightTestConfig = {
  testDir: 'e2e',
  workers: 1,
  timeout: 30_000,
  projects: [
    { name: 'chromium', use: { browserName: 'chromium', launchOptions: { ...chromium, args } } },
    ...(firefox === undefined
      ? []
      : [
          {
            name: 'firefox',
            use: {
              browserName: 'firefox',
              channel: 'moz-firefox',
              launchOptions: { executablePath: firefox },
            } as const,
          },
        ]),
  ],
}

export default config
