import type { CaipNetworkId, ChainNamespace } from '@openappkit/contract'

/** What kind of account an address is. eip155: eoa or smartAccount; bip122: payment, ordinal or stx; others eoa. */
export type AccountType = 'eoa' | 'smartAccount' | 'payment' | 'ordinal' | 'stx'

/** One account of a connected wallet. */
export interface AccountEntry {
  readonly namespace: ChainNamespace
  readonly address: string
  readonly type: AccountType
  readonly publicKey?: string | undefined
  readonly path?: string | undefined
}

/** A live connection: a connector and the accounts that it shares. */
export interface Connection {
  readonly connectorId: string
  readonly accounts: readonly AccountEntry[]
  /** The chain that the wallet is on, also when the kit has no such network. */
  readonly caipNetworkId?: CaipNetworkId | undefined
  readonly name?: string | undefined
  readonly icon?: string | undefined
  /** The only networks that the wallet approved, of this namespace. Absent: it takes any. */
  readonly approvedNetworks?: readonly CaipNetworkId[] | undefined
}
