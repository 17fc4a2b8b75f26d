import { formatUnits } from '@openappkit/appkit-core/format'

/** Amount and asset of a payment, in AppKit's format without the recipient. */
export interface PayEventConfiguration {
  /** CAIP-2 id. */
  readonly network: string
  /** Address of the token, or `native`. */
  readonly asset: string
  /** Whole units of the asset, rounded to a float. For statistics only. */
  readonly amount: number
}

/** How it is paid, in AppKit's format. */
export interface PayEventPayment {
  readonly type: 'wallet' | 'exchange'
  readonly exchangeId?: string
  readonly sessionId?: string
  readonly status?: 'UNKNOWN' | 'IN_PROGRESS' | 'SUCCESS' | 'FAILED'
  /** Hash of the transaction. */
  readonly result?: string
}

/** Properties of `PAY_INITIATED`, `PAY_SUCCESS` and `PAY_ERROR`. */
export interface PayEventProperties {
  readonly source: 'pay' | 'fund-from-exchange'
  /** Id of the invoice, or of the exchange's session. */
  readonly paymentId: string
  readonly configuration: PayEventConfiguration
  readonly currentPayment: PayEventPayment
}

/** Properties of `PAY_MODAL_OPEN`. */
export interface PayOpenEventProperties {
  readonly exchanges: readonly { readonly id: string }[]
  readonly configuration: PayEventConfiguration
}

/** Properties of `PAY_EXCHANGE_SELECTED`. */
export interface PayExchangeEventProperties {
  readonly exchange: { readonly id: string }
  readonly configuration: PayEventConfiguration
  readonly currentPayment: PayEventPayment
  readonly headless: boolean
  readonly source: 'pay' | 'fund-from-exchange'
}

interface Paid {
  readonly caipNetworkId: string
  readonly tokenAddress: string | undefined
  readonly decimals: number
}

/** Returns what is paid for an event. Addresses of people and merchants aren't part of it. */
export function eventConfiguration(
  { caipNetworkId, decimals, tokenAddress }: Paid,
  amount: bigint,
): PayEventConfiguration {
  return { network: caipNetworkId, asset: tokenAddress ?? 'native', amount: Number(formatUnits(amount, decimals)) }
}
