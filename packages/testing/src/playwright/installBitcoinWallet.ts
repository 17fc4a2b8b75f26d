import type { Page } from '@playwright/test'
import { hex } from '@scure/base'
import type { BitcoinWalletControls } from '../bitcoinWallet/BitcoinWallet'
import type { BitcoinApprovalRequest, BitcoinWalletOptions } from '../bitcoinWallet/BitcoinWalletOptions'
import { type EsploraRequest, fetchEsplora } from '../bitcoinWallet/Esplora'
import { type Driven, installPageWallet, type PageRecords } from './installPageWallet'

/** The options that survive the way into the page. */
export type SerializableBitcoinOptions = Omit<BitcoinWalletOptions, 'approve' | 'onRequest' | 'esplora' | 'storage'> & {
  /** See {@link BitcoinWalletOptions.storage}. Default `'session'`: the wallet remembers across reloads, each page starts anew. */
  readonly storage?: 'memory' | 'session' | 'local'
}

/** What {@link installBitcoinWallet} may be told. */
export interface InstallBitcoinWalletOptions extends SerializableBitcoinOptions {
  /** Asked in the test's own process when no switch decides. Resolve false to decline. Default: approve. */
  readonly approve?: BitcoinWalletOptions['approve']
}

/** Drives a Bitcoin wallet in a page. Each method is that of `BitcoinWallet`, and resolves when the page has carried it out. */
export type BitcoinWalletController = Driven<BitcoinWalletControls> & PageRecords

type Message = { readonly approval: BitcoinApprovalRequest } | { readonly esplora: EsploraRequest }

/**
 * Installs a Bitcoin wallet in `page`, now and in every document that it loads from here on. Its own calls to the chain leave from the test's process. Orders
 * given before the first `page.goto` hold from the first document on.
 *
 * @example
 * ```ts
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
