import type { CaipNetworkId, ChainNamespace } from '@openappkit/contract'
import type { AddressOf } from './NamespaceTypes'

/** Type of an account: `eoa` or `smartAccount` on eip155, `payment`, `ordinal` or `stx` on bip122, `eoa` elsewhere. */
export type AccountType = 'eoa' | 'smartAccount' | 'payment' | 'ordinal' | 'stx'

/** Account of a connected wallet. */
export interface AccountEntry<Namespace extends ChainNamespace = ChainNamespace> {
  readonly namespace: Namespace
  readonly address: AddressOf<Namespace>
  readonly type: AccountType
  readonly publicKey?: string | undefined
  readonly path?: string | undefined
}

/** Live connection: a connector and the accounts that it shares. */
export interface Connection {
  readonly connectorId: string
  readonly accounts: readonly AccountEntry[]
  /** The wallet's current chain, even if it isn't one of the kit's networks. */
  readonly caipNetworkId?: CaipNetworkId | undefined
  readonly name?: string | undefined
  readonly icon?: string | undefined
  /** The only networks of this namespace that the wallet approved. Absent if it accepts any. */
  readonly approvedNetworks?: readonly CaipNetworkId[] | undefined
}
