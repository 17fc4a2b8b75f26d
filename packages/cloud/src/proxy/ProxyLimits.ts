/** What the JSON-RPC proxy puts up with. */
export interface ProxyLimits {
  /** Upstreams asked for one request, at most. Default 5. */
  readonly attempts: number
  /** Milliseconds for each. Default 10 000. */
  readonly timeout: number
  /** Bytes of an answer. Default 10 MiB. */
  readonly responseLimit: number
  /** Calls in one batch. An address may ask for so many and 500 more at once. Default 1000. */
  readonly batchLimit: number
}

export const DEFAULT_PROXY_LIMITS: ProxyLimits = {
  attempts: 5,
  timeout: 10_000,
  responseLimit: 10 * 1024 * 1024,
  batchLimit: 1000,
}
