import { base58 } from '@scure/base'

/** Returns a transaction's hash or signature in its normalized spelling. Undefined if it isn't one of the chain. */
export function readTransactionHash(chainId: string, text: string): string | undefined {
  if (chainId.startsWith('eip155:')) return /^0x[0-9a-fA-F]{64}$/.test(text) ? text.toLowerCase() : undefined
  if (chainId.startsWith('bip122:')) return /^[0-9a-fA-F]{64}$/.test(text) ? text.toLowerCase() : undefined
  // A node rejects a whole request for one invalid signature.
  const isSignature = /^[1-9A-HJ-NP-Za-km-z]{64,88}$/.test(text) && base58.decode(text).length === 64
  return isSignature ? text : undefined
}
