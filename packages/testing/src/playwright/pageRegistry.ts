import type { RecordedRequest } from '../wallet/RequestLog'

/** The interface of a wallet in a page for the controller outside. */
export interface DrivenWallet {
  readonly requests: readonly RecordedRequest[]
  listenerCount(): number
}

/** One wallet in a page, as the controller outside reaches it. */
export interface PageWallet {
  readonly wallet: DrivenWallet
  drive(control: string, args: readonly unknown[]): void
  runOnce(taskId: string, control: string, args: readonly unknown[]): void
}

/** The init script's settings for the page, besides the wallet's own options. */
export interface PageIdentity {
  /** Names the wallet in the registry, and the binding that leads out of the page. */
  readonly id: string
  readonly asksApproval: boolean
}

/**
 * The key in `window` under which a page's wallets are found. A symbol, so that a page under test sees nothing that it wouldn't see beside a real wallet.
 * Functions that Playwright sends into the page have to repeat the text, because they can't reach what lies outside them.
 */
export const registryKey: string = 'openappkit.testing.wallets'
