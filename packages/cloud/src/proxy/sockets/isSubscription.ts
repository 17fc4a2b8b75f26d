import { EVM_SUBSCRIPTION_METHODS } from '../methods/evmMethods'
import { SOLANA_SUBSCRIPTION_METHODS } from '../methods/solanaMethods'
import type { ProxiedCall } from '../readCalls'

const EVM_KINDS: ReadonlySet<unknown> = new Set(['logs', 'newHeads', 'newPendingTransactions'])

/** Returns whether a call starts or ends a subscription that callers may use on the chain. */
export function isSubscription(chainId: string, { method, params }: ProxiedCall): boolean {
  if (chainId.startsWith('solana:')) return SOLANA_SUBSCRIPTION_METHODS.has(method)
  if (!chainId.startsWith('eip155:') || !EVM_SUBSCRIPTION_METHODS.has(method)) return false
  if (method === 'eth_unsubscribe') return true
  const [kind, option] = listOf(params)
  // Full transactions are about a hundred times larger than their hashes.
  return EVM_KINDS.has(kind) && (kind !== 'newPendingTransactions' || option === undefined || option === false)
}

/** Returns whether a call starts a subscription. */
export function isSubscribing(method: string): boolean {
  return /^(?:eth_s|[a-z]+S)ubscribe$/.test(method)
}

/** Returns the id of the subscription that a call ends. Undefined for every other call. */
export function endedSubscription({ method, params }: ProxiedCall): string | undefined {
  return /(?:eth_u|U)nsubscribe$/.test(method) ? String(listOf(params)[0]) : undefined
}

function listOf(params: string | undefined): readonly unknown[] {
  const list: unknown = params === undefined ? [] : JSON.parse(params)
  return Array.isArray(list) ? list : []
}
