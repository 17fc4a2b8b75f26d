/** Wallet that {@link WalletActions} can connect. */
export interface PageWallet {
  /** Connector id of the wallet. */
  readonly id: string
  /** Name shown to the user. */
  readonly name: string
  /** URL of the wallet's icon. */
  readonly icon?: string | undefined
  /** Returns the shared accounts in the wallet's order. Empty while it shares none. */
  accounts(): readonly { readonly address: string }[]
  /**
   * Requests accounts, without a prompt if `silent` is set. Resolves once {@link PageWallet.accounts} is up to date.
   */
  connect(options: { readonly silent: boolean }): Promise<unknown>
  /** Disconnects the wallet, possibly with a prompt. */
  disconnect(): Promise<void>
  /** Calls `listener` when the accounts or the network may have changed. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void
}

/** Source of the wallets of a page. */
export interface WalletSource<wallet extends PageWallet> {
  /** Wallets found so far. The same array until a wallet is added or removed. */
  readonly list: readonly wallet[]
  /**
   * Calls `onChange` when wallets are added or removed, starting with the next task. Returns a function that
   * unsubscribes.
   */
  listen(onChange: () => void): () => void
}
