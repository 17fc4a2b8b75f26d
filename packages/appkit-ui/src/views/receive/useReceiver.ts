import { useActiveChain } from '../../kit/useActiveChain'
import { useKit } from '../../kit/useKit'
import { type Receiver, readReceiver } from './Receiver'

/** Where the account in use receives; undefined while there is no such place. */
export function useReceiver(): Receiver | undefined {
  const kit = useKit()
  const chain = useActiveChain()
  return chain && readReceiver(kit, chain)
}
