/** Whose transaction it is, and which of theirs: enough to tell that another one took its place. */
export interface SentTrace {
  readonly from: string
  readonly nonce: bigint
  /** What it does: to whom, how much, with which words. Unknown to a trace that was kept. */
  readonly action?: string | undefined
}

/** What a node says of a transaction that it knows. */
export function readSent(answer: unknown): SentTrace | undefined {
  const { from, nonce, to, value, input } = (answer ?? {}) as Readonly<Record<string, unknown>>
  if (typeof from !== 'string' || typeof nonce !== 'string') return undefined
  const isTold = typeof value === 'string' && typeof input === 'string'
  const action = isTold ? [to, value, input].join(':').toLowerCase() : undefined
  return { from, nonce: BigInt(nonce), action }
}

export function printTrace({ from, nonce }: SentTrace): string {
  return `${from}:${nonce}`
}

/** Undefined for a text that `printTrace` did not make. */
export function readTrace(text: string): SentTrace | undefined {
  const [, from, nonce] = /^(0x[\da-f]{40}):(\d{1,20})$/iu.exec(text) ?? []
  return from !== undefined && nonce !== undefined ? { from, nonce: BigInt(nonce) } : undefined
}
