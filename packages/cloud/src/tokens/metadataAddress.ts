import { createHash } from 'node:crypto'
import { ed25519 } from '@noble/curves/ed25519.js'
import { base58 } from '@scure/base'

/** Address of Solana's token metadata program. */
const PROGRAM = 'metaqbxxUerdq28cj1RbAWkYQm3ybzjb6a8bt518x1s'

/** Returns the program-derived address of the account in which the metadata program stores a mint's name. */
export function metadataAddress(mint: string): string {
  const program = base58.decode(PROGRAM)
  for (let bump = 255; bump >= 0; bump--) {
    const hash = createHash('sha256')
    for (const seed of ['metadata', program, base58.decode(mint), Uint8Array.of(bump), program]) hash.update(seed)
    const address = new Uint8Array(hash.update('ProgramDerivedAddress').digest())
    if (!isPublicKey(address)) return base58.encode(address)
  }
  throw new RangeError('No address of a program can be made for this mint')
}

function isPublicKey(bytes: Uint8Array): boolean {
  try {
    ed25519.Point.fromBytes(bytes)
    return true
  } catch {
    return false
  }
}
