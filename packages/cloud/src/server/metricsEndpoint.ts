import type { Registry } from 'prom-client'
import { type Endpoint, endpoint } from '../http/Endpoint'

/** For Prometheus. */
export function metricsEndpoint(registry: Registry): Endpoint {
  return endpoint<unknown, unknown, unknown, unknown>({
    method: 'GET',
    path: '/metrics',
    summary: 'Counters and gauges in the format of Prometheus',
    tag: 'Operation',
    isPublic: true,
    handle: async () =>
      new Response(await registry.metrics(), {
        headers: { 'content-type': registry.contentType, 'cache-control': 'no-store' },
      }),
  })
}
