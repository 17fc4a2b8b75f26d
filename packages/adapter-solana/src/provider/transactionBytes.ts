import { AppKitError } from '@openappkit/appkit-core/adapter'
import type { SolanaTransaction } from './SolanaProvider'

/** Parsers of transaction classes: `VersionedTransaction.deserialize`, `Transaction.from`. */
interface TransactionClass {
  deserialize?(bytes: Uint8Array): unknown
  from?(bytes: Uint8Array): unknown
}

/**
 * Returns the bytes of a transaction, signed or not.
 *
 * @throws {AppKitError} `transaction/invalid` when the value is neither bytes nor an object with `serialize()`.
 */
export function bytesOf(transaction: SolanaTransaction): Uint8Array {
  if (isBytes(transaction)) return new Uint8Array(transaction)
  if (typeof transaction?.serialize !== 'function')
    throw new AppKitError(
      'transaction/invalid',
      "The transaction can't be read. Pass its bytes, or an object with `serialize()`.",
    )
  return new Uint8Array(transaction.serialize({ requireAllSignatures: false, verifySignatures: false }))
}

/** Converts signed bytes to the form of the original transaction. */
export function toOriginalForm<transaction extends SolanaTransaction>(
  original: transaction,
  signed: Uint8Array,
): transaction {
  if (isBytes(original)) return signed as transaction
  const made = original.constructor as TransactionClass
  const read = made.deserialize ? made.deserialize(signed) : made.from?.(signed)
  return (read ?? { serialize: () => signed }) as transaction
}

/** Returns whether a value is a byte array, including arrays from another realm, such as an iframe. */
function isBytes(value: unknown): value is Uint8Array {
  return ArrayBuffer.isView(value)
}
