/** Names an output in maps: `txid:vout`. `hash` is the id as transactions carry it, which is the other way round. */
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
