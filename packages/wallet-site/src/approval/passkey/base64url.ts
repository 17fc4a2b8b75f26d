/** Encodes bytes as base64url without padding. */
export function toBase64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes)).replace(/[+/=]/g, char => ({ '+': '-', '/': '_' })[char] ?? '')
}

/** Decodes base64url. */
export function fromBase64url(text: string): Uint8Array<ArrayBuffer> {
  const plain = text.replace(/[-_]/g, char => (char === '-' ? '+' : '/'))
  return Uint8Array.from(atob(plain), char => char.charCodeAt(0))
}
