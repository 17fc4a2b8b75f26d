import type { AdapterUnderTest, ContractNetwork, ContractWalletRequest, TransferQuery } from './AdapterUnderTest'

/** Wallet requests that all chains share. */
export type ContractRequestKind = 'connect' | 'sign' | 'send'

/**
 * A scriptable wallet, installed where the adapter looks for wallets. Its controls match those of the test wallets in
 * this package.
 */
export interface ContractWallet {
  /** The wallet's id in the adapter's list. */
  readonly connectorId: string
  /** The wallet's addresses by `switchAccount` index, in the adapter's format. The first is selected initially. */
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
  /** Makes approved connections share no account. `false` turns this off. */
  grantNoAccounts(isOn?: boolean): void
  /** Selects the account at `index` of `addresses`. */
  switchAccount(index: number): void
  /** Switches the network inside the wallet. Omit it if this chain's wallets have no current network. */
  switchNetwork?(network: ContractNetwork): void
  /** Revokes the app's permission. */
  disconnect(): void
  /**
   * Locks the wallet, so that it shares no accounts until `unlock`. Omit it if this chain's wallets can't be locked.
   */
  lock?(): void
  unlock?(): void
  /** Removes the wallet while the page is open. Omit it if this chain's wallets can't be removed. */
  uninstall?(): void
}

/** A test wallet with the object that a feature passes to `addWallet`. */
export type ProvidedContractWallet = ContractWallet & { readonly provider: unknown }

/** A token with a balance for the first account of each wallet. */
export interface ContractToken {
  readonly address: string
  readonly decimals: number
  readonly symbol?: string
  balanceOf(owner: string): Promise<bigint>
}

/** The page that each test starts with: no wallet installed, nothing stored, chains idle. */
export interface ContractScene {
  /**
   * At least two networks that the wallet and the chain support. Transfers on the first must be readable from the
   * chain.
   */
  readonly networks: readonly [ContractNetwork, ContractNetwork, ...ContractNetwork[]]
  /**
   * Creates the adapter. A second call simulates a reload: the new adapter finds the data that the first one stored.
   */
  createAdapter(networks: readonly ContractNetwork[]): AdapterUnderTest
  /** Installs a wallet with its own identity and with funded accounts on the first network. */
  installWallet(): ContractWallet | Promise<ContractWallet>
  /**
   * Creates a wallet that isn't installed on the page. `id` is its connector's. Omit it if the adapter has no
   * `addWallet`.
   */
  provideWallet?(id: string): ProvidedContractWallet | Promise<ProvidedContractWallet>
  /** Returns the number of the adapter's listeners on the page and the wallets. */
  listeners(): number
  /** Returns the balance of an address in base units, read from the chain. */
  balanceOf(address: string, network: ContractNetwork): Promise<bigint>
  /** Verifies a signature with a chain-specific library that the adapter doesn't use. */
  verify(signed: { readonly message: string; readonly address: string; readonly signature: string }): Promise<boolean>
  /** Recipient of transfers: an address outside the wallet. */
  readonly recipient: string
  /** Transfer amount that the wallet can afford, in base units. */
  readonly amount: bigint
  /**
   * Amounts that every transfer rejects, such as dust or more than the total supply. The contract adds a negative
   * amount.
   */
  readonly invalidAmounts: readonly bigint[]
  /** Strings that aren't addresses of the first network: of another network or chain, or with a broken checksum. */
  readonly invalidAddresses: readonly string[]
  /** Omit it if the chain has no tokens. */
  readonly token?: ContractToken
  /**
   * Creates a chain-specific request that only makes this payment. Omit it if the adapter doesn't describe requests.
   */
  paymentRequest?(payment: TransferQuery): ContractWalletRequest | Promise<ContractWalletRequest>
  /** Whether a request contains the amounts that it spends, so that the adapter can simulate it without the chain. */
  readonly requestsStandAlone?: boolean
  /** Resolves once the chain includes the transaction. */
  settled(hash: string): Promise<void>
  /** Closes the page. */
  end(): void | Promise<void>
}

/** Creates a new scene for each test. Scenes may share chains. */
export type SetUpContract = () => ContractScene | Promise<ContractScene>
