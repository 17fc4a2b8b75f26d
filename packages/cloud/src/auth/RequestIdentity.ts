import type { EndpointRequest } from '../http/Endpoint'
import { callerOrigin } from './callerOrigin'
import { SessionCookie } from './SessionCookie'
import type { Credentials } from './Sessions'
import type { Caller } from './SignInService'

/** What tells who sends a request. */
export type IdentifiedRequest = Pick<EndpointRequest<unknown, unknown, unknown>, 'headers' | 'projectId'>

/** Reads who sends a request, and writes what the browser keeps for the next one. */
export class RequestIdentity {
  readonly #publicUrl: string
  readonly #cookies: SessionCookie

  /** @param publicUrl - by which browsers reach the server */
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
   * Returns the header that sets the cookie, or with an empty value the one that clears it. Without an app's page no answer keeps a cookie; whether the browser takes it depends on how the page
   * asked.
   */
  cookieHeader({ projectId, origin }: Caller, value: string | undefined): Record<string, string> {
    if (origin === undefined || value === undefined) return {}
    const owner = { projectId, origin }
    return { 'set-cookie': value === '' ? this.#cookies.clear(owner) : this.#cookies.set(owner, value) }
  }
}
