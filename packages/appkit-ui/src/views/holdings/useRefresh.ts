import { IdentityController, NftController, PortfolioController } from '@openappkit/appkit-core/portfolio'
import { useCallback } from 'react'
import { useKit } from '../../kit/useKit'
import { AccountPlace } from './AccountPlace'
import { useAccountOnNetwork } from './useAccountOnNetwork'
import { usePortfolio } from './usePortfolio'

/** Asks again for all that the account view shows. Resolves when every answer is there, or will not come. */
export function useRefresh(): () => Promise<void> {
  const kit = useKit()
  const account = useAccountOnNetwork()
  const { subject } = usePortfolio()
  return useCallback(async () => {
    const { tab } = kit.part(AccountPlace).state
    await Promise.allSettled([
      kit.refreshBalance(),
      subject && kit.part(PortfolioController).refresh(subject),
      account && kit.part(IdentityController).load(account),
      account && tab === 'nfts' && kit.part(NftController).refresh(account),
    ])
  }, [kit, account, subject])
}
