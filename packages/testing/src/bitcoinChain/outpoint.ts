/**
 * Returns the map key of an output: `txid:vout`. `hash` is the transaction id in internal byte order, which is
 * reversed.
 */
export function outpoint(hash: Uint8Array, index: number): string {
  return `${txidOf(hash)}:${index}`
}

export function txidOf(hash: Uint8Array): string {
  return Array.from(hash, byte => byte.toString(16).padStart(2, '0'))
    .reverse()
    .join('')
}

export function hashOf(txid: string): Uint8Array {
  return Uint8Array.from(txid.match(/../g) ?? [], byte => Number.parseInt(byte, 16)).reverse()
}
