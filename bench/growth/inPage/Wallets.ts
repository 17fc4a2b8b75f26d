/** The wallets injected as `window.wallets`. */
export interface Wallets {
  readonly count: number
  /** Total number of listeners on all wallets. */
  readonly listeners: number
  /** Number of wallets with more than one listener, which only connected wallets have. */
  readonly connected: number
  /** Creates wallets until there are `count`, then announces all of them. */
  announce(count: number): void
}

declare global {
  interface Window {
    wallets: Wallets
  }
}
