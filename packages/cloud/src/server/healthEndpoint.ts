import { z } from 'zod'
import { type Endpoint, endpoint } from '../http/Endpoint'
import { HttpFailure } from '../http/HttpFailure'
import type { Readiness } from '../services/OpenServices'

const healthSchema = z.object({ status: z.literal('OK'), version: z.string().max(100) })

/**
 * Returns the health check for load balancers: 200 with the server's version if every service is ready. Otherwise, and
 * while the server closes, 503 with the names of those that aren't.
 */
export function healthEndpoint(version: string, services: readonly Readiness[]): Endpoint {
  return endpoint<unknown, unknown, unknown, z.infer<typeof healthSchema>>({
    method: 'GET',
    path: '/health',
    summary: 'Health of the server: 200 with its version, or 503 with the missing dependencies',
    tag: 'Operation',
    isPublic: true,
    rate: { burst: 1000, perSecond: 100 },
    answer: healthSchema,
    async handle() {
      const states = await Promise.all(
        services.map(async service => ({ name: service.name, isReady: await service.isReady() })),
      )
      const missing = states.filter(({ isReady }) => !isReady).map(({ name }) => name)
      if (missing.length > 0) throw new HttpFailure(503, missing.join(','), `Not ready: ${missing.join(', ')}`)
      return { status: 'OK' as const, version }
    },
  })
}
