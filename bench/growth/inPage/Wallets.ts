/** The injected wallets at `window.wallets`. */
export interface Wallets {
  readonly count: number
  /** Listeners on all of them together. */
  readonly listeners: number
  /** The number of wallets with a listener, as connected ones have. */
  readonly connected: number
  /** Announces this many, those that were announced before among them. */
  announce(count: number): void
}

declare global {
  interface Window {
    wallets: Wallets
  }
}
