import { base64 } from '@scure/base'
import type { MessageProtocol, SignedMessage } from './signBitcoinMessage'

/**
 * Encodes a signature in base64, the way Unisat and OKX do. An ECDSA signature always uses the flag for a compressed
 * key (31 to 34), regardless of the address type. Wallets did so before BIP-137, so an app must accept both kinds of
 * flags.
 */
export function electrumSignature({ signature }: SignedMessage, protocol: MessageProtocol): string {
  if (protocol === 'bip322' && signature.length !== 65) return base64.encode(signature)
  const flag = signature[0] ?? 0
  return base64.encode(Uint8Array.of(31 + ((flag - 27) % 4), ...signature.slice(1)))
}
