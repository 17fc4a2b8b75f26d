import type { AccountTransaction, Movement } from './AccountTransaction'

/** Returns the type of a transaction from the account's perspective. */
export function classifyOperation({ intent, movements }: AccountTransaction): string {
  if (intent === 'deploy') return 'deploy'
  const incoming = movements.filter(({ direction }) => direction === 'in')
  const outgoing = movements.filter(({ direction }) => direction === 'out')
  if (incoming.length > 0 && outgoing.length > 0) return isTrade(incoming, outgoing) ? 'trade' : 'execute'
  if (incoming.length > 0) return incoming.every(({ counterparty }) => counterparty === null) ? 'mint' : 'receive'
  if (outgoing.length > 0) return outgoing.every(({ counterparty }) => counterparty === null) ? 'burn' : 'send'
  if (movements.length > 0) return 'send'
  return intent === 'none' ? 'execute' : intent
}

/** Returns whether one asset was exchanged for another. The same assets in both directions aren't a trade. */
function isTrade(incoming: readonly Movement[], outgoing: readonly Movement[]): boolean {
  const key = ({ token, tokenId }: Movement): string => `${token ?? ''}:${tokenId ?? ''}`
  const outgoingKeys = new Set(outgoing.map(key))
  return incoming.some(movement => !outgoingKeys.has(key(movement)))
}
