import { type SeededSwaps, seedSwaps } from '@openappkit/e2e-kit/seed-swaps'
import type { ServedApp } from '@openappkit/e2e-kit/serve'
import { type Cloud, startCloud } from '@openappkit/testing-cloud'
import { serveCloudApp } from './apps'
import { test as assetTest } from './assets'

interface MarketFixtures {
  readonly market: SeededSwaps
  readonly swapCloud: Cloud
  readonly swapApp: ServedApp
}

/** Provides chains with markets, and a backend that trades on them, for each worker. */
export const test = assetTest.extend<object, MarketFixtures>({
  market: [
    async ({ evmChain, seeded, solanaChain }, use) => {
      const market = await seedSwaps(seeded, evmChain, solanaChain)
      await use(market)
      await market.maker.stop()
    },
    { scope: 'worker' },
  ],
  swapCloud: [
    async ({ market }, use) => {
      await using cloud = await startCloud(market.backend)
      await use(cloud)
    },
    { scope: 'worker' },
  ],
  swapApp: [
    async ({ bitcoinChain, evmChain, market, solanaChain, swapCloud }, use) => {
      const app = await serveCloudApp(swapCloud, [evmChain, solanaChain, bitcoinChain], {
        swapContracts: market.contracts,
      })
      await use(app)
      await app.close()
    },
    { scope: 'worker' },
  ],
})
