/** Sender and nonce of a transaction: enough to detect a replacement. */
export interface SentTrace {
  /** Sender. */
  readonly from: string
  /** Nonce of the transaction. */
  readonly nonce: bigint
  /** Recipient, amount and data. Unknown for a stored trace. */
  readonly action?: string | undefined
}

/** Parses a node's answer for a transaction. Returns undefined without a sender or nonce. */
export function readSent(answer: unknown): SentTrace | undefined {
  const { from, nonce, to, value, input } = (answer ?? {}) as Readonly<Record<string, unknown>>
  if (typeof from !== 'string' || typeof nonce !== 'string') return undefined
  const isReported = typeof value === 'string' && typeof input === 'string'
  const action = isReported ? [to, value, input].join(':').toLowerCase() : undefined
  return { from, nonce: BigInt(nonce), action }
}

/** Serializes a trace for storage. */
export function printTrace({ from, nonce }: SentTrace): string {
  return `${from}:${nonce}`
}

/** Parses the output of `printTrace`. Returns undefined for any other text. */
export function readTrace(text: string): SentTrace | undefined {
  const [, from, nonce] = /^(0x[\da-f]{40}):(\d{1,20})$/iu.exec(text) ?? []
  return from !== undefined && nonce !== undefined ? { from, nonce: BigInt(nonce) } : undefined
}
