import type { ServedApp } from '@openappkit/e2e-kit/serve'
import { type Cloud, startCloud } from '@openappkit/testing-cloud'
import { serveCloudApp } from './apps'
import { test as assetTest } from './assets'

interface PurchaseFixtures {
  readonly buyCloud: Cloud
  readonly buyApp: ServedApp
  /** The example with that backend, and with deposits from its exchange. */
  readonly depositApp: ServedApp
}

/** Provides a backend with the sandbox provider for each worker. */
export const test = assetTest.extend<object, PurchaseFixtures>({
  buyCloud: [
    async ({ seeded: { backend } }, use) => {
      const settings = Object.entries(backend.chainSettings).map(([id, chain]) => [id, { ...chain, local: true }])
      await using cloud = await startCloud({ ...backend, chainSettings: Object.fromEntries(settings) })
      await use(cloud)
    },
    { scope: 'worker' },
  ],
  buyApp: [
    async ({ bitcoinChain, buyCloud, evmChain, solanaChain }, use) => {
      const app = await serveCloudApp(buyCloud, [evmChain, solanaChain, bitcoinChain])
      await use(app)
      await app.close()
    },
    { scope: 'worker' },
  ],
  depositApp: [
    async ({ bitcoinChain, buyCloud, evmChain, solanaChain }, use) => {
      const app = await serveCloudApp(buyCloud, [evmChain, solanaChain, bitcoinChain], {
        features: { payWithExchange: true },
      })
      await use(app)
      await app.close()
    },
    { scope: 'worker' },
  ],
})
