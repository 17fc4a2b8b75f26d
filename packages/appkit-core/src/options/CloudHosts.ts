/** Base URLs of the backend's services. The public provider runs each on a host of its own; `@openappkit/cloud` serves all on one. */
export interface CloudHosts {
  /** Balances, history, prices, names and the JSON-RPC proxy. */
  readonly blockchain: string
  /** Wallet directory, images, project settings. */
  readonly web: string
  /** Analytics and error reports. */
  readonly pulse: string
  /** WalletConnect relay, a WebSocket URL. */
  readonly relay: string
  /** The embedded wallet's own site. */
  readonly secure: string
  /** The service that vouches for this page's origin towards wallets. `false`: none, so nothing waits for it. */
  readonly verify: string | false
}
