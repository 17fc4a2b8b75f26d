/** Options of {@link createPayServer}. */
export interface PayServerOptions {
  /** URL of the backend, such as `https://cloud.example.com`. */
  readonly url: string
  /** The merchant's API key. */
  readonly apiKey: string
  /** Secrets of webhooks: the current one, and during a rotation the previous one. `whsec_` and base64. */
  readonly webhookSecrets: readonly (string | undefined)[]
  /**
   * URLs of nodes that the merchant trusts, by CAIP-2 id: JSON-RPC for EVM chains and Solana, the
   * [Esplora](https://github.com/Blockstream/esplora/blob/master/API.md) API for Bitcoin. `invoices.verify` reads
   * payments there. There is no default, because the backend can't prove its own statements.
   */
  readonly rpcUrls?: Readonly<Record<string, string>> | undefined
  /** Sends all requests. Default: `fetch`. */
  readonly fetch?: typeof globalThis.fetch | undefined
  /** Clock, in milliseconds since the epoch. Default: `Date.now`. */
  readonly now?: (() => number) | undefined
}
