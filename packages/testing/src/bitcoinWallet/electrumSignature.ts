import { base64 } from '@scure/base'
import type { MessageProtocol, SignedMessage } from './signBitcoinMessage'

/**
 * Writes a signature as Unisat and OKX do: an ECDSA one says 'compressed key' (31 to 34) whatever the address is made of, as wallets did before BIP-137. A
 * page that looks at the flag must know both.
 */
export function electrumSignature({ signature }: SignedMessage, protocol: MessageProtocol): string {
  if (protocol === 'bip322' && signature.length !== 65) return base64.encode(signature)
  const flag = signature[0] ?? 0
  return base64.encode(Uint8Array.of(31 + ((flag - 27) % 4), ...signature.slice(1)))
}
