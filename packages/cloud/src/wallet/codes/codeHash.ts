import { createHmac, randomInt } from 'node:crypto'
import type { WalletCodeRow } from '../../storage/walletSchema'

/** Returns six random digits. */
export function randomCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0')
}

/** Returns the stored form of a code. It is useless without the pepper, and for another address, purpose or id. */
export function codeHash(
  pepper: Uint8Array,
  { email, id, purpose }: Pick<WalletCodeRow, 'email' | 'id' | 'purpose'>,
  code: string,
): string {
  return createHmac('sha256', pepper).update([email, purpose, id, code].join('\0')).digest('base64url')
}
