import type { RecordedRequest } from '../wallet/RequestLog'

/** The parts of a wallet in a page that its controller outside the page uses. */
export interface DrivenWallet {
  readonly requests: readonly RecordedRequest[]
  listenerCount(): number
}

/** A wallet in a page, as its controller outside the page accesses it. */
export interface PageWallet {
  readonly wallet: DrivenWallet
  drive(control: string, args: readonly unknown[]): void
  runOnce(taskId: string, control: string, args: readonly unknown[]): void
}

/** Settings of the init script for the page, in addition to the wallet's own options. */
export interface PageIdentity {
  /** Key of the wallet in the registry, and name of the binding that calls the test process. */
  readonly id: string
  readonly asksApproval: boolean
}

/**
 * Key of the symbol under which `window` stores the page's wallets. A page under test doesn't come across a symbol by
 * accident. Functions that Playwright runs in the page must repeat this text, because they can't access outer
 * variables.
 */
export const registryKey: string = 'openappkit.testing.wallets'
