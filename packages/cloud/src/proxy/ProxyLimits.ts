/** Limits of the JSON-RPC proxy. */
export interface ProxyLimits {
  /** Maximum upstreams to try per request. Default: 5. */
  readonly attempts: number
  /** Timeout per upstream in milliseconds. Default: 10,000. */
  readonly timeout: number
  /** Maximum bytes of a response. Default: 10 MiB. */
  readonly responseLimit: number
  /** Maximum calls per batch. An address's burst is this number plus 500, in call cost. Default: 1,000. */
  readonly batchLimit: number
}

export const DEFAULT_PROXY_LIMITS: ProxyLimits = {
  attempts: 5,
  timeout: 10_000,
  responseLimit: 10 * 1024 * 1024,
  batchLimit: 1000,
}
