/** What Coinbase's wallet puts into pages that it shows. Transactions go in and out as objects of web3.js; what comes out is anybody's word. */
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

/** Whether it can be connected and heard. Any script of the page can put anything there. */
export function isCoinbaseProvider(value: unknown): value is CoinbaseProvider {
  return (['connect', 'on', 'off'] as const).every(name => has(value, name))
}

/** Whether it has a method. */
export function has(value: unknown, method: keyof CoinbaseProvider): boolean {
  return typeof value === 'object' && value !== null && typeof Reflect.get(value, method) === 'function'
}
