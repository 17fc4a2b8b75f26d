import type { EvmNames } from '@openappkit/testing/node'
import { test as base } from './account'

export { expect } from './account'

interface NameFixtures {
  /** Registered names on the worker's EVM chain. */
  readonly names: EvmNames
}

/** Provides chains on which accounts have names. */
export const test = base.extend<object, NameFixtures>({
  names: [async ({ evmChain }, use) => use(await evmChain.createNames()), { scope: 'worker' }],
  seeded: [
    async ({ evmChain, seeded, names }, use) => {
      const { backend } = seeded
      const chainId = `eip155:${evmChain.chainId}`
      const named = { ...backend.chainSettings[chainId], ens: { registry: names.registry } }
      await use({
        ...seeded,
        backend: { ...backend, chainSettings: { ...backend.chainSettings, [chainId]: named } },
      })
    },
    { scope: 'worker' },
  ],
})
