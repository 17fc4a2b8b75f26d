import { AppKitError } from '@openappkit/contract'

/**
 * Codes of payment URIs.
 * @category Payment URIs
 */
export interface PayUriErrorCodes {
  /**
   * The text isn't a payment URI, or one of its values is malformed or appears twice.
   * Do: request a new URI or QR code from the payee.
   */
  'pay/uri-invalid': true
  /**
   * The amount is negative, isn't a number of whole base units, or exceeds the supply that the chain can express.
   * Do: pass base units as a `bigint`. For a parsed URI, request a new one from the payee.
   */
  'pay/uri-invalid-amount': true
  /**
   * `paymentUri` can't express the request. The message names the field.
   * Do: correct the field.
   */
  'pay/uri-invalid-request': true
  /**
   * The URI is longer than 2,048 characters.
   * Do: shorten the label, the message or the memo.
   */
  'pay/uri-too-long': true
  /**
   * The URI is a Solana Pay transaction request: a link to a server that composes the transaction.
   * Do: request a transfer request from the payee, or open the URI in a wallet.
   */
  'pay/uri-transaction-request': true
  /**
   * The URI names no chain.
   * Do: pass `chainId`.
   */
  'pay/uri-unknown-chain': true
  /**
   * The amount of a Solana token needs the token's decimals. `details` is the CAIP-19 id of the token.
   * Do: pass `decimals` to `paymentUri`, or `decimalsOf` to `parsePaymentUri`.
   */
  'pay/uri-unknown-decimals': true
  /**
   * The URI is valid, but it requests something other than a payment to an address: it has another scheme, an ENS
   * name, another contract function, or only a Lightning invoice.
   * Do: open the URI in a wallet.
   */
  'pay/uri-unsupported': true
  /**
   * The URI has a parameter that changes the payment and that the parser doesn't support. `details` is its name.
   * Do: open the URI in a wallet.
   */
  'pay/uri-unsupported-parameter': true
  /**
   * The URI is for another chain than `chainId`.
   * Do: switch the network, or request a URI for this one.
   */
  'pay/uri-wrong-chain': true
}

declare module '@openappkit/appkit-core' {
  interface AppKitErrorCodes extends PayUriErrorCodes {}
}

/** Codes of the errors that `paymentUri` and `parsePaymentUri` throw. */
export type PayUriErrorCode = keyof PayUriErrorCodes

/** Throws an error of a payment URI. `details` is shortened, because it can come from the URI. */
export function refuse(code: PayUriErrorCode, message: string, details?: string): never {
  throw new AppKitError(code, message, details === undefined ? {} : { details: details.slice(0, 200) })
}
