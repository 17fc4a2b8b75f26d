import type { InvoiceStatus } from '@openappkit/contract'
import type { InvoiceKey } from '../invoice/PayCheckout'

/**
 * A way to pay: with a connected wallet, by scanning a code or copying an address, by a withdrawal from an exchange, or
 * by swapping another token first.
 */
export type CheckoutRail = 'wallet' | 'qr' | 'exchange' | 'swap'

/** All ways to pay, in the order of the view. */
export const checkoutRails: readonly CheckoutRail[] = ['wallet', 'swap', 'qr', 'exchange']

/** Arguments of the view `Pay`. */
export interface PayArguments extends InvoiceKey {
  /** Ways to offer. Default: all that the invoice and the kit support. */
  readonly rails?: readonly CheckoutRail[] | undefined
}

/** Result of the view `Pay`, once the invoice is final. */
export interface PayResult {
  /** Verify `settled` on your server before you deliver. */
  readonly status: Extract<InvoiceStatus, 'settled' | 'expired' | 'invalid' | 'reversed'>
  readonly invoiceId: string
  readonly orderId: string
  /** Transactions that paid the invoice. */
  readonly hashes: readonly string[]
}

/** A way to pay that needs the choice of an asset. */
export type AssetRail = Exclude<CheckoutRail, 'swap'>

/** Arguments of the view `PayAssets`. */
export interface PayAssetsArguments {
  readonly rail: AssetRail
}

/** Arguments of the view `PayCode`. */
export interface PayCodeArguments {
  /** CAIP-19 id. */
  readonly asset: string
}
