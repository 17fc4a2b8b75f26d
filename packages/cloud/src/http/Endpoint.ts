import type { z } from 'zod'
import type { ClientKey } from '../limits/ClientKey'
import type { Rate } from '../limits/RateLimiter'

/** A request validated by the endpoint's schemas. */
export interface EndpointRequest<Params, Query, Body> {
  readonly params: Params
  readonly query: Query
  readonly body: Body
  /** Text of the body. Empty if the endpoint has no `body` schema. */
  readonly text: string
  readonly projectId: string | undefined
  readonly headers: Headers
  /** Returns keys that identify the client without revealing its address. Keys of different scopes can't be linked. */
  clientKeyOf(scope: string): ClientKey
  /** Returns the client's IP address, for upstreams that bind a page to it. Never store or log it. */
  clientAddress(): string
  /** Whether the request comes from a program or app on the server's machine. */
  readonly isFromThisMachine: boolean
  /**
   * Charges the client's rate limit and the project's quota for extra work, such as further upstream requests. Public
   * endpoints don't charge the quota.
   *
   * @throws HttpFailure 429 if the client exceeds its rate or the project its quota.
   */
  pay(tokens: number): Promise<void>
  /** Aborts when the client disconnects. */
  readonly signal: AbortSignal
}

/** A binary response. */
export interface Bytes {
  readonly type: string
  readonly bytes: Uint8Array
  /** Value of the `Cache-Control` header. */
  readonly cache: string
}

/**
 * An endpoint. Its schemas drive validation, the OpenAPI document and the handler's types. Handlers throw
 * {@link HttpFailure} for expected failures; any other error is logged and becomes a 500.
 */
export interface Endpoint<Params = unknown, Query = unknown, Body = unknown, Answer = unknown> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Path in OpenAPI syntax: `/getWalletImage/{id}`. */
  readonly path: string
  readonly summary: string
  /** Group in the OpenAPI document. */
  readonly tag: string
  readonly params?: z.ZodType<Params>
  readonly query?: z.ZodType<Query>
  readonly body?: z.ZodType<Body>
  /** Schema of a JSON response, for the OpenAPI document. Omit it for other responses, such as images. */
  readonly answer?: z.ZodType<Answer>
  /** Whether requests work without a project id. If true, they don't count toward a quota. Default: false. */
  readonly isPublic?: boolean
  /** Response to an origin that the project doesn't allow. `served` allows every origin. Default: 401. */
  readonly refusedOrigin?: 401 | 403 | 'served'
  /**
   * Whether browsers may send cookies from the project's own apps. Applies only to paths without parameters. Default:
   * false.
   */
  readonly takesCookies?: boolean
  /** Rate limit per client address for this endpoint. Default: a burst of 200, then 50 per second. */
  readonly rate?: Rate
  /**
   * Returns the cost of a request in tokens of its rate limit and units of the project's quota. The rate limit charges
   * at most the burst. Default: 1. Each full 16 KiB of the body costs one more.
   */
  cost?(body: Body, text: string): number
  /** Whether the handler receives the body only as `text`. If true, the schema only documents it. Default: false. */
  readonly isTextBody?: boolean
  /** Maximum body size in bytes. Default: `BODY_LIMIT`, 1 MiB. */
  readonly bodyLimit?: number
  /** `Cache-Control` of JSON responses. Default: `no-store`. */
  readonly cache?: string
  /**
   * Whether the endpoint isn't implemented. The OpenAPI document then lists only the status 501, and `handle` must
   * throw that failure. An implemented endpoint of another service with the same method and path replaces it. Default:
   * false.
   */
  readonly isPlanned?: boolean
  /**
   * Handles a request. A `Response`, such as an HTML page or a proxied response, is sent unchanged; other values are
   * sent as JSON or bytes.
   */
  handle(request: EndpointRequest<Params, Query, Body>): Promise<Answer | Bytes | Response>
}

/** Default maximum body size in bytes. */
export const BODY_LIMIT: number = 1024 * 1024

/**
 * Returns the definition with the handler's types inferred from the schemas.
 *
 * @example
 * ```ts
 * import { endpoint } from '@openappkit/cloud'
 * import { z } from 'zod'
 *
 * const ping = endpoint({
 *   method: 'GET',
 *   path: '/v1/ping',
 *   summary: 'Returns pong',
 *   tag: 'Ping',
 *   answer: z.object({ message: z.string() }),
 *   handle: async () => ({ message: 'pong' }),
 * })
 * ```
 */
export function endpoint<Params, Query, Body, Answer>(
  definition: Endpoint<Params, Query, Body, Answer>,
): Endpoint<Params, Query, Body, Answer> {
  return definition
}
