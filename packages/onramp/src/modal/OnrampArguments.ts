/** Arguments of the view `OnRampProviders`. */
export interface OnrampArguments {
  /** Asset to buy: a symbol, a token address, `native`, or a CAIP-19 id. Default: the network's native coin. */
  readonly asset?: string | undefined
  /** Amount to pay, as decimal text. */
  readonly amount?: string | undefined
  /** Currency to pay in, as an ISO 4217 code. Default: that of the user's country. */
  readonly currency?: string | undefined
  /** The user's country, as an ISO 3166-1 code. Default: a guess from the browser's language. */
  readonly country?: string | undefined
}

/** Result of a purchase. */
export interface OnrampResult {
  readonly status: 'delivered' | 'failed' | 'refunded' | 'expired'
  /** Transaction that delivered the crypto. */
  readonly hash?: string | undefined
  /** Base units that were quoted. */
  readonly quoted?: bigint | undefined
  /** Base units that arrived. */
  readonly received?: bigint | undefined
}
