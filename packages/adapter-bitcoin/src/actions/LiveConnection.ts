import type { LiveConnection as Live } from '@openappkit/adapter-kit/actions'
import type { AccountEntry, CaipNetworkId } from '@openappkit/appkit-core'
import type { BitcoinWallet } from '../wallets/BitcoinWallet'

/** A wallet that shares accounts with the page. */
export interface BitcoinConnection {
  readonly wallet: BitcoinWallet
  /** Payment accounts first. */
  readonly accounts: readonly AccountEntry[]
  readonly caipNetworkId: CaipNetworkId
  /** The only networks that the wallet approved. Absent: it takes any. */
  readonly approvedNetworks?: readonly CaipNetworkId[] | undefined
  /** What the wallet is called, where that isn't what its connector is called. */
  readonly peer?: { readonly name: string; readonly icon?: string | undefined } | undefined
}

/** A connection with the account in use. */
export type LiveConnection = Live<BitcoinConnection>
