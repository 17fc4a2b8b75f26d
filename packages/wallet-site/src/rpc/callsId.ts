/** A batch of the wallet is one transaction. */
export interface CallsTransaction {
  readonly hash: `0x${string}`
  /** CAIP-2 id. */
  readonly chainId: string
}

/** Returns the id of a batch: the transaction's hash and the chain id, 32 bytes each. So the wallet stores nothing. */
export function callsIdOf(hash: `0x${string}`, chainId: string): `0x${string}` {
  return `${hash}${BigInt(chainId.slice('eip155:'.length)).toString(16).padStart(64, '0')}`
}

/** Returns the transaction of a batch, or undefined if the id is none of this wallet's. */
export function transactionOf(id: unknown): CallsTransaction | undefined {
  if (typeof id !== 'string' || !/^0x[\da-f]{128}$/i.test(id)) return undefined
  return { hash: `0x${id.slice(2, 66).toLowerCase()}`, chainId: `eip155:${BigInt(`0x${id.slice(66)}`)}` }
}
