import { HARDENED_OFFSET, HDKey } from '@scure/bip32'
import { wipe } from './wipe'

/** `m/44'/60'/0'/0/0`, as MetaMask and viem derive the first account. */
const PATH = [44 + HARDENED_OFFSET, 60 + HARDENED_OFFSET, HARDENED_OFFSET, 0, 0] as const

/** Derives the secp256k1 private key of the first EVM account. The caller overwrites it. */
export function deriveEvmKey(seed: Uint8Array): Uint8Array<ArrayBuffer> {
  let node = HDKey.fromMasterSeed(seed)
  for (const index of PATH) {
    const child = node.deriveChild(index)
    wipeNode(node)
    node = child
  }
  const key = Uint8Array.from(node.privateKey ?? [])
  wipeNode(node)
  return key
}

function wipeNode(node: HDKey): void {
  wipe(node.chainCode ?? undefined)
  node.wipePrivateData()
}
