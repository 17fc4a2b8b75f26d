import { parseAssetType } from '@openappkit/contract/assets'
import { namespaceOf } from './chainOf'
import type { PaymentRequest } from './PaymentRequest'
import { refuse } from './payUriError'
import { exactText } from './plainText'
import { assertLength } from './splitUri'
import { amountUpTo } from './tokenAmount'
import type { UriFormat } from './UriFormat'
import { uriFormats } from './uriFormats'

/** Options of {@link paymentUri}. */
export interface PaymentUriOptions {
  /** Decimals of the asset. Required for amounts of Solana tokens, which the URI states in whole tokens. */
  readonly decimals?: number | undefined
}

/**
 * Returns the URI of a payment, for a QR code or a link: [ERC-681](https://eips.ethereum.org/EIPS/eip-681) with its
 * chain ID and a plain integer, a transfer request of
 * [Solana Pay](https://solana.com/docs/tools/solana-pay/specification/version1-1), or
 * [BIP-321](https://github.com/bitcoin/bips/blob/master/bip-0321.mediawiki). ERC-681 leaves out the label and the
 * message. Amounts never pass through a float.
 *
 * @throws AppKitError `pay/uri-invalid-request`, `pay/uri-invalid-amount`, `pay/uri-unknown-decimals` or
 * `pay/uri-too-long`.
 * @example
 * ```ts
 * import { paymentUri } from '@openappkit/pay/uri'
 *
 * paymentUri({
 *   chainId: 'bip122:000000000019d6689c085ae165831e93',
 *   asset: 'bip122:000000000019d6689c085ae165831e93/slip44:0',
 *   recipient: '175tWpb8K1S7NmH4Zx6rewF9WQrcZv2456',
 *   amount: 2_030_000_000n,
 *   label: 'Luke-Jr',
 * }) // bitcoin:175tWpb8K1S7NmH4Zx6rewF9WQrcZv2456?amount=20.3&label=Luke-Jr
 * ```
 */
export function paymentUri(request: PaymentRequest, { decimals }: PaymentUriOptions = {}): string {
  const { chainId, amount, references } = request
  const { format, token } = readAsset(request)
  const recipient = typeof request.recipient === 'string' ? format.recipient(request.recipient, chainId) : undefined
  if (recipient === undefined) return refuse('pay/uri-invalid-request', `The recipient is no address of ${chainId}.`)
  if (recipient === token)
    refuse('pay/uri-invalid-request', 'The recipient is the token itself. Pass the address of the payee.')
  if (amount !== undefined) amountUpTo(format.max, amount)
  if (references?.length && !format.supports.includes('references'))
    refuse('pay/uri-invalid-request', `Payment URIs of ${chainId} have no references.`)
  const [label, message, memo] = (['label', 'message', 'memo'] as const).map(name =>
    exactText(name, request[name], 'pay/uri-invalid-request'),
  )
  if (memo !== undefined && !format.supports.includes('memo'))
    refuse('pay/uri-invalid-request', `Payment URIs of ${chainId} have no memo.`)
  const uri = format.write({ chainId, recipient, token, decimals, amount, references, label, message, memo })
  assertLength(uri)
  return uri
}

function readAsset({ chainId, asset }: PaymentRequest): { readonly format: UriFormat; readonly token?: string } {
  const known = typeof asset === 'string' ? parseAssetType(asset) : undefined
  const format = known && uriFormats.find(({ namespace }) => namespace === namespaceOf(known.chainId))
  if (!known || !format || known.chainId !== chainId)
    return refuse('pay/uri-invalid-request', 'The asset must be the CAIP-19 id of a native coin or token of chainId.')
  if (known.asset === 'native') return { format }
  const token = format.token(known.asset)
  return token === undefined
    ? refuse('pay/uri-invalid-request', "The token of the asset isn't an address of its chain.")
    : { format, token }
}
