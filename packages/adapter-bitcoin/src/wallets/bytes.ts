/** Encodes bytes as hex. */
export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')
}

/** Decodes hex. */
export function fromHex(hex: string): Uint8Array {
  return Uint8Array.from(hex.match(/../gu) ?? [], byte => Number.parseInt(byte, 16))
}

/** Encodes bytes as base64, byte by byte, because a large PSBT exceeds the argument limit of one call. */
function toBase64(bytes: Uint8Array): string {
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return btoa(text)
}

/** Decodes base64. */
export function fromBase64(base64: string): Uint8Array {
  return Uint8Array.from(atob(base64), character => character.charCodeAt(0))
}

/**
 * Returns whether a text is hex with whole bytes. A base64 signature or PSBT never is, because it contains letters
 * beyond `f`.
 */
export function isHex(text: string): boolean {
  return /^(?:[\da-f]{2})+$/iu.test(text)
}

/**
 * Converts a wallet's bytes or hex to base64 and returns other text unchanged. Returns undefined for an empty text or
 * other types.
 */
export function asBase64(value: unknown): string | undefined {
  if (value instanceof Uint8Array) return toBase64(value)
  if (typeof value !== 'string' || value === '') return undefined
  return isHex(value) ? toBase64(fromHex(value)) : value
}
