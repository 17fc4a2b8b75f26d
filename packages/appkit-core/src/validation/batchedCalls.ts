/** One call of `wallet_sendCalls`. */
export interface BatchedCall {
  readonly to: `0x${string}`
  readonly data?: `0x${string}` | undefined
  readonly value?: string | undefined
}

/** True for a list of calls as `wallet_sendCalls` takes them. */
export function areBatchedCalls(value: unknown): value is readonly BatchedCall[] {
  return Array.isArray(value) && value.every(isBatchedCall)
}

/** True when `to` starts with 0x, `data` too where it is given, and `value` is text where it is given. */
export function isBatchedCall(value: unknown): value is BatchedCall {
  if (typeof value !== 'object' || value === null) return false
  const { to, data, value: amount } = value as { to?: unknown; data?: unknown; value?: unknown }
  return isHex(to) && (data === undefined || isHex(data)) && (amount === undefined || typeof amount === 'string')
}

function isHex(value: unknown): boolean {
  return typeof value === 'string' && value.startsWith('0x')
}
