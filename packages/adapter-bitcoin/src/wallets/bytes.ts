/** Two digits a byte. */
export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')
}

export function fromHex(hex: string): Uint8Array {
  return Uint8Array.from(hex.match(/../gu) ?? [], byte => Number.parseInt(byte, 16))
}

/** In steps, since a whole PSBT is too many arguments for one call. */
function toBase64(bytes: Uint8Array): string {
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return btoa(text)
}

export function fromBase64(base64: string): Uint8Array {
  return Uint8Array.from(atob(base64), character => character.charCodeAt(0))
}

/** Whether text is whole bytes in hex. Base64 of a signature or a PSBT never is: it has letters beyond `f`. */
export function isHex(text: string): boolean {
  return /^(?:[\da-f]{2})+$/iu.test(text)
}

/** Base64 of what a wallet may have told in hex, or as bytes. Nothing for what is neither. */
export function asBase64(value: unknown): string | undefined {
  if (value instanceof Uint8Array) return toBase64(value)
  if (typeof value !== 'string' || value === '') return undefined
  return isHex(value) ? toBase64(fromHex(value)) : value
}
