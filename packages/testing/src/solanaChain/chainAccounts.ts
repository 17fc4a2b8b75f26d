import { ed25519 } from '@noble/curves/ed25519.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { base58 } from '@scure/base'
import type { SolanaChainAccount } from './SolanaChain'

/** Returns the funded accounts, which are the same for every chain. */
export function chainAccounts(count: number): readonly SolanaChainAccount[] {
  return Array.from({ length: count }, (_, index) => {
    const seed = sha256(new TextEncoder().encode(`OpenAppKit test account ${index}`))
    const publicKey = ed25519.getPublicKey(seed)
    return { address: base58.encode(publicKey), secretKey: new Uint8Array([...seed, ...publicKey]) }
  })
}

/** Returns the genesis hash of a chain by its name. */
export function genesisHashOf(name: string): string {
  return base58.encode(sha256(new TextEncoder().encode(`OpenAppKit test chain ${name}`)))
}
