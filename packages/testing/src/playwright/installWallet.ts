import type { Page } from '@playwright/test'
import { privateKeyToAddress } from 'viem/accounts'
import type { WalletControls } from '../wallet/InjectedWallet'
import type { InjectedWalletOptions } from '../wallet/InjectedWalletOptions'
import type { WalletAccountInput } from '../wallet/WalletAccount'
import type { ApprovalRequest } from '../wallet/WalletCoreOptions'
import { answerBridge, type BridgeMessage, type Driven, installPageWallet, type PageRecords } from './installPageWallet'

/** The options that survive the way into the page. */
export type SerializableWalletOptions = Omit<InjectedWalletOptions, 'approve' | 'onRequest' | 'rpc' | 'storage'> & {
  /** See {@link InjectedWalletOptions.storage}. Default `'session'`: the wallet remembers across reloads, each page starts anew. */
  readonly storage?: 'memory' | 'session' | 'local'
}

/** What {@link installWallet} may be told. */
export interface InstallWalletOptions extends SerializableWalletOptions {
  /** Asked in the test's own process when no switch decides. Resolve false to decline. Default: approve. */
  readonly approve?: InjectedWalletOptions['approve']
}

/** Drives a wallet in a page. Each method is that of `InjectedWallet`, and resolves when the page has carried it out. */
export type WalletController = Driven<WalletControls> & PageRecords

/**
 * Installs a wallet in `page`, now and in every document that it loads from here on. The wallet's own calls to the chain leave from the test's process,
 * so they appear in no request log of the page and need no entry in its content security policy.
 *
 * Orders given before the first `page.goto` hold from the first document on.
 *
 * @example
 * ```ts
 * const wallet = await installWallet(page, { accounts: [privateKey], chains: { 31337: { rpcUrl: chain.url } } })
 * await wallet.reject('connect')
 * await page.goto('/')
 * ```
 */
export function installWallet(page: Page, { approve, ...options }: InstallWalletOptions): Promise<WalletController> {
  return installPageWallet<WalletControls, BridgeMessage<ApprovalRequest>>(page, {
    script: 'wallet',
    // Addresses are derived here once, so that no page load has to.
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
