import type { ParsePaymentUriOptions } from './ParsePaymentUriOptions'
import type { PaymentRequest } from './PaymentRequest'
import { refuse } from './payUriError'
import { splitUri } from './splitUri'
import { uriFormats } from './uriFormats'

/**
 * Parses a payment URI from a QR code or a link, as untrusted input: [ERC-681](https://eips.ethereum.org/EIPS/eip-681),
 * a transfer request of [Solana Pay](https://solana.com/docs/tools/solana-pay/specification/version1-1), or
 * [BIP-321](https://github.com/bitcoin/bips/blob/master/bip-0321.mediawiki). Returns checksummed addresses. Removes
 * control characters and bidirectional marks from the label and the message. Anyone can write a URI, so let the user
 * review the payment.
 *
 * @throws AppKitError with a code that starts with `pay/uri-`. See `PayUriErrorCode`.
 * @example
 * ```ts
 * import { parsePaymentUri } from '@openappkit/pay/uri'
 *
 * const text = 'ethereum:0xfb6916095ca1df60bb79ce92ce3ea74c37c5d359?value=2.014e18'
 * const { recipient, amount } = parsePaymentUri(text, { chainId: 'eip155:1' })
 * console.log(recipient, amount) // 0xfB69…d359 2014000000000000000n
 * ```
 */
export function parsePaymentUri(text: string, options: ParsePaymentUriOptions = {}): PaymentRequest {
  const parts = splitUri(text)
  const format = uriFormats.find(({ scheme }) => scheme === parts.scheme)
  if (!format)
    return refuse('pay/uri-unsupported', 'The URI must start with ethereum:, solana: or bitcoin:.', parts.scheme)
  return format.read(parts, options)
}
