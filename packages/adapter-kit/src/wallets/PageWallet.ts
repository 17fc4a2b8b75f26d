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
   * Requests accounts. Resolves once {@link PageWallet.accounts} is up to date. If `silent` is set, doesn't prompt, and
   * also resolves if the wallet is locked or no longer permits the app.
   */
  connect(options: { readonly silent: boolean }): Promise<unknown>
  /** Disconnects the wallet, possibly with a prompt. */
  disconnect(): Promise<void>
  /** Calls `listener` when the accounts or the network may have changed. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void
}

/** Source of a page's wallets. */
export interface WalletSource<wallet extends PageWallet> {
  /** Wallets found so far. The same array until a wallet is added or removed. */
  readonly list: readonly wallet[]
  /**
   * Calls `onChange` when wallets are added or removed, but never before `listen` has returned. Returns a function that
   * unsubscribes.
   */
  listen(onChange: () => void): () => void
}
