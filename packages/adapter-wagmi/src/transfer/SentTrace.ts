/** Whose transaction it is, and which of theirs: enough to tell that another one took its place. */
export interface SentTrace {
  readonly from: string
  readonly nonce: bigint
}

/** What a node says of a transaction that it knows. */
export function readSent(answer: unknown): SentTrace | undefined {
  const { from, nonce } = (answer ?? {}) as { readonly from?: unknown; readonly nonce?: unknown }
  return typeof from === 'string' && typeof nonce === 'string' ? { from, nonce: BigInt(nonce) } : undefined
}

export function printTrace({ from, nonce }: SentTrace): string {
  return `${from}:${nonce}`
}

/** Undefined for a text that `printTrace` did not make. */
export function readTrace(text: string): SentTrace | undefined {
  const [, from, nonce] = /^(0x[\da-f]{40}):(\d{1,20})$/iu.exec(text) ?? []
  return from !== undefined && nonce !== undefined ? { from, nonce: BigInt(nonce) } : undefined
}
