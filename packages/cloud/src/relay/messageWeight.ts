import type { StoredMessage } from './MessageStore'

/** Characters beyond Latin-1. */
const WIDE = /[\u0100-\uffff]/

/** Returns the approximate size of a message in a store, in bytes. */
export function messageWeight({ message, attestation }: Pick<StoredMessage, 'message' | 'attestation'>): number {
  return 1000 + textWeight(message) + textWeight(attestation ?? '')
}

/** Returns the bytes that a text occupies in memory: two per character if it contains a wide one, otherwise one. */
function textWeight(text: string): number {
  return WIDE.test(text) ? 2 * text.length : text.length
}
