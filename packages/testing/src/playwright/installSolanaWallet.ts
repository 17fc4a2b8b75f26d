import type { Page } from '@playwright/test'
import { base58 } from '@scure/base'
import type { SolanaWalletControls } from '../solanaWallet/SolanaWallet'
import type { SolanaApprovalRequest, SolanaWalletOptions } from '../solanaWallet/SolanaWalletOptions'
import { answerBridge, type BridgeMessage, type Driven, installPageWallet, type PageRecords } from './installPageWallet'

/** The options that survive the way into the page. */
export type SerializableSolanaOptions = Omit<SolanaWalletOptions, 'approve' | 'onRequest' | 'rpc' | 'storage'> & {
  /** See {@link SolanaWalletOptions.storage}. Default `'session'`: the wallet remembers across reloads, each page starts anew. */
  readonly storage?: 'memory' | 'session' | 'local'
}

/** What {@link installSolanaWallet} may be told. */
export interface InstallSolanaWalletOptions extends SerializableSolanaOptions {
  /** Asked in the test's own process when no switch decides. Resolve false to decline. Default: approve. */
  readonly approve?: SolanaWalletOptions['approve']
}

/** Drives a Solana wallet in a page. Each method is that of `SolanaWallet`, and resolves when the page has carried it out. */
export type SolanaWalletController = Driven<SolanaWalletControls> & PageRecords

/**
 * Installs a Solana wallet in `page`, now and in every document that it loads from here on. Its own calls to the chain leave from the test's process. Orders
 * given before the first `page.goto` hold from the first document on.
 *
 * @example
 * ```ts
 * const wallet = await installSolanaWallet(page, { accounts: chain.accounts, chains: { [chain.caipNetworkId]: { rpcUrl: chain.url } } })
 * await wallet.reject('connect')
 * await page.goto('/')
 * ```
 */
export function installSolanaWallet(
  page: Page,
  { approve, ...options }: InstallSolanaWalletOptions,
): Promise<SolanaWalletController> {
  const accounts = options.accounts.map(({ secretKey }) => ({
    secretKey: typeof secretKey === 'string' ? secretKey : base58.encode(secretKey),
  }))
  return installPageWallet<SolanaWalletControls, BridgeMessage<SolanaApprovalRequest>>(page, {
    script: 'solanaWallet',
    options: { ...options, accounts },
    asksApproval: approve !== undefined,
    answer: answerBridge(approve),
    controls: {
      approve: true,
      reject: true,
      hang: true,
      pending: true,
      fail: true,
      grantNoAccounts: true,
      release: true,
      lock: true,
      unlock: true,
      switchAccount: true,
      switchChain: true,
      disconnect: true,
      announce: true,
      withdraw: true,
    },
  })
}
