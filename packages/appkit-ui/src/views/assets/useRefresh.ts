import { IdentityController, NftController, PortfolioController } from '@openappkit/appkit-core/portfolio'
import { useCallback } from 'react'
import { useAccountItems } from '../../features/useAccountItems'
import { useKit } from '../../kit/useKit'
import { AccountViewState } from './AccountViewState'
import { useAccountOnNetwork } from './useAccountOnNetwork'
import { usePortfolio } from './usePortfolio'

/**
 * Returns a function that refreshes the account view's data. The returned promise resolves when all requests settle.
 */
export function useRefresh(): () => Promise<void> {
  const kit = useKit()
  const account = useAccountOnNetwork()
  const { subject } = usePortfolio()
  const { items } = useAccountItems()
  return useCallback(async () => {
    const { tab } = kit.controller(AccountViewState).state
    const added = items.tabs.find(({ isOffered, name }) => name === tab && (isOffered?.(kit) ?? true))
    await Promise.allSettled([
      kit.refreshBalance(),
      subject && kit.controller(PortfolioController).refresh(subject),
      account && kit.controller(IdentityController).load(account),
      account && tab === 'nfts' && kit.controller(NftController).refresh(account),
      added?.refresh?.(kit),
    ])
  }, [kit, account, items, subject])
}
