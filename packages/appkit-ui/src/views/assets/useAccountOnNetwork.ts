import type { AccountOnNetwork } from '@openappkit/appkit-core/portfolio'
import { useMemo } from 'react'
import { useActiveChain } from '../../kit/useActiveChain'

/** Returns the active account with its network. Undefined if no account is connected or its network is unknown. */
export function useAccountOnNetwork(): AccountOnNetwork | undefined {
  const chain = useActiveChain()
  const address = chain?.address
  const caipNetworkId = chain?.network?.caipNetworkId
  return useMemo(() => (address && caipNetworkId ? { address, caipNetworkId } : undefined), [address, caipNetworkId])
}
