import type { ParsePaymentUriOptions } from './ParsePaymentUriOptions'
import type { PaymentRequest } from './PaymentRequest'
import type { UriParts } from './splitUri'

/** A validated request, in the spelling of its chain. */
export interface UriPayment extends Omit<PaymentRequest, 'asset'> {
  /** Address of the token. Undefined for the native coin. */
  readonly token: string | undefined
  /** Decimals of the asset. Undefined if the caller didn't pass those of a token. */
  readonly decimals: number | undefined
}

/** Format of the payment URIs of a chain namespace. */
export interface UriFormat {
  readonly scheme: string
  /** CAIP-2 namespace. */
  readonly namespace: string
  /** Fields that only some formats can carry, and without which a payment can't be attributed. */
  readonly supports: readonly ('references' | 'memo')[]
  /** Highest amount in base units. */
  readonly max: bigint
  /** Returns an address in its usual spelling, or undefined if it isn't valid on the chain. */
  recipient(text: string, chainId: string): string | undefined
  /** Returns a token's address like `recipient`. */
  token(text: string): string | undefined
  write(payment: UriPayment): string
  read(parts: UriParts, options: ParsePaymentUriOptions): PaymentRequest
}
