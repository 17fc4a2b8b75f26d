/** Native SOL in the pairs and requests of a {@link SolanaMaker}. */
export const nativeSol: string = 'So11111111111111111111111111111111111111111'

/** Two tokens that a maker trades in both directions, and their price: `amountA` is worth `amountB`, in base units. */
export interface SolanaPair {
  /** Mint address, or {@link nativeSol}. */
  readonly tokenA: string
  readonly amountA: bigint
  readonly tokenB: string
  readonly amountB: bigint
}

/** Options of `startSolanaMaker`. */
export interface SolanaMakerOptions {
  readonly pairs: readonly SolanaPair[]
  /** Milliseconds until a quote or order expires. Default: 30,000. */
  readonly validForMs?: number
  /** TCP port on 127.0.0.1. Default: a free port chosen by the system. */
  readonly port?: number
}

/** A market maker that answers requests for quotes with signed offers. It has as much of every token as it sells. */
export interface SolanaMaker extends AsyncDisposable {
  /** Base58. */
  readonly address: string
  /** Base URL of `GET /quote` and `POST /order`. */
  readonly url: string
  /**
   * Changes the price of a pair for later quotes and orders.
   *
   * @throws Error if the maker doesn't trade the pair.
   */
  setPrice(pair: SolanaPair): void
  /** Without offers, the maker answers every request with status 503. */
  makeOffers(isOffering: boolean): void
  /** Stops the server. Calling it again does nothing. */
  stop(): Promise<void>
}
