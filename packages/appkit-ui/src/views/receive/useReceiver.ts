import { useAccountItems } from '../../features/useAccountItems'
import { useActiveChain } from '../../kit/useActiveChain'
import { useTransfers } from '../../kit/useTransfers'
import { type Receiver, readReceiver } from './Receiver'

/**
 * Returns the account that receives payments on the active chain family. Undefined if there is none or a feature holds
 * funding; `loading` while the chain's code loads.
 */
export function useReceiver(): Receiver | 'loading' | undefined {
  const chain = useActiveChain()
  const { isFundingHeld } = useAccountItems().items
  const loaded = useTransfers(chain?.namespace)
  if (loaded.status === 'loading') return 'loading'
  if (isFundingHeld) return undefined
  return chain && readReceiver(loaded.status === 'ready' ? loaded.transfers : undefined, chain)
}
