import { fileURLToPath } from 'node:url'
import { type ServedApp, serveApp } from '@openappkit/e2e-kit/serve'
import { test as pageTest } from '@openappkit/e2e-kit/test'

interface AppFixtures {
  /** Opens the example. */
  readonly openApp: () => Promise<void>
}

interface WorkerFixtures {
  /** The example as it ships, under the strictest content security policy. */
  readonly app: ServedApp
}

const dist = fileURLToPath(new URL('../dist-e2e', import.meta.url))

/** Provides a chain and a server for each worker. */
export const test = pageTest.extend<AppFixtures, WorkerFixtures>({
  app: [
    async ({ bitcoinChain }, use) => {
      const { caipNetworkId, url: esploraUrl } = bitcoinChain
      const config = { bitcoin: { caipNetworkId, esploraUrl } }
      const app = await serveApp({ dist, config, connect: [new URL(esploraUrl).origin] })
      await use(app)
      await app.close()
    },
    { scope: 'worker' },
  ],
  openApp: async ({ page, app }, use) => {
    await use(async () => void (await page.goto(app.url)))
  },
})

export { expect } from '@playwright/test'
