/** A number as EIP-1474 writes quantities. viem's own drags its errors along. */
export function hexOfNumber(value: number | bigint): `0x${string}` {
  return `0x${value.toString(16)}`
}

/** The UTF-8 bytes of a text. */
export function hexOfText(text: string): `0x${string}` {
  const bytes = [...new TextEncoder().encode(text)]
  return `0x${bytes.map(byte => byte.toString(16).padStart(2, '0')).join('')}`
}
