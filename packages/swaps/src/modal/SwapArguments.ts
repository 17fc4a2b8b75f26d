import type { SwapPayment } from '../plan/SwapPayment'

/** Initial values of the form. */
export interface SwapArguments {
  /** Symbol or address of the token to pay, or `native`. Default: the network's native coin. */
  readonly fromToken?: string | undefined
  /** Symbol or address of the token to receive. Default: none. */
  readonly toToken?: string | undefined
  /** Paid amount in whole tokens as a decimal string. */
  readonly amount?: string | undefined
  /**
   * Amount to receive in whole tokens as a decimal string, if there is no `amount`. The form enters the amount to pay
   * that covers it at the known prices, with 3% to spare. Ignored if a price is unknown.
   */
  readonly toAmount?: string | undefined
  /**
   * Payment to make with the received tokens. Wallets that send batches make it together with the swap, or neither.
   * With other wallets, the user only swaps.
   */
  readonly payment?: SwapPaymentArguments | undefined
  /** Values that the user can't change, such as the one token that your app accepts. Default: none. */
  readonly locked?: readonly SwapLock[] | undefined
}

/** A payment that follows a swap. */
export interface SwapPaymentArguments extends SwapPayment {
  /** Token of the payment. The swap makes it only if the user receives this token. */
  readonly tokenAddress: string
}

/** Value of the form that an app can lock. */
export type SwapLock = 'fromToken' | 'toToken' | 'amount'
