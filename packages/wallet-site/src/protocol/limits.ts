/** Limits of what the app may send. They hold before anything is parsed. */
export const limits = {
  /** Characters of all strings and keys of one message. */
  messageText: 700_000,
  /** Values of one message: objects, arrays, strings, numbers and so on. */
  messageValues: 20_000,
  /** Nested objects and arrays of one message. Typed data is five levels below its message. */
  messageDepth: 26,
  /** Bytes of a message to sign. */
  signedMessage: 65_536,
  /** Bytes of a transaction's data. */
  transactionData: 131_072,
  /** Characters of typed data as JSON. */
  typedData: 262_144,
  /** Nested objects and arrays of typed data. */
  typedDataDepth: 20,
  /** Bytes of a serialized Solana transaction, which has to fit in one packet. */
  solanaTransaction: 1232,
  /** Solana transactions to sign with one approval. */
  solanaTransactions: 20,
  /** Calls without an answer. */
  openCalls: 100,
  /** Requests that wait for an approval, with the one that is shown. */
  openApprovals: 5,
} as const
