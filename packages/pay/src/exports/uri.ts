/** Payment URIs: ERC-681, Solana Pay and BIP-321. Pure functions for browsers and servers. */
export type { ParsePaymentUriOptions } from '../uri/ParsePaymentUriOptions'
export type { PaymentRequest } from '../uri/PaymentRequest'
export { parsePaymentUri } from '../uri/parsePaymentUri'
export { type PaymentUriOptions, paymentUri } from '../uri/paymentUri'
export type { PayUriErrorCode, PayUriErrorCodes } from '../uri/payUriError'
