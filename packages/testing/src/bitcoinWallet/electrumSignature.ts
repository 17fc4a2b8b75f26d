import { base64 } from '@scure/base'
import type { MessageProtocol, SignedMessage } from './signBitcoinMessage'

/**
 * Encodes a signature in base64, the way Unisat and OKX do. The flag of an ECDSA signature is always that of a
 * compressed key (31 to 34), whatever the address type. Wallets did so before BIP-137, so an app must accept both
 * forms.
 */
export function electrumSignature({ signature }: SignedMessage, protocol: MessageProtocol): string {
  if (protocol === 'bip322' && signature.length !== 65) return base64.encode(signature)
  const flag = signature[0] ?? 0
  return base64.encode(Uint8Array.of(31 + ((flag - 27) % 4), ...signature.slice(1)))
}
