/** Returns a JSON-RPC quantity, or undefined if the value is none of at most 256 bits. */
export function quantity(value: unknown): bigint | undefined {
  return typeof value === 'string' && /^0x[0-9a-f]{1,64}$/i.test(value) ? BigInt(value) : undefined
}
