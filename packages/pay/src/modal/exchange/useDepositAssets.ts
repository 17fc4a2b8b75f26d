import { useActiveChain } from '@openappkit/appkit-ui/elements'
import { useWatchedAssets } from '@openappkit/appkit-ui/money'
import { useMemo } from 'react'
import { depositAssets, type ShownAsset } from './depositAssets'

/** Returns the assets that the active account may deposit on its network, and keeps them up to date. */
export function useDepositAssets(): readonly ShownAsset[] {
  const network = useActiveChain()?.network
  const portfolio = useWatchedAssets()
  return useMemo(() => (network ? depositAssets(network, portfolio) : []), [network, portfolio])
}
