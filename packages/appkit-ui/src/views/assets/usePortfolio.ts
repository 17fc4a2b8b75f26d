import {
  PortfolioController,
  type PortfolioState,
  type PortfolioSubject,
  type PortfoliosState,
  subjectKey,
} from '@openappkit/appkit-core/portfolio'
import { useEffect, useMemo } from 'react'
import { useActiveChain } from '../../kit/useActiveChain'
import { useKit } from '../../kit/useKit'
import { useSelection } from '../../kit/useSelection'

/** The active account's assets on its network. */
export interface ShownPortfolio {
  readonly state: PortfolioState
  /** Undefined without an account or on an unknown network. */
  readonly subject: PortfolioSubject | undefined
}

/** Returns the active account's assets on its network, and refreshes them while they are shown. */
export function usePortfolio(): ShownPortfolio {
  const portfolios = useKit().controller(PortfolioController)
  const subject = useSubject()
  const key = subject && subjectKey(subject)
  const state = useSelection(portfolios.state, ({ portfolios }) => (key ? portfolios[key] : undefined)) as
    | PortfoliosState['portfolios'][string]
    | undefined
  useEffect(() => (subject ? portfolios.watch(subject) : undefined), [portfolios, subject])
  return { state: state ?? { status: 'idle' }, subject }
}

/** Returns the account and network whose assets to show. The object keeps its identity while both stay the same. */
function useSubject(): PortfolioSubject | undefined {
  const chain = useActiveChain()
  const { namespace, address } = chain ?? {}
  const caipNetworkId = chain?.network?.caipNetworkId
  return useMemo(
    () => (namespace && address && caipNetworkId ? { namespace, address, caipNetworkId } : undefined),
    [namespace, address, caipNetworkId],
  )
}
