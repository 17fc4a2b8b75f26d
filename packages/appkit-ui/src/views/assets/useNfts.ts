import { type AccountOnNetwork, accountKey, NftController, type NftState } from '@openappkit/appkit-core/portfolio'
import { useEffect } from 'react'
import { useKit } from '../../kit/useKit'
import { useSelection } from '../../kit/useSelection'
import { useAccountOnNetwork } from './useAccountOnNetwork'

/** The active account's NFTs on its network. */
export interface ShownNfts {
  readonly state: NftState
  readonly account: AccountOnNetwork | undefined
}

/** Returns the active account's NFTs on its network, and refreshes them while they are shown. */
export function useNfts(): ShownNfts {
  const nfts = useKit().controller(NftController)
  const account = useAccountOnNetwork()
  const key = account && accountKey(account)
  const state = useSelection(nfts.state, ({ collections }) => (key ? collections[key] : undefined)) as
    | NftState
    | undefined
  useEffect(() => (account ? nfts.watch(account) : undefined), [nfts, account])
  return { state: state ?? { status: 'idle' }, account }
}
