import type { Page } from '@playwright/test'
import { base58 } from '@scure/base'
import type { SolanaWalletControls } from '../solanaWallet/SolanaWallet'
import type { SolanaApprovalRequest, SolanaWalletOptions } from '../solanaWallet/SolanaWalletOptions'
import { answerBridge, type BridgeMessage, type Driven, installPageWallet, type PageRecords } from './installPageWallet'

/** Wallet options that can be serialized into the page. */
export type SerializableSolanaOptions = Omit<SolanaWalletOptions, 'approve' | 'onRequest' | 'rpc' | 'storage'> & {
  /** See {@link SolanaWalletOptions.storage}. Default: `'session'`, which keeps state across reloads of a page. */
  readonly storage?: 'memory' | 'session' | 'local'
}

/** Options of {@link installSolanaWallet}. */
export interface InstallSolanaWalletOptions extends SerializableSolanaOptions {
  /**
   * Decides on requests without a scripted response, in the test process. Return or resolve with `false` to reject.
   * Default: approves all.
   */
  readonly approve?: SolanaWalletOptions['approve']
}

/**
 * Controls of a Solana wallet in a page, as in `SolanaWallet`. Each resolves when the page has run it. Before the first
 * `page.goto`, it resolves immediately and runs in the first document.
 */
export type SolanaWalletController = Driven<SolanaWalletControls> & PageRecords

/**
 * Installs a Solana wallet in `page` and in every document it loads later. The wallet calls the chain from the test
 * process. Commands sent before the first `page.goto` run in the first document.
 *
 * @example
 * ```ts
 * import { startSolanaChain } from '@openappkit/testing/node'
 *
 * await using chain = await startSolanaChain()
 * const wallet = await installSolanaWallet(page, {
 *   accounts: chain.accounts,
 *   chains: { [chain.caipNetworkId]: { rpcUrl: chain.url } },
 * })
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
