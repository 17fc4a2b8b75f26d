type Encoding = 'utf8' | 'utf-8' | 'base64' | 'hex'

/**
 * Implements the parts of Node's `Buffer` that the library uses. The library expects a global one, which browsers don't
 * have; signing in with the approval would fail without it. Bundled into the library's file, so it adds no global.
 */
class LibraryBuffer extends Uint8Array {
  override toString(encoding: Encoding = 'utf8'): string {
    if (encoding === 'base64') return btoa(Array.from(this, byte => String.fromCharCode(byte)).join(''))
    if (encoding === 'hex') return Array.from(this, byte => byte.toString(16).padStart(2, '0')).join('')
    return new TextDecoder().decode(this)
  }
}

export const Buffer: {
  from(value: string | ArrayLike<number>, encoding?: Encoding): LibraryBuffer
  concat(parts: readonly Uint8Array[]): LibraryBuffer
  isBuffer(value: unknown): boolean
} = {
  from: (value, encoding = 'utf8') => new LibraryBuffer(typeof value === 'string' ? bytesOf(value, encoding) : value),
  concat: parts => new LibraryBuffer(parts.flatMap(part => [...part])),
  isBuffer: value => value instanceof LibraryBuffer,
}

function bytesOf(text: string, encoding: Encoding): ArrayLike<number> {
  if (encoding === 'base64') {
    // Node accepts both base64 alphabets, with or without padding.
    const standard = text.replaceAll('-', '+').replaceAll('_', '/').replaceAll('=', '')
    return Array.from(atob(standard), character => character.charCodeAt(0))
  }
  if (encoding === 'hex') return (text.match(/[0-9a-f]{2}/giu) ?? []).map(pair => Number.parseInt(pair, 16))
  return new TextEncoder().encode(text)
}
