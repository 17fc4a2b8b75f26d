import type { LiveConnection as Live } from '@openappkit/adapter-kit/actions'
import type { AccountEntry, CaipNetworkId } from '@openappkit/appkit-core'
import type { BitcoinWallet } from '../wallets/BitcoinWallet'

/** A wallet that shares accounts with the app. */
export interface BitcoinConnection {
  readonly wallet: BitcoinWallet
  /** Accounts, payment accounts first. */
  readonly accounts: readonly AccountEntry[]
  readonly caipNetworkId: CaipNetworkId
  /** Networks that the WalletConnect session includes. Undefined for other wallets. */
  readonly approvedNetworks?: readonly CaipNetworkId[] | undefined
  /** Name and icon of the wallet behind a WalletConnect session. */
  readonly peer?: { readonly name: string; readonly icon?: string | undefined } | undefined
}

/** A connection with its active account. */
export type LiveConnection = Live<BitcoinConnection>
