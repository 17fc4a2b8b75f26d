import { NftController } from '@openappkit/appkit-core/portfolio'
import { useEffect } from 'react'
import { useKit } from '../../kit/useKit'
import { useSelection } from '../../kit/useSelection'

/** The networks whose collectibles somebody tells, as CAIP-2 ids. Undefined: nobody has said yet. */
export function useNftChains(): readonly string[] | undefined {
  const nfts = useKit().service(NftController)
  useEffect(() => void nfts.findChains(), [nfts])
  return useSelection(nfts.state, ({ chains }) => chains)
}
