import type { AdapterUnderTest, ContractNetwork, ContractWalletRequest, TransferQuery } from './AdapterUnderTest'

/** Wallet requests that all chains share. */
export type ContractRequestKind = 'connect' | 'sign' | 'send'

/**
 * A scriptable wallet, installed where the adapter looks for wallets. Every test wallet of this package has these
 * controls.
 */
export interface ContractWallet {
  /** The wallet's id in the adapter's list. */
  readonly connectorId: string
  /** The wallet's accounts by `switchAccount` index, in the adapter's format. The first is selected initially. */
  readonly addresses: readonly [string, string, ...string[]]
  /** Number of requests that prompted the user. */
  readonly prompts: number
  /** Rejects the next request of this kind. */
  reject(kind: ContractRequestKind): void
  /** Fails the next request of this kind as if another one were open. */
  pending(kind: ContractRequestKind): void
  /** Leaves the next request of this kind open until `release`. */
  hang(kind: ContractRequestKind): void
  release(answer?: 'approve' | 'reject'): void
  /** Approves further connection requests without sharing an account. `false` turns this off. */
  grantNoAccounts(isOn?: boolean): void
  /** Selects another account. */
  switchAccount(index: number): void
  /** Switches the network inside the wallet. Omit it if wallets of this chain have no current network. */
  switchNetwork?(network: ContractNetwork): void
  /** Revokes the app's permission. */
  disconnect(): void
  /**
   * Locks the wallet, so that it shares no accounts until `unlock`. Omit it if wallets of this chain can't be locked.
   */
  lock?(): void
  unlock?(): void
  /** Removes the wallet while the page is open. Omit it if wallets of this chain can't be removed. */
  uninstall?(): void
}

/** A token with a balance for the first account of each wallet. */
export interface ContractToken {
  readonly address: string
  readonly decimals: number
  readonly symbol?: string
  balanceOf(owner: string): Promise<bigint>
}

/** The page that each test starts with: no wallet installed, nothing stored, chains idle. */
export interface ContractScene {
  /** Networks that the wallet and the chain support, at least two. A transfer on the first can be read back. */
  readonly networks: readonly [ContractNetwork, ContractNetwork, ...ContractNetwork[]]
  /** Creates the adapter. A second call simulates a reload: the new adapter finds the stored data of the first. */
  createAdapter(networks: readonly ContractNetwork[]): AdapterUnderTest
  /** Installs a wallet with its own identity and with funded accounts on the first network. */
  installWallet(): ContractWallet | Promise<ContractWallet>
  /** Returns the number of the adapter's listeners on the page and the wallets. */
  listeners(): number
  /** Returns the balance of an address in base units, read from the chain. */
  balanceOf(address: string, network: ContractNetwork): Promise<bigint>
  /** Verifies a signature with a library of the chain that the adapter doesn't use. */
  verify(signed: { readonly message: string; readonly address: string; readonly signature: string }): Promise<boolean>
  /** Recipient of transfers: an address outside the wallet. */
  readonly recipient: string
  /** Transfer amount that the wallet can afford, in base units. */
  readonly amount: bigint
  /**
   * Amounts that every transfer rejects, such as dust or more than the total supply. A negative amount is always
   * tested.
   */
  readonly invalidAmounts: readonly bigint[]
  /** Strings that aren't addresses of the first network: of another network or chain, or with a broken checksum. */
  readonly invalidAddresses: readonly string[]
  /** Omit it if the chain has no tokens. */
  readonly token?: ContractToken
  /** Creates a chain-specific request that only makes a payment. Omit it if the adapter doesn't describe requests. */
  paymentRequest?(payment: TransferQuery): ContractWalletRequest | Promise<ContractWalletRequest>
  /** Whether requests state the amounts that they spend, without a query to the chain. */
  readonly requestsStandAlone?: boolean
  /** Resolves once the transaction is included in the chain. */
  settled(hash: string): Promise<void>
  /** Closes the page. */
  end(): void | Promise<void>
}

/** Creates a new scene for each test. Scenes may share chains. */
export type SetUpContract = () => ContractScene | Promise<ContractScene>
