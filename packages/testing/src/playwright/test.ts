import { test as base, type Page } from '@playwright/test'
import type { EvmChain, EvmChainOptions } from '../chain/EvmChain'
import { startEvmChain } from '../chain/startEvmChain'
import { type InstallWalletOptions, installWallet, type WalletController } from './installWallet'

/** Installs a wallet that knows the worker's chain and holds its first two accounts, unless told otherwise. */
export type InstallWallet = (page: Page, options?: Partial<InstallWalletOptions>) => Promise<WalletController>

/** Fixtures of one test. */
export interface WalletFixtures {
  readonly installWallet: InstallWallet
}

/** Fixtures and options of one worker. */
export interface ChainFixtures {
  /** How the worker's chain is started; set it with `test.use`. */
  readonly evmChainOptions: EvmChainOptions
  /** A local chain of this worker's own. */
  readonly evmChain: EvmChain
}

type Test = ReturnType<typeof base.extend<WalletFixtures, ChainFixtures>>

/**
 * Playwright's `test` with a local chain and wallets.
 *
 * @example
 * ```ts
 * test('connects', async ({ page, evmChain, installWallet }) => {
 *   const wallet = await installWallet(page)
 *   await page.goto('/')
 *   …
 *   expect(await wallet.requests('eth_requestAccounts')).toHaveLength(1)
 * })
 * ```
 */
export const test: Test = base.extend<WalletFixtures, ChainFixtures>({
  evmChainOptions: [{}, { option: true, scope: 'worker' }],
  evmChain: [
    async ({ evmChainOptions }, use) => {
      await using chain = await startEvmChain(evmChainOptions)
      await use(chain)
    },
    { scope: 'worker' },
  ],
  installWallet: async ({ evmChain }, use) => {
    const [first, second] = evmChain.accounts
    await use((page, options = {}) =>
      installWallet(page, {
        accounts: second === undefined ? [first] : [first, second],
        chains: { [evmChain.chainId]: { rpcUrl: evmChain.url, name: evmChain.chain.name } },
        ...options,
      }),
    )
  },
})
