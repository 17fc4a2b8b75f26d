import type { EndpointRequest } from '../http/Endpoint'
import { callerOrigin } from './callerOrigin'
import { SessionCookie } from './SessionCookie'
import type { Credentials } from './Sessions'
import type { Caller } from './SignInService'

/** The part of a request that identifies its sender. */
export type IdentifiedRequest = Pick<EndpointRequest<unknown, unknown, unknown>, 'headers' | 'projectId'>

/** Reads the credentials of a request and writes those of the response. */
export class RequestIdentity {
  readonly #publicUrl: string
  readonly #cookies: SessionCookie

  /** @param publicUrl - URL by which browsers reach the server. */
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
   * Returns the header that sets the cookie; an empty value clears it. Without an app's origin, no response sets a
   * cookie. Whether the browser accepts it depends on the request's credentials mode.
   */
  cookieHeader({ projectId, origin }: Caller, value: string | undefined): Record<string, string> {
    if (origin === undefined || value === undefined) return {}
    const owner = { projectId, origin }
    return { 'set-cookie': value === '' ? this.#cookies.clear(owner) : this.#cookies.set(owner, value) }
  }
}
