/**
 * Status of an invoice: `open → processing → settled`, or `open → expired`. A payment that leaves the chain moves
 * `processing` back to `open`, and `settled` to `reversed`. A payment that isn't final in time makes the invoice
 * `invalid`.
 */
export type InvoiceStatus = 'open' | 'processing' | 'settled' | 'expired' | 'invalid' | 'reversed'

/**
 * A fact that the merchant may have to handle:
 *
 * - `partial`: less than the price arrived in time.
 * - `over`: more than the price arrived, beyond the tolerance.
 * - `late`: a payment arrived after the expiry. It never settles the invoice by itself.
 * - `duplicate`: a payment arrived after the price was covered.
 * - `wrongAsset`: another asset arrived.
 * - `marked`: the merchant set the status.
 */
export type InvoiceException = 'partial' | 'over' | 'late' | 'duplicate' | 'wrongAsset' | 'marked'

/** An amount of fiat money. */
export interface InvoiceAmount {
  /** Integer in the currency's smallest unit, such as cents: `4999`. */
  readonly minor: string
  /** ISO 4217 code in upper case. */
  readonly currency: string
}

/**
 * How payments are assigned to an invoice: by an address of its own, by a reference key of Solana Pay, or by an amount
 * that no other open invoice has.
 */
export type InvoiceMatching = 'address' | 'reference' | 'amount'

/** A way to pay an invoice. Amounts are base units. */
export interface InvoiceRail {
  /** CAIP-2 id. */
  readonly chainId: string
  /** [CAIP-19](https://chainagnostic.org/CAIPs/caip-19) id, such as `eip155:1/slip44:60` or `eip155:1/erc20:0xa0b8…`. */
  readonly asset: string
  readonly symbol: string
  readonly decimals: number
  readonly recipient: string
  readonly matching: InvoiceMatching
  /** Reference key of Solana Pay, which the payment must list as an account. `null` for other rails. */
  readonly reference: string | null
  /** Price of the whole invoice, locked until it expires. */
  readonly price: string
  /** Amount that is left to pay, rounded up. */
  readonly due: string
  readonly received: string
  /** Confirmations that a payment needs. `null` if its block must be finalized. */
  readonly confirmations: number | null
}

/** A transfer to an invoice. */
export interface InvoicePayment {
  readonly id: string
  readonly chainId: string
  /** CAIP-19 id. */
  readonly asset: string
  /** `null` if a contract paid the native coin, of which the chain shows only the balance. */
  readonly txHash: string | null
  /** Base units that arrived. */
  readonly amount: string
  /** How the transfer counts. Only `payment` counts toward the price. */
  readonly role: 'payment' | 'late' | 'duplicate' | 'wrongAsset'
  /** `gone`: the transfer left the chain, because its block or the transaction was replaced. */
  readonly status: 'pending' | 'confirmed' | 'final' | 'gone'
  readonly confirmations: number
  /** Time of the payment in milliseconds since the epoch. */
  readonly paidAt: number
}

/** An invoice as the merchant sees it. */
export interface Invoice {
  readonly id: string
  /** The merchant's id of the order. */
  readonly orderId: string
  readonly status: InvoiceStatus
  readonly exceptions: readonly InvoiceException[]
  readonly amount: InvoiceAmount
  readonly rails: readonly InvoiceRail[]
  readonly payments: readonly InvoicePayment[]
  /** Milliseconds since the epoch. */
  readonly createdAt: number
  /** Milliseconds since the epoch. Later payments are `late`. */
  readonly expiresAt: number
  /** Whether the payer has nothing left to wait for. */
  readonly isFinal: boolean
  /** Milliseconds to wait before the next request. 0 if the invoice is final. */
  readonly pollInMs: number
  /** Number of changes so far. */
  readonly sequence: number
}

/** Body of `POST /v1/pay/invoices`. */
export interface InvoiceRequest {
  readonly orderId: string
  readonly amount: InvoiceAmount
  /** CAIP-19 ids of the assets to accept. Default: all assets in the merchant's settings. */
  readonly accepts?: readonly string[] | undefined
  /** Seconds for which the price is locked, from 60 to 86,400. Default: the merchant's setting. */
  readonly expiresIn?: number | undefined
  readonly tolerance?: { readonly bps: number } | undefined
}

