import type { Page } from '@playwright/test'
import { privateKeyToAddress } from 'viem/accounts'
import type { WalletControls } from '../wallet/InjectedWallet'
import type { InjectedWalletOptions } from '../wallet/InjectedWalletOptions'
import type { WalletAccountInput } from '../wallet/WalletAccount'
import type { ApprovalRequest } from '../wallet/WalletCoreOptions'
import { answerBridge, type BridgeMessage, type Driven, installPageWallet, type PageRecords } from './installPageWallet'

/** Wallet options that can be serialized into the page. */
export type SerializableWalletOptions = Omit<InjectedWalletOptions, 'approve' | 'onRequest' | 'rpc' | 'storage'> & {
  /** See {@link InjectedWalletOptions.storage}. Default: `'session'`, which keeps state across reloads of a page. */
  readonly storage?: 'memory' | 'session' | 'local'
}

/** Options of {@link installWallet}. */
export interface InstallWalletOptions extends SerializableWalletOptions {
  /**
   * Decides on requests without a scripted response, in the test process. Return or resolve with `false` to reject.
   * Default: approves all.
   */
  readonly approve?: InjectedWalletOptions['approve']
}

/**
 * Controls of an EVM wallet in a page, as in `InjectedWallet`. Each resolves when the page has run it. Before the first
 * `page.goto`, it resolves immediately and runs in the first document.
 */
export type WalletController = Driven<WalletControls> & PageRecords

/**
 * Installs a wallet in `page` and in every document it loads later. The wallet calls the chain from the test process,
 * so the page's request log and content security policy aren't affected.
 *
 * Commands sent before the first `page.goto` run in the first document.
 *
 * @example
 * ```ts
 * import { startEvmChain } from '@openappkit/testing/node'
 *
 * await using chain = await startEvmChain()
 * const wallet = await installWallet(page, {
 *   accounts: chain.accounts,
 *   chains: { [chain.chainId]: { rpcUrl: chain.url } },
 * })
 * await wallet.reject('connect')
 * await page.goto('/')
 * ```
 */
export function installWallet(page: Page, { approve, ...options }: InstallWalletOptions): Promise<WalletController> {
  return installPageWallet<WalletControls, BridgeMessage<ApprovalRequest>>(page, {
    script: 'wallet',
    // Derive addresses once, not on every page load.
    options: { ...options, accounts: options.accounts.map(withAddress) },
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
      chooseNonce: true,
      disconnect: true,
      goOffline: true,
      goOnline: true,
      announce: true,
    },
  })
}

function withAddress(account: WalletAccountInput): WalletAccountInput {
  return typeof account === 'string' ? { privateKey: account, address: privateKeyToAddress(account) } : account
}
