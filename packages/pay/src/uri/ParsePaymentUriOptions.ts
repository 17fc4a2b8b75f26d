/** Options of `parsePaymentUri`. */
export interface ParsePaymentUriOptions {
  /**
   * CAIP-2 id of the chain to pay on. The parser refuses URIs for another one. Required for URIs of EVM chains that
   * name none. Default for Solana and Bitcoin: mainnet, or the test network of the address.
   */
  readonly chainId?: string | undefined
  /**
   * Returns the decimals of a token by its CAIP-19 id. Required for amounts of Solana tokens, which URIs state in whole
   * tokens. Never guess: the amount would be wrong by powers of ten.
   */
  readonly decimalsOf?: ((asset: string) => number | undefined) | undefined
}
