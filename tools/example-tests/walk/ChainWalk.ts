import type { Page } from '@playwright/test'

/** A chain to walk on: installs a wallet in the page, and judges the app's signatures and payments. */
export interface ChainWalk {
  /** Name of the chain's section in an app with several chains. */
  readonly section: string
  /** Name of the wallet in the modal. */
  readonly wallet: string
  /** Name of the first network, and of the network that the app offers to switch to. */
  readonly networks: readonly [string, string]
  /** Returns the address of the wallet's account on the network at `index`. */
  addressOn(index: 0 | 1): string
  /**
   * Installs the wallet in a page, and serves the local chains at the URLs of the public nodes.
   *
   * @param folder - The app's folder.
   */
  prepare(page: Page, folder: string): Promise<PageWallet>
  /** Fails unless `text` is the account's signature of the message. */
  expectSignature(text: string, message: string, index: 0 | 1): Promise<void>
  /** Fails unless `text` identifies a successful payment from the account on the network at `index`. */
  expectPayment(text: string, index: 0 | 1): Promise<void>
}

/** The controls of a wallet that a walk uses. */
export interface PageWallet {
  reject(kind: 'sign'): Promise<void>
}
