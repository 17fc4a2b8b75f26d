import { Counter, type Registry } from 'prom-client'

/** Counts requests to upstreams by chain and outcome. */
export class ProxyMetrics {
  readonly #requests: Counter<'chain' | 'outcome'>

  constructor(registry: Registry) {
    this.#requests = new Counter({
      name: 'openappkit_proxy_upstream_total',
      help: 'Requests to upstreams of the JSON-RPC proxy, by chain and outcome',
      labelNames: ['chain', 'outcome'],
      registers: [registry],
    })
  }

  countRequest(chain: string, outcome: string): void {
    this.#requests.inc({ chain, outcome })
  }
}
