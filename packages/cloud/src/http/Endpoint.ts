import type { z } from 'zod'
import type { ClientKey } from '../limits/ClientKey'
import type { Rate } from '../limits/RateLimiter'

/** What a handler gets: everything already checked by the endpoint's schemas. */
export interface EndpointRequest<Params, Query, Body> {
  readonly params: Params
  readonly query: Query
  readonly body: Body
  /** The body as it was sent. Empty unless the endpoint has a schema for it. */
  readonly text: string
  readonly projectId: string | undefined
  readonly headers: Headers
  /** Returns keys that tell clients apart and nothing else of them. Keys of different scopes don't tell that they are of the same client. */
  clientKeyOf(scope: string): ClientKey
  /** Whether the request comes from a program or page of the server's own machine. */
  readonly isFromThisMachine: boolean
  /**
   * Charges the client's rate limit for more work than the request itself, such as further requests to upstreams.
   *
   * @throws HttpFailure 429
   */
  pay(tokens: number): Promise<void>
  /** Fires when the client is gone. */
  readonly signal: AbortSignal
}

/** Bytes in place of JSON. */
export interface Bytes {
  readonly type: string
  readonly bytes: Uint8Array
  /** `Cache-Control`. */
  readonly cache: string
}

/**
 * One endpoint: the schemas say it once, for validation, for the OpenAPI document and for the types of the handler.
 * A handler throws `HttpFailure` for what the contract names; anything else is a 500 and is logged.
 */
export interface Endpoint<Params = unknown, Query = unknown, Body = unknown, Answer = unknown> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** As in OpenAPI: `/getWalletImage/{id}`. */
  readonly path: string
  readonly summary: string
  /** Groups endpoints in the document. */
  readonly tag: string
  readonly params?: z.ZodType<Params>
  readonly query?: z.ZodType<Query>
  readonly body?: z.ZodType<Body>
  /** Absent: bytes of an image. */
  readonly answer?: z.ZodType<Answer>
  /** Whether a project id is needed. Default true. */
  readonly isPublic?: boolean
  /** What a page gets whose origin the project doesn't allow. Default 401. `served`: it is served from anywhere. */
  readonly refusedOrigin?: 401 | 403 | 'served'
  /** Whether pages that are the project's own may bring their cookies. Default false: cookies are ignored. */
  readonly takesCookies?: boolean
  /** What requests cost, per client address. Default: 200 at once, 50 a second. */
  readonly rate?: Rate
  /** Returns what a request costs of the rate, by its body. Default 1; never more than the burst. Each 16 KiB of the body cost one more. */
  cost?(body: Body, text: string): number
  /** The body is handed over as `text` alone, whatever it holds; the schema only describes it. */
  readonly isTextBody?: boolean
  /** Bytes. Default `BODY_LIMIT`, 1 MiB. */
  readonly bodyLimit?: number
  /** `Cache-Control` of JSON answers. Default `no-store`. */
  readonly cache?: string
  /** The service exists in the contract and not yet in this server: the only answer is 501. */
  readonly isPlanned?: boolean
  /** A `Response` goes out as it is: pages, and what is passed on from elsewhere. */
  handle(request: EndpointRequest<Params, Query, Body>): Promise<Answer | Bytes | Response>
}

/** Bytes that a body may have where an endpoint says nothing else. */
export const BODY_LIMIT: number = 1024 * 1024

/** Keeps the types of the schemas in the handler. */
export function endpoint<Params, Query, Body, Answer>(
  definition: Endpoint<Params, Query, Body, Answer>,
): Endpoint<Params, Query, Body, Answer> {
  return definition
}
