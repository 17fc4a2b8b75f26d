/** True for an EVM address: an optional `0x` and 40 hex digits. Says nothing of its checksum: that needs a hash function, so the EVM adapter checks it. */
export function isEvmAddress(value: unknown): value is string {
  return typeof value === 'string' && /^(?:0x)?[0-9a-f]{40}$/i.test(value)
}
