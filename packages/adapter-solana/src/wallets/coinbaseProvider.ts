/** Provider that Coinbase Wallet injects. Transactions are web3.js objects. Its answers are untrusted. */
export interface CoinbaseProvider {
  readonly publicKey?: unknown
  readonly isConnected?: unknown
  readonly icon?: unknown
  connect(options?: { readonly onlyIfTrusted: true }): Promise<unknown>
  disconnect?(): Promise<unknown>
  signMessage?(message: Uint8Array): Promise<unknown>
  signTransaction?(transaction: object): Promise<unknown>
  signAllTransactions?(transactions: readonly object[]): Promise<unknown>
  signAndSendTransaction?(transaction: object, options?: object): Promise<unknown>
  on(event: CoinbaseEvent, listener: (value?: unknown) => void): unknown
  off(event: CoinbaseEvent, listener: (value?: unknown) => void): unknown
}

export type CoinbaseEvent = 'accountChanged' | 'connect' | 'disconnect'

/** Returns whether a value can connect and emit events. Any script on the page can inject one. */
export function isCoinbaseProvider(value: unknown): value is CoinbaseProvider {
  return (['connect', 'on', 'off'] as const).every(name => has(value, name))
}

/** Returns whether a value has a method. */
export function has(value: unknown, method: keyof CoinbaseProvider): boolean {
  return typeof value === 'object' && value !== null && typeof Reflect.get(value, method) === 'function'
}
