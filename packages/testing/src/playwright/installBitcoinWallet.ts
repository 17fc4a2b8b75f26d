import type { Page } from '@playwright/test'
import { hex } from '@scure/base'
import type { BitcoinWalletControls } from '../bitcoinWallet/BitcoinWallet'
import type { BitcoinApprovalRequest, BitcoinWalletOptions } from '../bitcoinWallet/BitcoinWalletOptions'
import { type EsploraRequest, fetchEsplora } from '../bitcoinWallet/Esplora'
import { type Driven, installPageWallet, type PageRecords } from './installPageWallet'

/** Wallet options that can be serialized into the page. */
export type SerializableBitcoinOptions = Omit<BitcoinWalletOptions, 'approve' | 'onRequest' | 'esplora' | 'storage'> & {
  /** See {@link BitcoinWalletOptions.storage}. Default: `'session'`, which keeps state across reloads of a page. */
  readonly storage?: 'memory' | 'session' | 'local'
}

/** Options of {@link installBitcoinWallet}. */
export interface InstallBitcoinWalletOptions extends SerializableBitcoinOptions {
  /**
   * Decides on requests without a scripted response, in the test process. Return or resolve with `false` to reject.
   * Default: approves all.
   */
  readonly approve?: BitcoinWalletOptions['approve']
}

/**
 * Controls of a Bitcoin wallet in a page, as in `BitcoinWallet`. Each resolves when the page has run it. Before the
 * first `page.goto`, it resolves immediately and runs in the first document.
 */
export type BitcoinWalletController = Driven<BitcoinWalletControls> & PageRecords

type Message = { readonly approval: BitcoinApprovalRequest } | { readonly esplora: EsploraRequest }

/**
 * Installs a Bitcoin wallet in `page` and in every document it loads later. The wallet calls the chain from the test
 * process. Commands sent before the first `page.goto` run in the first document.
 *
 * @example
 * ```ts
 * import { startBitcoinChain } from '@openappkit/testing/node'
 *
 * await using chain = await startBitcoinChain()
 * const wallet = await installBitcoinWallet(page, {
 *   accounts: chain.accounts,
 *   network: chain.network,
 *   esploraUrl: chain.url,
 *   faces: ['unisat'],
 * })
 * await wallet.reject('connect')
 * await page.goto('/')
 * ```
 */
export function installBitcoinWallet(
  page: Page,
  { approve, ...options }: InstallBitcoinWalletOptions,
): Promise<BitcoinWalletController> {
  const accounts = options.accounts.map(({ privateKey }) => ({
    privateKey: typeof privateKey === 'string' ? privateKey : hex.encode(privateKey),
  }))
  return installPageWallet<BitcoinWalletControls, Message>(page, {
    script: 'bitcoinWallet',
    options: { ...options, accounts },
    asksApproval: approve !== undefined,
    answer: message => ('approval' in message ? approve?.(message.approval) : fetchEsplora(message.esplora)),
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
      switchNetwork: true,
      disconnect: true,
      announce: true,
      withdraw: true,
    },
  })
}
