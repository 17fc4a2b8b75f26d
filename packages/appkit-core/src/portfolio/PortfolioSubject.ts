import type { CaipNetworkId, ChainNamespace } from '@openappkit/contract'
import type { ChainState } from '../chains/ChainController'

/** Whose holdings, and where. */
export interface PortfolioSubject {
  readonly namespace: ChainNamespace
  readonly address: string
  /** Absent: every network of the namespace that the host offers. */
  readonly caipNetworkId?: CaipNetworkId | undefined
}

/** Names a subject: `eip155:1:0xab…`, and `eip155:*:0xab…` for every network. */
export function subjectKey({ namespace, address, caipNetworkId }: PortfolioSubject): string {
  return `${caipNetworkId ?? `${namespace}:*`}:${address}`
}

/**
 * The account in use, out of live state or a snapshot, on its network or on `all` of its namespace. Undefined: nobody is connected, or on a network that
 * the host doesn't offer.
 */
export function subjectOf(
  chains: ChainState,
  { namespace = chains.activeNamespace, networks = 'current' }: SubjectScope = {},
): PortfolioSubject | undefined {
  const { address, network } = chains.namespaces[namespace] ?? {}
  if (!address || !network) return undefined
  return networks === 'all' ? { namespace, address } : { namespace, address, caipNetworkId: network.caipNetworkId }
}

/** Which account in use, and how much of it. */
export interface SubjectScope {
  /** Default: the active one. */
  readonly namespace?: ChainNamespace | undefined
  /** Default: the current one. */
  readonly networks?: 'all' | 'current' | undefined
}
