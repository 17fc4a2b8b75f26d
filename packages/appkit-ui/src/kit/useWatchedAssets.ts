import { PortfolioController, type PortfolioState, subjectOf } from '@openappkit/appkit-core/portfolio'
import { useEffect, useMemo } from 'react'
import { useKit } from './useKit'
import { useSnapshot } from './useSnapshot'

/**
 * Returns the active account's assets on its network, or on its whole chain family, and keeps them fresh while the
 * view is open.
 *
 * @throws {AppKitError} `ui/no-kit` outside a mounted modal
 *
 * @example
 * ```ts
 * import { useWatchedAssets } from '@openappkit/appkit-ui/money'
 *
 * export const useIsWatching = () => useWatchedAssets().status !== 'idle'
 * ```
 */
export function useWatchedAssets(networks: 'all' | 'current' = 'current'): PortfolioState {
  const kit = useKit()
  const portfolio = kit.controller(PortfolioController)
  const states = useSnapshot(portfolio.state)
  const { activeNamespace, namespaces } = useSnapshot(kit.chains.state)
  const { address, network } = namespaces[activeNamespace] ?? {}
  const caipNetworkId = network?.caipNetworkId
  // biome-ignore lint/correctness/useExhaustiveDependencies: the account and its network are what it is about
  const subject = useMemo(
    () => subjectOf(kit.chains.state, { networks }),
    [kit, networks, activeNamespace, address, caipNetworkId],
  )
  useEffect(() => (subject ? portfolio.watch(subject) : undefined), [portfolio, subject])
  return subject ? portfolio.of(subject, states) : { status: 'idle' }
}
