import type { Wallet } from '@wallet-standard/base'
import type { AnswerControls } from '../wallet/createAnswerControls'
import type { RecordedRequest } from '../wallet/RequestLog'
import type { StandardWalletHost } from '../wallet/registerStandardWallet'
import type { BitcoinNetworkName } from './bitcoinNetworks'
import type { LeatherProvider } from './leatherProvider'
import type { OkxProvider } from './okxProvider'
import type { SatsConnectProvider } from './satsConnectProvider'
import type { UnisatProvider } from './unisatProvider'

/** What the owner of a Bitcoin wallet does, and decides about requests to come. Everything here can also be driven from outside the page. */
export interface BitcoinWalletControls extends AnswerControls {
  /** The page sees no accounts and can sign nothing (4100) until `unlock`; a request to connect waits for it. */
  lock(): void
  unlock(): void
  /** From now on the owner approves connects without sharing an account; `false` ends that. What a page sees already stays. */
  grantNoAccounts(isOn?: boolean): void
  /** Selects another account. @throws RangeError when there is none of that index. */
  switchAccount(index: number): void
  /** Goes to another network, where its addresses are others. @throws RangeError when the wallet doesn't know it. */
  switchNetwork(network: BitcoinNetworkName): void
  /** The owner removes the page's permission inside the wallet. */
  disconnect(): void
  /** Appears by each of its faces in every window where the wallet is installed. */
  announce(): void
  /** Disappears from each of them, as when an extension is removed. `announce()` brings the wallet back. */
  withdraw(): void
}

/** The addresses of one account on the current network. */
export interface BitcoinWalletAccount {
  readonly payment: string
  /** P2TR; the payment address itself where that is one. */
  readonly ordinals: string
}

/** Each API of the wallet, whether it is installed or not. */
export interface BitcoinWalletProviders {
  readonly standard: Wallet
  readonly satsConnect: SatsConnectProvider
  readonly unisat: UnisatProvider
  /** For the network that the wallet starts on. */
  readonly okx: OkxProvider
  readonly leather: LeatherProvider
}

/** A Bitcoin wallet for tests and demos: real keys, real signatures, a real chain. */
export interface BitcoinWallet extends BitcoinWalletControls {
  readonly name: string
  readonly icon: string
  readonly providers: BitcoinWalletProviders
  /** Every request of this page load, oldest first, whichever API it came by. Codes are the wallet's own: 4001 declined, 4100 not permitted. */
  readonly requests: readonly RecordedRequest[]
  /** All accounts of the wallet on its network, the selected one first, whatever the page may see. */
  readonly accounts: readonly BitcoinWalletAccount[]
  readonly network: BitcoinNetworkName
  readonly isLocked: boolean
  /** Whether the page may see accounts, once the wallet is unlocked. */
  readonly isAuthorized: boolean
  /** How many listeners the page has on all the wallet's APIs. */
  listenerCount(): number
  /** Offers the wallet in a window by each of its faces. Returns what takes it out again. */
  install(host: StandardWalletHost): () => void
}
