import type { CaipAddress, CaipNetworkId, ChainNamespace } from '@openappkit/contract'
import type { AdapterStatus } from '../adapter/ChainAdapter'
import type { AccountEntry } from '../adapter/Connection'
import type { ChainState } from '../chains/ChainController'
import type { ModalState } from '../modal/ModalState'

/** The account of a namespace as hosts read it. */
export type Account = AccountFacts & (UsableAccount | UnusableAccount)

interface AccountFacts {
  readonly allAccounts: readonly AccountEntry[]
  readonly caipAddress: CaipAddress | undefined
}

/** The wallet can be used now. */
interface UsableAccount {
  readonly isConnected: true
  readonly status: 'connected'
  readonly address: string
}

/** No wallet can be used now. The address is defined while the connection of the last visit is being restored; see `status`. */
interface UnusableAccount {
  readonly isConnected: false
  readonly status: Exclude<AdapterStatus, 'connected'>
  readonly address: string | undefined
}

/** The kit as hosts read it. */
export interface PublicState {
  readonly loading: boolean
  readonly open: boolean
  readonly selectedNetworkId: CaipNetworkId | undefined
  readonly activeChain: ChainNamespace
  readonly initialized: boolean
}

const noAccounts: readonly AccountEntry[] = []

/** Reads the account of a namespace, of the active one unless told, out of live state or a snapshot. */
export function readAccount(chains: ChainState, namespace: ChainNamespace = chains.activeNamespace): Account {
  const chain = chains.namespaces[namespace]
  const { address, caipNetworkId, status = 'disconnected' } = chain ?? {}
  return {
    allAccounts: chain?.accounts ?? noAccounts,
    caipAddress: address && caipNetworkId ? `${caipNetworkId}:${address}` : undefined,
    address,
    isConnected: status === 'connected',
    status,
    // `connected` comes with an address: AdapterState has no other.
  } as Account
}

/** Reads the kit's own state out of live state or a snapshot. */
export function readPublicState(chains: ChainState, modal: ModalState): PublicState {
  return {
    loading: modal.loading,
    open: modal.open,
    selectedNetworkId: chains.namespaces[chains.activeNamespace]?.caipNetworkId,
    activeChain: chains.activeNamespace,
    initialized: true,
  }
}