/** Response of `POST /v1/pay/invoices`. */
export interface InvoiceCreated extends Invoice {
  /** Secret with which the payer reads the checkout. */
  readonly clientSecret: string
}

/** Response of `GET /v1/pay/invoices`, newest first. */
export interface InvoicePage {
  readonly data: readonly Invoice[]
  /** Id of the last invoice, to pass as `after`. `null` on the last page. */
  readonly next: string | null
}

/** An invoice as the payer sees it. Response of `GET /v1/pay/checkouts/{id}`. */
export interface InvoiceCheckout
  extends Pick<
    Invoice,
    | 'amount'
    | 'exceptions'
    | 'expiresAt'
    | 'id'
    | 'isFinal'
    | 'orderId'
    | 'payments'
    | 'pollInMs'
    | 'rails'
    | 'sequence'
    | 'status'
  > {
  /** Name of the merchant's store. */
  readonly store: string
}

/** Body of `POST /v1/pay/checkouts/{id}/payments`. */
export interface InvoicePaymentReport {
  readonly chainId: string
  readonly txHash: string
}

/** Body of `POST /v1/pay/invoices/{id}/mark`. */
export interface InvoiceMark {
  readonly status: 'settled' | 'invalid'
}

/** Body of `POST /v1/pay/invoices/{id}/refunds`. */
export interface InvoiceRefundRequest {
  /** Id of the payment to return. */
  readonly paymentId: string
  /** Address that receives the refund. Ask the payer: exchanges lose funds sent back to their sending address. */
  readonly to: string
  /** Base units. Default: the whole payment. On Bitcoin, the fee is deducted. */
  readonly amount?: string | undefined
}

/** An account of a Solana instruction. */
export interface SolanaInstructionAccount {
  readonly address: string
  readonly isSigner: boolean
  readonly isWritable: boolean
}

/** An unsigned transaction for the merchant's wallet. */
export type UnsignedTransaction =
  | {
      readonly kind: 'evm'
      readonly chainId: number
      readonly from: string
      readonly to: string
      readonly data: string
      readonly value: string
      /** Fixed if the payment has an address of its own, so that the chain accepts the refund only once. */
      readonly nonce: number | null
    }
  | {
      readonly kind: 'solana'
      readonly feePayer: string
      readonly instructions: readonly {
        readonly programId: string
        readonly accounts: readonly SolanaInstructionAccount[]
        /** Base64. */
        readonly data: string
      }[]
    }
  | {
      readonly kind: 'bitcoin'
      /** The payment itself, so that the network accepts the refund only once. */
      readonly inputs: readonly { readonly txid: string; readonly vout: number; readonly value: string }[]
      readonly outputs: readonly { readonly address: string; readonly value: string }[]
    }

/** A refund. Each payment has one at most. */
export interface InvoiceRefund {
  readonly paymentId: string
  readonly chainId: string
  readonly asset: string
  readonly to: string
  /** Base units. */
  readonly amount: string
  readonly transaction: UnsignedTransaction
  readonly createdAt: number
}

/** Body of a webhook, in the format of [Standard Webhooks](https://www.standardwebhooks.com). */
export interface InvoiceEvent {
  /** `invoice.` and the new status, or `invoice.updated` if the status is the same. */
  readonly type: `invoice.${InvoiceStatus | 'updated'}`
  /** ISO 8601. */
  readonly timestamp: string
  readonly data: {
    readonly invoiceId: string
    readonly orderId: string
    readonly status: InvoiceStatus
    readonly exceptions: readonly InvoiceException[]
    readonly amount: InvoiceAmount
    /** Increases by one with each event of the invoice. Ignore an event with a lower sequence than the last one. */
    readonly sequence: number
  }
}

/** A webhook and its delivery. */
export interface InvoiceDelivery {
  /** Value of the `webhook-id` header. */
  readonly id: string
  readonly type: InvoiceEvent['type']
  readonly sequence: number
  readonly status: 'pending' | 'delivered' | 'failed'
  readonly attempts: number
  /** HTTP status of the last response. `null` if there was none. */
  readonly lastStatus: number | null
  /** Milliseconds since the epoch. `null` if no attempt follows. */
  readonly nextAttemptAt: number | null
  readonly createdAt: number
}

/** Response of `GET /v1/pay/invoices/{id}/deliveries`. */
export interface InvoiceDeliveries {
  readonly data: readonly InvoiceDelivery[]
}
