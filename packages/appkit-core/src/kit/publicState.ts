import type { CaipAddress, CaipNetworkId, ChainNamespace } from '@openappkit/contract'
import type { AdapterStatus } from '../adapter/ChainAdapter'
import type { AccountEntry } from '../adapter/Connection'
import type { AddressOf } from '../adapter/NamespaceTypes'
import type { ChainState } from '../chains/ChainController'
import type { ModalState } from '../modal/ModalState'

/** Account of a namespace. By default, of any. */
export type Account<Namespace extends ChainNamespace = ChainNamespace> = AccountFacts<Namespace> &
  (UsableAccount<AddressOf<Namespace>> | UnusableAccount<AddressOf<Namespace>>)

interface AccountFacts<Namespace extends ChainNamespace> {
  /** Accounts that the wallet shares on this namespace. */
  readonly allAccounts: readonly AccountEntry<Namespace>[]
  /** CAIP-10 id of the account. Undefined without an address or network. */
  readonly caipAddress: CaipAddress | undefined
}

/** Account whose wallet is connected. */
interface UsableAccount<Address> {
  readonly isConnected: true
  readonly status: 'connected'
  readonly address: Address
}

/** Account without a connected wallet. `address` is defined while the last wallet reconnects; see `status`. */
interface UnusableAccount<Address> {
  readonly isConnected: false
  readonly status: Exclude<AdapterStatus, 'connected'>
  readonly address: Address | undefined
}

/** Public state of a kit. */
export interface PublicState {
  /** Whether a call such as `open()` waits for the modal's code. A prefetch doesn't count. */
  readonly loading: boolean
  /** Whether the modal is open. */
  readonly open: boolean
  /** CAIP-2 id of the active network. */
  readonly selectedNetworkId: CaipNetworkId | undefined
  /** Active namespace. */
  readonly activeChain: ChainNamespace
  /** Always true, for compatibility with AppKit 1.8. */
  readonly initialized: boolean
}

const noAccounts: readonly AccountEntry[] = []

/**
 * Reads the account of a namespace from live state or a snapshot.
 *
 * @example
 * ```ts
 * import { type AppKit, readAccount, takeSnapshot } from '@openappkit/appkit-core'
 *
 * export function solanaAddress(kit: AppKit): string | undefined {
 *   return readAccount(takeSnapshot(kit).chains, 'solana').address
 * }
 * ```
 */
export function readAccount<Namespace extends ChainNamespace>(
  chains: ChainState,
  namespace: Namespace,
): Account<Namespace>
/** Reads the account of a namespace from live state or a snapshot. Default: the active namespace. */
export function readAccount(chains: ChainState, namespace?: ChainNamespace): Account
export function readAccount(chains: ChainState, namespace: ChainNamespace = chains.activeNamespace): Account {
  const chain = chains.namespaces[namespace]
  const { address, caipNetworkId, status = 'disconnected' } = chain ?? {}
  return {
    allAccounts: chain?.accounts ?? noAccounts,
    caipAddress: address && caipNetworkId ? `${caipNetworkId}:${address}` : undefined,
    address,
    isConnected: status === 'connected',
    status,
    // AdapterState guarantees an address for `connected`.
  } as Account
}

/**
 * Reads a kit's public state from live state or a snapshot.
 *
 * @example
 * ```ts
 * import { type AppKit, readPublicState, takeSnapshot } from '@openappkit/appkit-core'
 *
 * export function isModalOpen(kit: AppKit): boolean {
 *   const { chains, modal } = takeSnapshot(kit)
 *   return readPublicState(chains, modal).open
 * }
 * ```
 */
export function readPublicState(chains: ChainState, modal: ModalState): PublicState {
  return {
    loading: modal.loading,
    open: modal.open,
    selectedNetworkId: chains.namespaces[chains.activeNamespace]?.caipNetworkId,
    activeChain: chains.activeNamespace,
    initialized: true,
  }
}
