import type { EndpointRequest } from '../http/Endpoint'
import { callerOrigin } from './callerOrigin'
import { SessionCookie } from './SessionCookie'
import type { Credentials } from './Sessions'
import type { Caller } from './SignInService'

/** The part of a request that identifies its sender. */
export type IdentifiedRequest = Pick<EndpointRequest<unknown, unknown, unknown>, 'headers' | 'projectId'>

/** Reads the sender and the credentials of a request, and writes the cookie of its response. */
export class RequestIdentity {
  readonly #publicUrl: string
  readonly #cookies: SessionCookie

  /** @param publicUrl - URL at which browsers reach the server. */
  constructor(publicUrl: string) {
    this.#publicUrl = publicUrl
    this.#cookies = new SessionCookie(publicUrl)
  }

  callerOf({ headers, projectId = '' }: IdentifiedRequest): Caller {
    return { projectId, origin: callerOrigin(headers, this.#publicUrl) }
  }

  credentialsOf(request: IdentifiedRequest): Credentials {
    const { origin, projectId } = this.callerOf(request)
    const cookie = origin === undefined ? undefined : this.#cookies.read(request.headers, { projectId, origin })
    return { authorization: request.headers.get('authorization') ?? undefined, cookie }
  }

  /**
   * Returns the header that sets the cookie, or clears it if `value` is empty. Returns no header if `value` is
   * undefined or the caller has no origin. The request's credentials mode decides whether the browser accepts the
   * cookie.
   */
  cookieHeader({ projectId, origin }: Caller, value: string | undefined): Record<string, string> {
    if (origin === undefined || value === undefined) return {}
    const owner = { projectId, origin }
    return { 'set-cookie': value === '' ? this.#cookies.clear(owner) : this.#cookies.set(owner, value) }
  }
}
