/**
 * Base URLs of the backend's services. The public provider runs each on its own host; `@openappkit/cloud` serves all
 * from one.
 */
export interface CloudHosts {
  /** Balances, history, prices, names and the JSON-RPC proxy. */
  readonly blockchain: string
  /** Wallet directory, images and project settings. */
  readonly web: string
  /** Analytics and error reports. */
  readonly pulse: string
  /** WebSocket URL of the WalletConnect relay. */
  readonly relay: string
  /** Site of the embedded wallet. */
  readonly secure: string
  /**
   * Service that attests the app's origin to wallets. `false` disables it. Default: the public provider's, or `false`
   * if you set `relay` or pass a single URL as `cloud`.
   */
  readonly verify: string | false
}
