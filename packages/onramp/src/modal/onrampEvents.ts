/** Properties of `SELECT_BUY_CRYPTO` and `SELECT_WHAT_IS_A_BUY`. */
export interface BuyEventProperties {
  readonly isSmartAccount: boolean
}

/** Properties of `SELECT_BUY_PROVIDER`. */
export interface BuyProviderEventProperties extends BuyEventProperties {
  /** Id of the provider. */
  readonly provider: string
}
