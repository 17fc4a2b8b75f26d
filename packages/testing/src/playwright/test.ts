import { test as base, type Page } from '@playwright/test'
import type { BitcoinChain, BitcoinChainOptions } from '../bitcoinChain/BitcoinChain'
import { startBitcoinChain } from '../bitcoinChain/startBitcoinChain'
import type { EvmChain, EvmChainOptions } from '../chain/EvmChain'
import { startEvmChain } from '../chain/startEvmChain'
import type { SolanaChain, SolanaChainOptions } from '../solanaChain/SolanaChain'
import { startSolanaChain } from '../solanaChain/startSolanaChain'
import {
  type BitcoinWalletController,
  type InstallBitcoinWalletOptions,
  installBitcoinWallet,
} from './installBitcoinWallet'
import {
  type InstallSolanaWalletOptions,
  installSolanaWallet,
  type SolanaWalletController,
} from './installSolanaWallet'
import { type InstallWalletOptions, installWallet, type WalletController } from './installWallet'

/** Installs a wallet that knows the worker's chain and holds its first two accounts, unless told otherwise. */
export type InstallWallet = (page: Page, options?: Partial<InstallWalletOptions>) => Promise<WalletController>

/** Installs a Solana wallet that knows the worker's chain and holds its first two accounts, unless told otherwise. */
export type InstallSolanaWallet = (
  page: Page,
  options?: Partial<InstallSolanaWalletOptions>,
) => Promise<SolanaWalletController>

/** Installs a Bitcoin wallet that knows the worker's chain and holds its first two accounts, unless told otherwise. */
export type InstallBitcoinWallet = (
  page: Page,
  options?: Partial<InstallBitcoinWalletOptions>,
) => Promise<BitcoinWalletController>

/** Fixtures and options of one test. */
export interface WalletFixtures {
  readonly installWallet: InstallWallet
  readonly installSolanaWallet: InstallSolanaWallet
  readonly installBitcoinWallet: InstallBitcoinWallet
}

/** Fixtures and options of one worker. */
export interface ChainFixtures {
  /** How the worker's chain is started; set it with `test.use`. */
  readonly evmChainOptions: EvmChainOptions
  /** A local chain of this worker's own. */
  readonly evmChain: EvmChain
  /** How the worker's Solana chain is started; set it with `test.use`. */
  readonly solanaChainOptions: SolanaChainOptions
  /** A local Solana chain of this worker's own. */
  readonly solanaChain: SolanaChain
  /** How the worker's Bitcoin chain is started; set it with `test.use`. */
  readonly bitcoinChainOptions: BitcoinChainOptions
  /** A local Bitcoin chain of this worker's own. */
  readonly bitcoinChain: BitcoinChain
}

type Test = ReturnType<typeof base.extend<WalletFixtures, ChainFixtures>>

/**
 * Playwright's `test` with local chains and wallets. What a test doesn't name isn't started.
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
  solanaChainOptions: [{}, { option: true, scope: 'worker' }],
  solanaChain: [
    async ({ solanaChainOptions }, use) => {
      await using chain = await startSolanaChain(solanaChainOptions)
      await use(chain)
    },
    { scope: 'worker' },
  ],
  bitcoinChainOptions: [{}, { option: true, scope: 'worker' }],
  bitcoinChain: [
    async ({ bitcoinChainOptions }, use) => {
      await using chain = await startBitcoinChain(bitcoinChainOptions)
      await use(chain)
    },
    { scope: 'worker' },
  ],
  installWallet: async ({ evmChain }, use) => {
    await use((page, options = {}) =>
      installWallet(page, { accounts: firstAccounts(evmChain), chains: walletChains(evmChain), ...options }),
    )
  },
  installSolanaWallet: async ({ solanaChain }, use) => {
    const { accounts, caipNetworkId, url } = solanaChain
    await use((page, options = {}) =>
      installSolanaWallet(page, {
        accounts: accounts.slice(0, 2),
        chains: { [caipNetworkId]: { rpcUrl: url } },
        ...options,
      }),
    )
  },
  installBitcoinWallet: async ({ bitcoinChain }, use) => {
    const { accounts, network, url } = bitcoinChain
    await use((page, options = {}) =>
      installBitcoinWallet(page, { accounts: accounts.slice(0, 2), network, esploraUrl: url, ...options }),
    )
  },
})

function firstAccounts({ accounts: [first, second] }: EvmChain): InstallWalletOptions['accounts'] {
  return second === undefined ? [first] : [first, second]
}

function walletChains({ chainId, url, chain }: EvmChain): InstallWalletOptions['chains'] {
  return { [chainId]: { rpcUrl: url, name: chain.name } }
}
