import { IdentityController, NftController, PortfolioController } from '@openappkit/appkit-core/portfolio'
import { useCallback } from 'react'
import { useAccountItems } from '../../features/useAccountItems'
import { useAnnounce } from '../../kit/useAnnounce'
import { useKit } from '../../kit/useKit'
import { useMessages } from '../messages/MessagesContext'
import { AccountViewState } from './AccountViewState'
import { useAccountOnNetwork } from './useAccountOnNetwork'
import { usePortfolio } from './usePortfolio'

/**
 * Returns a function that refreshes the account view's data and announces the outcome. The returned promise resolves
 * when all requests settle, with whether the balance is up to date.
 */
export function useRefresh(): () => Promise<boolean> {
  const kit = useKit()
  const announce = useAnnounce()
  const { t } = useMessages()
  const account = useAccountOnNetwork()
  const { subject } = usePortfolio()
  const { items } = useAccountItems()
  return useCallback(async () => {
    const { tab } = kit.controller(AccountViewState).state
    const added = items.tabs.find(({ isOffered, name }) => name === tab && (isOffered?.(kit) ?? true))
    const portfolios = kit.controller(PortfolioController)
    const [balance] = await Promise.allSettled([
      kit.refreshBalance(),
      subject && portfolios.refresh(subject),
      account && kit.controller(IdentityController).load(account),
      account && tab === 'nfts' && kit.controller(NftController).refresh(account),
      added?.refresh?.(kit),
    ])
    // A portfolio's failure appears only in its state.
    const isDone = subject ? portfolios.of(subject).status === 'ready' : balance.status === 'fulfilled'
    announce(t(isDone ? 'refresh.done' : 'refresh.failed'))
    return isDone
  }, [kit, announce, t, account, items, subject])
}
