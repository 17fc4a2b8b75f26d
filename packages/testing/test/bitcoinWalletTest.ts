import { test as base, type TestAPI } from 'vitest'
import type { BitcoinChain } from '../src/bitcoinChain/BitcoinChain'
import { startBitcoinChain } from '../src/bitcoinChain/startBitcoinChain'
import type { BitcoinWallet } from '../src/bitcoinWallet/BitcoinWallet'
import type { BitcoinWalletOptions } from '../src/bitcoinWallet/BitcoinWalletOptions'
import { createBitcoinWallet } from '../src/bitcoinWallet/createBitcoinWallet'

interface BitcoinTestFixtures {
  /** A separate chain for each test. */
  chain: BitcoinChain
  /** Creates a wallet with the chain's first two accounts. */
  createWallet: (options?: Partial<BitcoinWalletOptions>) => BitcoinWallet
}

/** Extends `test` with a Bitcoin chain and wallets on it. */
export const test: TestAPI<BitcoinTestFixtures> = base.extend<BitcoinTestFixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads from the pattern which fixtures this one needs.
  chain: async ({}, use) => {
    await using chain = await startBitcoinChain({ accounts: 3 })
    await use(chain)
  },
  createWallet: async ({ chain }, use) => {
    await use((options = {}) =>
      createBitcoinWallet({
        accounts: chain.accounts.slice(0, 2),
        network: chain.network,
        esploraUrl: chain.url,
        ...options,
      }),
    )
  },
})
