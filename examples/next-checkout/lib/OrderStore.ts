import type { PayAmount } from '@openappkit/pay/server'

/** An order of one poster. */
export interface Order {
  /** Unguessable, because it opens the order's page. */
  readonly id: string
  readonly price: PayAmount
  /** `held`: its payment left the chain. */
  readonly status: 'open' | 'fulfilled' | 'held'
  readonly invoice?: OrderInvoice | undefined
  /** Code that the buyer shows in the shop to get the poster. */
  readonly pickupCode?: string | undefined
}

/** The id and secret with which a buyer pays an order. */
export interface OrderInvoice {
  readonly id: string
  readonly clientSecret: string
}

/** The shop's records. Requests may call it at the same time, also from several processes. */
export interface OrderStore {
  create(price: PayAmount): Promise<Order>
  get(id: string): Promise<Order | undefined>
  /** Sets the invoice to pay. An order gets a new one after the last expired. */
  setInvoice(id: string, invoice: OrderInvoice): Promise<void>
  /** Hands out the poster. Resolves with whether this call did, and not an earlier one. */
  fulfillOnce(id: string): Promise<boolean>
  /** Stops the pickup, until the order is fulfilled again. */
  hold(id: string): Promise<void>
}
