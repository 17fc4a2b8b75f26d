import { HARDENED_OFFSET, HDKey } from 'micro-key-producer/slip10.js'
import { wipe } from './wipe'

/** `m/44'/501'/0'/0'`, as Phantom and Solflare derive the first account. */
const PATH = [44, 501, 0, 0] as const

/**
 * Derives the Ed25519 private key of the first Solana account
 * ([SLIP-10](https://github.com/satoshilabs/slips/blob/master/slip-0010.md)). The caller overwrites it.
 */
export function deriveSolanaKey(seed: Uint8Array): Uint8Array<ArrayBuffer> {
  let node = HDKey.fromMasterSeed(seed)
  for (const index of PATH) {
    const child = node.deriveChild(index + HARDENED_OFFSET)
    wipe(node.privateKey, node.chainCode)
    node = child
  }
  const key = Uint8Array.from(node.privateKey)
  wipe(node.privateKey, node.chainCode)
  return key
}
