import type { AdapterUnderTest, ContractNetwork, ContractWalletRequest, TransferQuery } from './AdapterUnderTest'

/** Wallet requests that all chains share. */
export type ContractRequestKind = 'connect' | 'sign' | 'send'

/** A wallet with switches, installed where the adapter looks for wallets. Every test wallet of this package has these controls. */
export interface ContractWallet {
  /** The id under which the adapter lists it. */
  readonly connectorId: string
  /** Its accounts by the index that `switchAccount` takes, written as the adapter writes them. The first is selected at first. */
  readonly addresses: readonly [string, string, ...string[]]
  /** Number of requests that prompted the user. */
  readonly prompts: number
  /** Rejects the next request of this kind. */
  reject(kind: ContractRequestKind): void
  /** Fails the next request of this kind because another one is open. */
  pending(kind: ContractRequestKind): void
  /** Leaves the next request of this kind open until `release`. */
  hang(kind: ContractRequestKind): void
  release(answer?: 'approve' | 'reject'): void
  /** From now on the owner approves connects without sharing an account; `false` ends that. */
  grantNoAccounts(isOn?: boolean): void
  /** Selects another account. */
  switchAccount(index: number): void
  /** The owner goes to another network, where wallets of this chain are on one. */
  switchNetwork?(network: ContractNetwork): void
  /** Revokes the app's permission. */
  disconnect(): void
  /** The owner locks the wallet, where wallets of this chain can be locked: it shows no accounts until `unlock`. */
  lock?(): void
  unlock?(): void
  /** The wallet goes away while the page is open, where wallets of this chain can. */
  uninstall?(): void
}

/** A token with a balance for the first account of each wallet. */
export interface ContractToken {
  readonly address: string
  readonly decimals: number
  readonly symbol?: string
  balanceOf(owner: string): Promise<bigint>
}

/** One page, as one test finds it: no wallet installed, nothing stored, chains at rest. */
export interface ContractScene {
  /** Two networks that wallet and chain know. A transfer on the first can be read back. */
  readonly networks: readonly [ContractNetwork, ContractNetwork, ...ContractNetwork[]]
  /** Creates the adapter. A second call simulates a reload: the new adapter finds the stored data of the first. */
  createAdapter(networks: readonly ContractNetwork[]): AdapterUnderTest
  /** Brings a wallet. Each has another identity, and accounts with money on the first network. */
  installWallet(): ContractWallet | Promise<ContractWallet>
  /** Returns the number of the adapter's listeners on the page and the wallets. */
  listeners(): number
  /** Base units that the chain itself says an address has. */
  balanceOf(address: string, network: ContractNetwork): Promise<bigint>
  /** The chain's own verifier, from a library that the adapter doesn't use. */
  verify(signed: { readonly message: string; readonly address: string; readonly signature: string }): Promise<boolean>
  /** Where transfers go: an address that isn't the wallet's. */
  readonly recipient: string
  /** A transfer that can be afforded, in base units. */
  readonly amount: bigint
  /** Amounts that no transfer can have, besides a negative one: dust, more than there can be. */
  readonly invalidAmounts: readonly bigint[]
  /** Texts that are no address of the first network: of another network, with a broken checksum, of another chain. */
  readonly invalidAddresses: readonly string[]
  /** Absent: the chain has no tokens. */
  readonly token?: ContractToken
  /** Makes a request of the chain's own kind that pays, and does nothing else. Absent: the adapter describes no requests. */
  paymentRequest?(payment: TransferQuery): ContractWalletRequest | Promise<ContractWalletRequest>
  /** Whether requests state what they spend, without a query to the chain. */
  readonly requestsStandAlone?: boolean
  /** Resolves when the chain has taken the transaction in. */
  settled(hash: string): Promise<void>
  /** Closes the page. */
  end(): void | Promise<void>
}

/** Makes a fresh scene for each test. Chains may be shared between scenes. */
export type SetUpContract = () => ContractScene | Promise<ContractScene>
