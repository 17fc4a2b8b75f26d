import { createHash } from 'node:crypto'
import { ed25519 } from '@noble/curves/ed25519.js'
import { base58 } from '@scure/base'

/** Returns the address that a Solana program derives from seeds: the first hash that isn't a public key. */
export function programAddress(program: string, seeds: readonly (string | Uint8Array)[]): string {
  const key = base58.decode(program)
  for (let bump = 255; bump >= 0; bump--) {
    const hash = createHash('sha256')
    for (const seed of [...seeds, Uint8Array.of(bump), key]) hash.update(seed)
    const address = new Uint8Array(hash.update('ProgramDerivedAddress').digest())
    if (!isPublicKey(address)) return base58.encode(address)
  }
  throw new RangeError('The program can derive no address from these seeds')
}

function isPublicKey(bytes: Uint8Array): boolean {
  try {
    ed25519.Point.fromBytes(bytes)
    return true
  } catch {
    return false
  }
}
