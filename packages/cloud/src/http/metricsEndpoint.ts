import { createHash, timingSafeEqual } from 'node:crypto'
import type { Registry } from 'prom-client'
import { bearerToken } from './bearerToken'
import { type Endpoint, endpoint } from './Endpoint'
import { HttpFailure } from './HttpFailure'

/**
 * Returns the metrics endpoint for Prometheus. Metrics reveal load and upstreams, so reading them requires the token.
 * Without a configured token, only programs on this machine can read them.
 *
 * @param token - The operator's bearer token, if any.
 */
export function metricsEndpoint(registry: Registry, token: string | undefined): Endpoint {
  return endpoint<unknown, unknown, unknown, unknown>({
    method: 'GET',
    path: '/metrics',
    summary: 'Metrics in the Prometheus format. Authorization: Bearer <METRICS_TOKEN>, or from this machine',
    tag: 'Operation',
    isPublic: true,
    async handle({ headers, isFromThisMachine }) {
      const bearer = bearerToken(headers.get('authorization') ?? undefined)
      const isAllowed = token === undefined ? isFromThisMachine : bearer !== undefined && isSame(bearer, token)
      if (!isAllowed)
        throw new HttpFailure(401, 'authorization', 'Metrics need authorization. Send METRICS_TOKEN as a bearer token.')
      return new Response(await registry.metrics(), {
        headers: { 'content-type': registry.contentType, 'cache-control': 'no-store' },
      })
    },
  })
}

/** Compares texts in constant time. */
function isSame(bearer: string, token: string): boolean {
  const [one, other] = [bearer, token].map(text => createHash('sha256').update(text).digest())
  return one !== undefined && other !== undefined && timingSafeEqual(one, other)
}
