/** A request in the form that the panel shows. */
export interface Description {
  readonly title: string
  /** Amount that leaves the account, such as `0.01 ETH`. */
  readonly amount?: string
  /** Whole address that receives it. */
  readonly to?: string
  readonly facts: readonly Fact[]
  /** Readable text to sign. */
  readonly message?: string
  /** Consequence of an approval, if the facts don't say it. */
  readonly note?: string
  /** Network fee, once the chain has answered. */
  readonly fee?: Promise<string> | undefined
  /** The request as the app sent it. */
  readonly raw: string
}

export type Fact = readonly [label: string, value: string]

/** Names and addresses that descriptions need. */
export interface WalletContext {
  /** Accounts that an approved connection shares: network family and address. */
  accounts(): readonly Fact[]
  /** Returns the name of a network by CAIP-2 id. */
  networkName(caipNetworkId: string): string
  /** Sends a JSON-RPC request to an EVM chain. */
  callEvm(chainId: number, method: string, params: readonly unknown[]): Promise<string>
}
