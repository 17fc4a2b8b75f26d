/** The wallet site that an app embeds. */
export interface WalletSite {
  /** Origin of the frame. Messages go to this origin only. */
  readonly origin: string
  /** Base URL without a trailing slash. */
  readonly url: string
  /** CAIP-2 ids of the chains that the wallet can send on. Undefined if the site doesn't say. */
  readonly chains: readonly string[] | undefined
  /** Name of the operator, if the site says it. */
  readonly operator: string | undefined
  /** Whether the site may know ports. The public provider's doesn't. */
  readonly mayUsePort: boolean
}
