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

/** Installs an EVM wallet with the worker's EVM chain and its first two accounts, unless `options` override them. */
export type InstallWallet = (page: Page, options?: Partial<InstallWalletOptions>) => Promise<WalletController>

/**
 * Installs a Solana wallet with the worker's Solana chain and its first two accounts, unless `options` override them.
 */
export type InstallSolanaWallet = (
  page: Page,
  options?: Partial<InstallSolanaWalletOptions>,
) => Promise<SolanaWalletController>

/**
 * Installs a Bitcoin wallet with the worker's Bitcoin chain and its first two accounts, unless `options` override them.
 */
export type InstallBitcoinWallet = (
  page: Page,
  options?: Partial<InstallBitcoinWalletOptions>,
) => Promise<BitcoinWalletController>

/** Test fixtures of {@link test}. */
export interface WalletFixtures {
  readonly installWallet: InstallWallet
  readonly installSolanaWallet: InstallSolanaWallet
  readonly installBitcoinWallet: InstallBitcoinWallet
}

/** Worker fixtures of {@link test}, and their options. */
export interface ChainFixtures {
  /** Options of the worker's EVM chain. Set them with `test.use` at the top level of a test file. */
  readonly evmChainOptions: EvmChainOptions
  /** Local EVM chain of this worker. */
  readonly evmChain: EvmChain
  /** Options of the worker's Solana chain. Set them with `test.use` at the top level of a test file. */
  readonly solanaChainOptions: SolanaChainOptions
  /** Local Solana chain of this worker. */
  readonly solanaChain: SolanaChain
  /** Options of the worker's Bitcoin chain. Set them with `test.use` at the top level of a test file. */
  readonly bitcoinChainOptions: BitcoinChainOptions
  /** Local Bitcoin chain of this worker. */
  readonly bitcoinChain: BitcoinChain
}

type Test = ReturnType<typeof base.extend<WalletFixtures, ChainFixtures>>

/**
 * Extends Playwright's `test` with local chains and wallets. Only the fixtures that a test uses start.
 *
 * @example
 * ```ts
 * import { expect, test } from '@openappkit/testing/playwright'
 *
 * test('connects', async ({ page, installWallet }) => {
 *   const wallet = await installWallet(page)
 *   await page.goto('/')
 *   await page.getByRole('button', { name: 'Connect' }).click()
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
