import type { Wallet } from '@wallet-standard/base'
import type { AnswerControls } from '../wallet/createAnswerControls'
import type { RecordedRequest } from '../wallet/RequestLog'
import type { StandardWalletHost } from '../wallet/registerStandardWallet'
import type { BitcoinNetworkName } from './bitcoinNetworks'
import type { LeatherProvider } from './leatherProvider'
import type { OkxProvider } from './okxProvider'
import type { SatsConnectProvider } from './satsConnectProvider'
import type { UnisatProvider } from './unisatProvider'

/** Controls that act for the user of a Bitcoin wallet. Tests can also call them from outside the page. */
export interface BitcoinWalletControls extends AnswerControls {
  /**
   * Locks the wallet. Until `unlock`, it hides accounts, rejects signing and sending with 4100, and delays connection
   * requests.
   */
  lock(): void
  unlock(): void
  /** Makes approved connections share no account. `false` turns this off. Existing permissions stay. */
  grantNoAccounts(isOn?: boolean): void
  /**
   * Selects the account at `index` of the `accounts` option.
   *
   * @throws RangeError if there is no account at `index`.
   */
  switchAccount(index: number): void
  /**
   * Switches the network, and the addresses with it.
   *
   * @throws RangeError if the wallet doesn't support the network.
   */
  switchNetwork(network: BitcoinNetworkName): void
  /** Revokes the app's permission from inside the wallet. */
  disconnect(): void
  /** Announces the wallet through its APIs in every window where it is installed. Undoes `withdraw`. */
  announce(): void
  /** Removes the wallet from every window, like a removed extension. `announce()` adds it again. */
  withdraw(): void
}

/** The addresses of one account on the current network. */
export interface BitcoinWalletAccount {
  readonly payment: string
  /** P2TR address. The same as `payment` if that is P2TR. */
  readonly ordinals: string
}

/** Providers of all the wallet's APIs, including those that aren't installed. */
export interface BitcoinWalletProviders {
  readonly standard: Wallet
  readonly satsConnect: SatsConnectProvider
  readonly unisat: UnisatProvider
  /** Provider for the wallet's initial network. */
  readonly okx: OkxProvider
  readonly leather: LeatherProvider
}

/** A Bitcoin wallet for tests and demos: real keys, real signatures, a real chain. */
export interface BitcoinWallet extends BitcoinWalletControls {
  readonly name: string
  readonly icon: string
  readonly providers: BitcoinWalletProviders
  /**
   * Requests since the wallet was created, through any API, oldest first. Error codes: 4001 rejected, 4100
   * unauthorized.
   */
  readonly requests: readonly RecordedRequest[]
  /** All accounts of the wallet on its network, selected account first, including those not shared with the app. */
  readonly accounts: readonly BitcoinWalletAccount[]
  readonly network: BitcoinNetworkName
  readonly isLocked: boolean
  /** Whether the app has permission, even while the wallet is locked. */
  readonly isAuthorized: boolean
  /** Returns the number of the app's listeners on all of the wallet's APIs. */
  listenerCount(): number
  /**
   * Installs the wallet in a window through each API of `faces`, after `announceAfter`. Returns a function that
   * uninstalls it.
   */
  install(host: StandardWalletHost): () => void
}
