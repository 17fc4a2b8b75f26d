import { createHmac, pbkdf2Sync } from 'node:crypto'
import { ed25519 } from '@noble/curves/ed25519.js'
import { base58 } from '@scure/base'

/** Returns the first Solana address of a recovery phrase, by BIP-39 and SLIP-10 alone, at m/44'/501'/0'/0'. */
export function recoverSolana(phrase: string): string {
  const seed = pbkdf2Sync(phrase.normalize('NFKD'), 'mnemonic', 2048, 64, 'sha512')
  let node = createHmac('sha512', 'ed25519 seed').update(seed).digest()
  for (const index of [44, 501, 0, 0]) {
    const hardened = Buffer.alloc(4)
    hardened.writeUInt32BE(index + 0x80000000)
    const data = Buffer.concat([Buffer.of(0), node.subarray(0, 32), hardened])
    node = createHmac('sha512', node.subarray(32)).update(data).digest()
  }
  return base58.encode(ed25519.getPublicKey(new Uint8Array(node.subarray(0, 32))))
}
