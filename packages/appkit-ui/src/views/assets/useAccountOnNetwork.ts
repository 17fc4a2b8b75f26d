import type { AccountOnNetwork } from '@openappkit/appkit-core/portfolio'
import { useMemo } from 'react'
import { useActiveChain } from '../../kit/useActiveChain'

/** The account in use on its network. Undefined: nobody is connected, or on a network that the app doesn't know. */
export function useAccountOnNetwork(): AccountOnNetwork | undefined {
  const chain = useActiveChain()
  const address = chain?.address
  const caipNetworkId = chain?.network?.caipNetworkId
  return useMemo(() => (address && caipNetworkId ? { address, caipNetworkId } : undefined), [address, caipNetworkId])
}
