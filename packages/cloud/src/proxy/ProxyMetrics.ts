import { Counter, type Registry } from 'prom-client'

/** Counts forwarded calls by outcome. */
export class ProxyMetrics {
  readonly #asked: Counter<'chain' | 'outcome'>

  constructor(registry: Registry) {
    this.#asked = new Counter({
      name: 'openappkit_proxy_upstream_total',
      help: 'Requests to upstreams of the JSON-RPC proxy, by chain and outcome',
      labelNames: ['chain', 'outcome'],
      registers: [registry],
    })
  }

  asked(chain: string, outcome: string): void {
    this.#asked.inc({ chain, outcome })
  }
}
