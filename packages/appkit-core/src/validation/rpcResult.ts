/** What a wallet's answer is, going by its form. */
export type RpcResultKind = 'transactionHash' | 'signedMessage' | 'other'

/**
 * Tells a transaction hash from a signature: a hash has exactly 64 hex digits, a signed message at least 62.
 *
 * @example
 * ```ts
 * classifyRpcResult(`0x${'ab'.repeat(32)}`) // 'transactionHash'
 * ```
 */
export function classifyRpcResult(result: unknown): RpcResultKind {
  if (typeof result !== 'string' || !/^0x[0-9a-f]{62,}$/i.test(result)) return 'other'
  return result.length === 66 ? 'transactionHash' : 'signedMessage'
}
