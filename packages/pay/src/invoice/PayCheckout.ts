import type { CaipNetworkId } from '@openappkit/appkit-core'
import type { InvoiceException, InvoiceMatching, InvoicePayment, InvoiceStatus } from '@openappkit/contract'

/** A way to pay an invoice. Amounts are base units of the asset. */
export interface PayAsset {
  readonly caipNetworkId: CaipNetworkId
  /** [CAIP-19](https://chainagnostic.org/CAIPs/caip-19) id. */
  readonly id: string
  /** Undefined for the network's native coin. */
  readonly tokenAddress: string | undefined
  readonly symbol: string
  readonly decimals: number
  readonly recipient: string
  /** How the backend finds the payment. */
  readonly matching: InvoiceMatching
  /** Key of Solana Pay that the payment must list as an account. */
  readonly reference: string | undefined
  /** Price of the whole invoice. */
  readonly price: bigint
  /** Amount that is left to pay. */
  readonly due: bigint
  readonly received: bigint
  /** Confirmations that a payment needs. Undefined if its block must be finalized. */
  readonly confirmations: number | undefined
}

/** A transfer that the backend found. */
export interface CheckoutPayment {
  readonly id: string
  readonly caipNetworkId: CaipNetworkId
  /** CAIP-19 id. */
  readonly asset: string
  readonly txHash: string | undefined
  /** Base units that arrived. */
  readonly amount: bigint
  readonly role: InvoicePayment['role']
  readonly status: InvoicePayment['status']
  readonly confirmations: number
}

/** An invoice as its payer sees it. */
export interface PayCheckout {
  readonly id: string
  readonly orderId: string
  /** Name of the merchant's store. */
  readonly store: string
  readonly status: InvoiceStatus
  readonly exceptions: readonly InvoiceException[]
  /** Price in the smallest unit of a currency, such as cents. */
  readonly amount: { readonly minor: bigint; readonly currency: string }
  readonly assets: readonly PayAsset[]
  readonly payments: readonly CheckoutPayment[]
  /** Milliseconds since the epoch. Later payments don't settle the invoice. */
  readonly expiresAt: number
  /** Whether the payer has nothing left to wait for. */
  readonly isFinal: boolean
  /** Milliseconds to wait before the next request. */
  readonly pollInMs: number
  /** Number of changes so far. */
  readonly sequence: number
}

/** Id and secret with which a payer reads an invoice. */
export interface InvoiceKey {
  readonly id: string
  readonly clientSecret: string
}
