import { ed25519 } from '@noble/curves/ed25519.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { base58 } from '@scure/base'
import type { SolanaChainAccount } from './SolanaChain'

/** The same accounts every time. */
export function chainAccounts(count: number): readonly SolanaChainAccount[] {
  return Array.from({ length: count }, (_, index) => {
    const seed = sha256(new TextEncoder().encode(`OpenAppKit test account ${index}`))
    const publicKey = ed25519.getPublicKey(seed)
    return { address: base58.encode(publicKey), secretKey: new Uint8Array([...seed, ...publicKey]) }
  })
}

/** The hash that a chain of this name begins with. */
export function genesisHashOf(name: string): string {
  return base58.encode(sha256(new TextEncoder().encode(`OpenAppKit test chain ${name}`)))
}
