/** Name of a chain or feature in Wallet Standard, such as `solana:mainnet` or `standard:connect`. */
export type StandardName = `${string}:${string}`

/** Account of a Wallet Standard wallet. */
export interface StandardAccount {
  /** Address in the chain's own format. */
  readonly address: string
  /** Public key of the account. Empty if the wallet doesn't share it. */
  readonly publicKey: Uint8Array
  /** Chains that the account supports. */
  readonly chains: readonly StandardName[]
  /** Features that the account supports. */
  readonly features: readonly StandardName[]
}

/** Payload of the `change` event of `standard:events`: the new value of each property that changed. */
export interface StandardChange {
  /** Accounts, if they changed. */
  readonly accounts?: readonly StandardAccount[]
  /** Chains, if they changed. */
  readonly chains?: readonly StandardName[]
  /** Features, if they changed. */
  readonly features?: StandardFeatures
}

/** Features by name. Each has a `version` and its methods. */
export type StandardFeatures = Readonly<Record<StandardName, unknown>>

/**
 * Wallet as [Wallet Standard](https://github.com/wallet-standard/wallet-standard) defines it. Declared structurally, so
 * that the kit needs no package for its types.
 */
export interface StandardWallet {
  /** Version of the standard. */
  readonly version: '1.0.0'
  /** Name shown to the user. */
  readonly name: string
  /** Icon as a base64-encoded SVG data URL. */
  readonly icon: `data:image/svg+xml;base64,${string}`
  /** Chains that the wallet supports. */
  readonly chains: readonly StandardName[]
  /** Accounts that the app may use. */
  readonly accounts: readonly StandardAccount[]
  /** Features that the wallet supports. */
  readonly features: StandardFeatures
}
