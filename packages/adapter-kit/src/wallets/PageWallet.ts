/** A wallet of the page, as `WalletActions` use it. */
export interface PageWallet {
  readonly id: string
  readonly name: string
  /** Image URL. */
  readonly icon?: string | undefined
  /** What it shares now, in its own order. Empty while it shares nothing. */
  accounts(): readonly { readonly address: string }[]
  /** Asks for accounts, without a prompt if it is silent. Resolves once {@link PageWallet.accounts} has the answer. */
  connect(options: { readonly silent: boolean }): Promise<unknown>
  disconnect(): Promise<void>
  /** Calls `listener` when what it shares, or its network, may have changed. Returns a function that ends that. */
  subscribe(listener: () => void): () => void
}

/** Where the wallets of a page are found. */
export interface WalletSource<wallet extends PageWallet> {
  /** The same list until a wallet comes or goes. */
  readonly list: readonly wallet[]
  /** Calls `onChange` when wallets come or go, from the next task on. Returns a function that ends that. */
  listen(onChange: () => void): () => void
}
