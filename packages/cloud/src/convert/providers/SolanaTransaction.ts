import { base58 } from '@scure/base'
import { SwapFailure } from '../SwapFailure'

/** Maximum bytes of a Solana transaction. */
const MOST_BYTES = 1232
const KEY = 32
const SIGNATURE = 64

/**
 * Checks that a transaction needs the user's signature, and returns it unchanged.
 *
 * @param transaction - Base64.
 * @throws SwapFailure `unavailable` if it isn't a transaction of the user.
 */
export function requireSigner(id: string, transaction: string, user: string): string {
  if (signersOf(transaction)?.includes(user)) return transaction
  throw new SwapFailure('unavailable', `${id} sent a transaction that isn't the user's`)
}

/** Returns the accounts that sign a transaction. Undefined if it isn't one. */
function signersOf(transaction: string): readonly string[] | undefined {
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(transaction)) return undefined
  const bytes = Buffer.from(transaction, 'base64')
  if (bytes.length > MOST_BYTES) return undefined
  // Fewer than 128 signatures and accounts fit a transaction, so each count takes one byte.
  const [count = 0] = bytes
  const message = bytes.subarray(1 + count * SIGNATURE)
  const isVersioned = ((message[0] ?? 0) & 0x80) !== 0
  const header = message.subarray(isVersioned ? 1 : 0)
  const [signers = 0] = header
  const accounts = header[3] ?? 0
  const keys = header.subarray(4, 4 + accounts * KEY)
  if (signers === 0 || signers > accounts || signers !== count || keys.length < accounts * KEY) return undefined
  return Array.from({ length: signers }, (_, index) => base58.encode(keys.subarray(index * KEY, (index + 1) * KEY)))
}
