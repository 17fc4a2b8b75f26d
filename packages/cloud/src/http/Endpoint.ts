import type { z } from 'zod'

/** What a handler gets: everything already checked by the endpoint's schemas. */
export interface EndpointRequest<Params, Query, Body> {
  readonly params: Params
  readonly query: Query
  readonly body: Body
  readonly projectId: string | undefined
  readonly headers: Headers
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
  handle(request: EndpointRequest<Params, Query, Body>): Promise<Answer | Bytes>
}

/** Keeps the types of the schemas in the handler. */
export function endpoint<Params, Query, Body, Answer>(
  definition: Endpoint<Params, Query, Body, Answer>,
): Endpoint<Params, Query, Body, Answer> {
  return definition
}
