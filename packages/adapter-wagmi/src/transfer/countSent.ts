import type { NodeRequest } from './NodeRequest'

/**
 * Counts the transactions of an account. Returns a function that resolves with whether the account has sent another one
 * since. It resolves with false if the node doesn't answer.
 */
export function countSent(node: NodeRequest, address: string): () => Promise<boolean> {
  const count = (): Promise<unknown> => node('eth_getTransactionCount', address, 'pending').catch(() => undefined)
  const before = count()
  return async () => isMore(await before, await count())
}

function isMore(before: unknown, now: unknown): boolean {
  return typeof before === 'string' && typeof now === 'string' && BigInt(now) > BigInt(before)
}
