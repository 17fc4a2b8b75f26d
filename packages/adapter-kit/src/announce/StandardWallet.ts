/** As Wallet Standard writes chains and features: `solana:mainnet`, `standard:connect`. */
export type StandardName = `${string}:${string}`

/** An account as Wallet Standard has it. */
export interface StandardAccount {
  readonly address: string
  /** Empty where the wallet doesn't tell it. */
  readonly publicKey: Uint8Array
  readonly chains: readonly StandardName[]
  readonly features: readonly StandardName[]
}

/** What a listener of `standard:events` hears: what changed, as it is now. */
export interface StandardChange {
  readonly accounts?: readonly StandardAccount[]
  readonly chains?: readonly StandardName[]
  readonly features?: StandardFeatures
}

/** By their names. Each has a `version` and its methods. */
export type StandardFeatures = Readonly<Record<StandardName, unknown>>

/** A wallet as Wallet Standard has it. Its types are structural, so that core needs no package for them. */
export interface StandardWallet {
  readonly version: '1.0.0'
  readonly name: string
  readonly icon: `data:image/svg+xml;base64,${string}`
  readonly chains: readonly StandardName[]
  readonly accounts: readonly StandardAccount[]
  readonly features: StandardFeatures
}
