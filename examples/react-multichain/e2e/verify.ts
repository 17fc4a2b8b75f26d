import { ed25519 } from '@noble/curves/ed25519.js'
import { base58 } from '@scure/base'
import { Verifier } from 'bip322-js'
import { verifyMessage } from 'viem'

/** Verifies signatures on each chain with libraries that the adapters don't use. */
export const verify = {
  Ethereum: (message: string, address: string, signature: string): Promise<boolean> =>
    verifyMessage({ message, address: address as `0x${string}`, signature: signature as `0x${string}` }),
  Solana: async (message: string, address: string, signature: string): Promise<boolean> =>
    ed25519.verify(base58.decode(signature), new TextEncoder().encode(message), base58.decode(address)),
  Bitcoin: async (message: string, address: string, signature: string): Promise<boolean> =>
    Verifier.verifySignature(address, message, signature),
}
