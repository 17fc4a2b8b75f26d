import type { Environment } from '@openappkit/appkit-core'
import type { OnrampAccount } from './OnrampAccount'
import type { OnrampSource } from './OnrampSource'
import type { Checkout } from './purchase/Checkout'
import type { OnrampPurchase } from './purchase/OnrampPurchase'

/** Where the user buys, as the browser remembers it. */
export interface OnrampRegion {
  readonly country: string
  readonly subdivision?: string | undefined
}

/** Dependencies of {@link OnrampForm}. */
export interface OnrampContext {
  readonly environment: Pick<Environment, 'now' | 'setTimer'>
  readonly source: OnrampSource
  /** Returns the account that receives the crypto. */
  account(): OnrampAccount | undefined
  /** Returns the region of the last purchase, or a guess. */
  region(): OnrampRegion | undefined
  /** Remembers the region. */
  keepRegion?(region: OnrampRegion): void
  /** Opens a window for the checkout. Called synchronously from `start()`. */
  openCheckout(): Checkout
  /** Called when a purchase starts. `isBlocked` if the user has to open the checkout. */
  onStarted(purchase: OnrampPurchase, isBlocked: boolean): void
}
