import { base58 } from '@scure/base'

/** Returns whether a text is 32 bytes in base58. They may be off the curve, as the addresses of programs are. */
export function isSolanaKey(text: string): boolean {
  return typeof text === 'string' && /^[1-9A-HJ-NP-Za-km-z]{32,44}$/u.test(text) && base58.decode(text).length === 32
}

/** Returns whether a text is a key that can receive payments. The system program, whose key is all zeros, can't. */
export function isSolanaRecipient(text: string): boolean {
  return isSolanaKey(text) && !/^1+$/u.test(text)
}
