/**
 * Returns a number as a quantity of [EIP-1474](https://eips.ethereum.org/EIPS/eip-1474). viem's function would add its
 * error classes to the bundle.
 */
export function hexOfNumber(value: number | bigint): `0x${string}` {
  return `0x${value.toString(16)}`
}

/** Returns the UTF-8 bytes of a text as hex. */
export function hexOfText(text: string): `0x${string}` {
  const bytes = [...new TextEncoder().encode(text)]
  return `0x${bytes.map(byte => byte.toString(16).padStart(2, '0')).join('')}`
}
