import { type Endpoint, endpoint } from '../http/Endpoint'
import { HttpFailure } from '../http/HttpFailure'

/** A part of the server that may be unable to serve for a while. */
export interface Part {
  readonly name: string
  isReady(): Promise<boolean>
}

/** For load balancers: 204 while every part can serve, and 503 while draining. */
export function healthEndpoint(parts: readonly Part[]): Endpoint {
  return endpoint<unknown, unknown, unknown, unknown>({
    method: 'GET',
    path: '/health',
    summary: 'Whether the server can serve: 204, or 503 with what is missing',
    tag: 'Operation',
    isPublic: true,
    rate: { burst: 1000, perSecond: 100 },
    async handle() {
      const states = await Promise.all(parts.map(async part => ({ part, isReady: await part.isReady() })))
      const missing = states.filter(({ isReady }) => !isReady).map(({ part }) => part.name)
      if (missing.length > 0) throw new HttpFailure(503, missing.join(','), `Not ready: ${missing.join(', ')}`)
      return new Response(null, { status: 204 })
    },
  })
}
