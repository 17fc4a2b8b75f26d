import { ed25519 } from '@noble/curves/ed25519.js'
import { secp256k1 } from '@noble/curves/secp256k1.js'
import { base58 } from '@scure/base'
import { getAddress, keccak256 } from 'viem/utils'

/** Returns the checksummed EVM address of a private key. */
export function evmAddressOf(privateKey: Uint8Array): string {
  const publicKey = secp256k1.getPublicKey(privateKey, false)
  return getAddress(`0x${keccak256(publicKey.subarray(1)).slice(-40)}`)
}

/** Returns the Solana address of a private key. */
export function solanaAddressOf(privateKey: Uint8Array): string {
  return base58.encode(ed25519.getPublicKey(privateKey))
}
