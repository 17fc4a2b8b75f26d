/** Encodes bytes in base64, the encoding of transactions in RPC and WalletConnect. */
export function encodeBase64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
}

/**
 * Decodes base64.
 *
 * @throws DOMException for invalid text.
 */
export function decodeBase64(text: string): Uint8Array {
  return Uint8Array.from(atob(text), character => character.charCodeAt(0))
}
