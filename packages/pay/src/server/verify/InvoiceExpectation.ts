import type { PayAmount } from '../PayAmount'

/** The merchant's own record of an invoice. */
export interface InvoiceExpectation {
  readonly orderId: string
  readonly amount: PayAmount
  /**
   * The merchant's own addresses, or a function that returns whether an address is the merchant's. Default: the
   * backend's settings decide who is paid.
   */
  readonly recipients?:
    | readonly string[]
    | ((recipient: string, chainId: string) => boolean | Promise<boolean>)
    | undefined
  /** Part of the price that may be missing, in hundredths of a percent, up to 1,000. Default: 0. */
  readonly tolerance?: { readonly bps: number } | undefined
}
