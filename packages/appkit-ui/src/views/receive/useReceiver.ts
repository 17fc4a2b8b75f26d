import { useActiveChain } from '../../kit/useActiveChain'
import { useTransfers } from '../../kit/useTransfers'
import { type Receiver, readReceiver } from './Receiver'

/**
 * Returns the account that receives payments on the active chain family. Undefined if there is none; `loading` while
 * the chain's code loads.
 */
export function useReceiver(): Receiver | 'loading' | undefined {
  const chain = useActiveChain()
  const loaded = useTransfers(chain?.namespace)
  if (loaded.status === 'loading') return 'loading'
  return chain && readReceiver(loaded.status === 'ready' ? loaded.transfers : undefined, chain)
}
