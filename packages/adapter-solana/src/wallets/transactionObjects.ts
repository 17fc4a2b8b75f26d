/** A transaction of web3.js, legacy or versioned. */
interface TransactionObject {
  serialize(options: { readonly requireAllSignatures: false; readonly verifySignatures: false }): Uint8Array
}

/** Bytes as the objects of web3.js that older wallets take. What makes them loads with the first transaction of each form. */
export async function objectsOf(transactions: readonly Uint8Array[]): Promise<TransactionObject[]> {
  return Promise.all(
    transactions.map(async bytes =>
      isVersioned(bytes)
        ? (await import('./versionedLibrary')).VersionedTransaction.deserialize(bytes)
        : (await import('../transfer/library')).Transaction.from(bytes),
    ),
  )
}

/** Behind the signatures, of which one byte says how many there are, the highest bit says that this is a version. */
function isVersioned(bytes: Uint8Array): boolean {
  const [signatures = 0] = bytes
  return ((bytes[1 + signatures * 64] ?? 0) & 0x80) !== 0
}

/** What an older wallet signed, of whichever copy of web3.js it is. @throws Error when it is no transaction. */
export function signedBytes(signed: unknown): Uint8Array {
  const { serialize } = (signed ?? {}) as Partial<TransactionObject>
  if (typeof serialize !== 'function') throw new Error('The wallet answered with no transaction.')
  return bytesFrom(serialize.call(signed, { requireAllSignatures: false, verifySignatures: false }))
}

/** A copy of bytes, also of those of another realm. @throws Error when it is something else. */
export function bytesFrom(value: unknown): Uint8Array {
  if (!ArrayBuffer.isView(value)) throw new Error('The wallet answered with no bytes.')
  return new Uint8Array(value.buffer, value.byteOffset, value.byteLength).slice()
}
