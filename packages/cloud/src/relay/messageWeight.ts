import type { StoredMessage } from './MessageStore'

/** Beyond Latin-1. */
const WIDE = /[\u0100-\uffff]/

/** Roughly what a message takes in a store, in bytes. */
export function messageWeight({ message, attestation }: Pick<StoredMessage, 'message' | 'attestation'>): number {
  return 1000 + textWeight(message) + textWeight(attestation ?? '')
}

/** A text takes two bytes for each of its characters as soon as one of them is wide. */
function textWeight(text: string): number {
  return WIDE.test(text) ? 2 * text.length : text.length
}
