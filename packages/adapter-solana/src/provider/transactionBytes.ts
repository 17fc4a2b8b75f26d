import { AppKitError } from '@openappkit/appkit-core/adapter'
import type { SolanaTransaction } from './SolanaProvider'

/** How classes of transactions read bytes: `VersionedTransaction.deserialize`, `Transaction.from`. */
interface TransactionClass {
  deserialize?(bytes: Uint8Array): unknown
  from?(bytes: Uint8Array): unknown
}

/** The bytes of a transaction that needn't be signed yet. */
export function bytesOf(transaction: SolanaTransaction): Uint8Array {
  if (isBytes(transaction)) return new Uint8Array(transaction)
  if (typeof transaction?.serialize !== 'function')
    throw new AppKitError('transaction/unreadable', 'A transaction is its bytes, or an object with `serialize()`.')
  return new Uint8Array(transaction.serialize({ requireAllSignatures: false, verifySignatures: false }))
}

/** Signed bytes in the form in which the transaction was given. */
export function inFormOf<transaction extends SolanaTransaction>(given: transaction, signed: Uint8Array): transaction {
  if (isBytes(given)) return signed as transaction
  const made = given.constructor as TransactionClass
  const read = made.deserialize ? made.deserialize(signed) : made.from?.(signed)
  return (read ?? { serialize: () => signed }) as transaction
}

/** Also of another realm, as tests and frames have them. */
function isBytes(value: unknown): value is Uint8Array {
  return ArrayBuffer.isView(value)
}
