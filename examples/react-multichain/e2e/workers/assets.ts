import { type SeededChains, seedChains } from '@openappkit/e2e-kit/seed-chains'
import type { ServedApp } from '@openappkit/e2e-kit/serve'
import { type Cloud, startCloud } from '@openappkit/testing-cloud'
import { test as appTest, serveCloudApp } from './apps'

interface AssetFixtures {
  /** Name of the chains and the backend that a test uses. Tests with a different name share neither. */
  readonly world: string
  /** The worker's chains, with tokens on them. */
  readonly seeded: SeededChains
  readonly accountCloud: Cloud
  readonly accountApp: ServedApp
}

/** Provides chains with assets, and a backend that indexes them, for each worker. */
export const test = appTest.extend<object, AssetFixtures>({
  world: ['shared', { option: true, scope: 'worker' }],
  seeded: [
    async ({ evmChain, solanaChain, bitcoinChain }, use) =>
      use(await seedChains({ evm: [evmChain], solana: solanaChain, bitcoin: bitcoinChain })),
    { scope: 'worker' },
  ],
  accountCloud: [
    async ({ seeded }, use) => {
      await using cloud = await startCloud(seeded.backend)
      await use(cloud)
    },
    { scope: 'worker' },
  ],
  accountApp: [
    async ({ evmChain, solanaChain, bitcoinChain, accountCloud }, use) => {
      const app = await serveCloudApp(accountCloud, [evmChain, solanaChain, bitcoinChain])
      await use(app)
      await app.close()
    },
    { scope: 'worker' },
  ],
})
