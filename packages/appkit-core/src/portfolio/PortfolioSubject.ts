import type { CaipNetworkId, ChainNamespace } from '@openappkit/contract'
import type { ChainState } from '../chains/ChainController'

/** Account and networks of a portfolio. */
export interface PortfolioSubject {
  readonly namespace: ChainNamespace
  readonly address: string
  /** Network of the assets. Default: every network of the namespace that the app offers. */
  readonly caipNetworkId?: CaipNetworkId | undefined
}

/**
 * Returns the key of a subject: `eip155:1:0xab…`, or `eip155:*:0xab…` for every network.
 *
 * @example
 * ```ts
 * import { subjectKey } from '@openappkit/appkit-core/portfolio'
 *
 * subjectKey({ namespace: 'eip155', address: '0xab' }) // 'eip155:*:0xab'
 * ```
 */
export function subjectKey({ namespace, address, caipNetworkId }: PortfolioSubject): string {
  return `${caipNetworkId ?? `${namespace}:*`}:${address}`
}

/**
 * Returns the account of a namespace from live state or a snapshot, on its current network or on all networks. Also
 * returns the last wallet's account while it reconnects. Returns undefined while disconnected or on a network that the
 * app doesn't offer.
 *
 * @example
 * ```ts
 * import type { AppKit } from '@openappkit/appkit-core'
 * import { type PortfolioSubject, subjectOf } from '@openappkit/appkit-core/portfolio'
 *
 * export function activeSubject(kit: AppKit): PortfolioSubject | undefined {
 *   return subjectOf(kit.chains.state, { networks: 'all' })
 * }
 * ```
 */
export function subjectOf(
  chains: ChainState,
  { namespace = chains.activeNamespace, networks = 'current' }: SubjectScope = {},
): PortfolioSubject | undefined {
  const { address, network } = chains.namespaces[namespace] ?? {}
  if (!address || !network) return undefined
  return networks === 'all' ? { namespace, address } : { namespace, address, caipNetworkId: network.caipNetworkId }
}

/** Options of {@link subjectOf}. */
export interface SubjectScope {
  /** Namespace of the account. Default: the active one. */
  readonly namespace?: ChainNamespace | undefined
  /** Networks to include. Default: `current`. */
  readonly networks?: 'all' | 'current' | undefined
}
