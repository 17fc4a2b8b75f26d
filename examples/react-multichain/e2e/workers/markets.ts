import { fileURLToPath } from 'node:url'
import { type SeededSwaps, seedSwaps } from '@openappkit/e2e-kit/seed-swaps'
import { type ServedApp, serveApp } from '@openappkit/e2e-kit/serve'
import { type Cloud, startCloud } from '@openappkit/testing-cloud'
import { pageOf } from './apps'
import { test as assetTest } from './assets'

interface MarketFixtures {
  readonly market: SeededSwaps
  readonly swapCloud: Cloud
  readonly swapApp: ServedApp
}

const dist = fileURLToPath(new URL('../../dist-e2e', import.meta.url))

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
      const { config, connect } = pageOf(evmChain, solanaChain, bitcoinChain)
      const app = await serveApp({
        dist,
        config: { ...config, cloud: swapCloud.url, swapContracts: market.contracts },
        connect,
      })
      await use(app)
      await app.close()
    },
    { scope: 'worker' },
  ],
})
