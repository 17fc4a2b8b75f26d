/** Legacy or versioned transaction of web3.js. */
interface TransactionObject {
  serialize(options: { readonly requireAllSignatures: false; readonly verifySignatures: false }): Uint8Array
}

/** Creates web3.js objects from bytes, for older wallets. The code loads with the first transaction of each version. */
export async function objectsOf(transactions: readonly Uint8Array[]): Promise<TransactionObject[]> {
  return Promise.all(
    transactions.map(async bytes =>
      isVersioned(bytes)
        ? (await import('./versionedLibrary')).VersionedTransaction.deserialize(bytes)
        : (await import('../transfer/library')).Transaction.from(bytes),
    ),
  )
}

/**
 * Returns whether the message is versioned, based on the first bit after the signatures. Assumes a signature count of
 * one byte.
 */
function isVersioned(bytes: Uint8Array): boolean {
  const [signatures = 0] = bytes
  return ((bytes[1 + signatures * 64] ?? 0) & 0x80) !== 0
}

/**
 * Returns the bytes of a signed object from any copy of web3.js.
 *
 * @throws Error when the value isn't a transaction.
 */
export function signedBytes(signed: unknown): Uint8Array {
  const { serialize } = (signed ?? {}) as Partial<TransactionObject>
  if (typeof serialize !== 'function') throw new Error('The wallet returned no transaction.')
  return bytesFrom(serialize.call(signed, { requireAllSignatures: false, verifySignatures: false }))
}

/**
 * Copies bytes, including bytes from another realm.
 *
 * @throws Error for other values.
 */
export function bytesFrom(value: unknown): Uint8Array {
  if (!ArrayBuffer.isView(value)) throw new Error('The wallet returned no bytes.')
  return new Uint8Array(value.buffer, value.byteOffset, value.byteLength).slice()
}
