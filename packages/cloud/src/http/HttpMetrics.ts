import { Counter, Histogram, type Registry } from 'prom-client'

/** Counts HTTP requests. Labels are route patterns, never client input. */
export class HttpMetrics {
  readonly #duration: Histogram<'method' | 'route' | 'status'>
  readonly #limited: Counter<'route'>

  constructor(registry: Registry) {
    this.#duration = new Histogram({
      name: 'openappkit_http_request_duration_seconds',
      help: 'Time from a request to its response',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.001, 0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
      registers: [registry],
    })
    this.#limited = new Counter({
      name: 'openappkit_http_rate_limited_total',
      help: 'Requests refused by a rate limit',
      labelNames: ['route'],
      registers: [registry],
    })
  }

  answered(method: string, route: string, status: number, milliseconds: number): void {
    this.#duration.observe({ method, route, status }, milliseconds / 1000)
  }

  limited(route: string): void {
    this.#limited.inc({ route })
  }
}
