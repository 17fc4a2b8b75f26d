import { ByteError } from './ByteReader'
import { parseMessage } from './parseMessage'

/** Whether bytes are the message of a transaction, so that their signature would also sign the transaction. */
export function isSolanaMessage(bytes: Uint8Array): boolean {
  try {
    parseMessage(bytes)
    return true
  } catch (error) {
    if (error instanceof ByteError) return false
    throw error
  }
}
