import { useActiveChain } from '../../kit/useActiveChain'
import { useTransfers } from '../../kit/useTransfers'
import { type Receiver, readReceiver } from './Receiver'

/** Where the account in use receives; undefined while there is no such place, `loading` while the chain's code is on its way. */
export function useReceiver(): Receiver | 'loading' | undefined {
  const chain = useActiveChain()
  const loaded = useTransfers(chain?.namespace)
  if (loaded.status === 'loading') return 'loading'
  return chain && readReceiver(loaded.status === 'ready' ? loaded.transfers : undefined, chain)
}
