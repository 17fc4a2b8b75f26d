/** What the injected wallets leave at `window.wallets`. */
export interface Wallets {
  readonly count: number
  /** Listeners on all of them together. */
  readonly listeners: number
  /** How many of them somebody listens to, as one does to a wallet that is connected. */
  readonly connected: number
  /** Announces this many, those that were announced before among them. */
  announce(count: number): void
}

declare global {
  interface Window {
    wallets: Wallets
  }
}
