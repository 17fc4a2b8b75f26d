import type { EndpointRequest } from '../http/Endpoint'
import type { PublicAddress } from '../services/PublicAddress'
import type { DeviceProofs } from './device/DeviceProofs'
import { deviceLabel } from './device/deviceLabel'
import { walletFailure } from './failures'
import type { WalletSessions } from './session/WalletSessions'
import type { WalletCaller } from './WalletCaller'

/** The parts of a request that the guard reads. */
export type GuardedRequest = Pick<EndpointRequest<unknown, unknown, unknown>, 'headers' | 'text'>

/** Method and path of a request, such as `POST /wallet/v1/codes`. */
export interface GuardedRoute {
  readonly method: string
  readonly path: string
}

export interface RequestGuardDependencies {
  readonly address: Pick<PublicAddress, 'walletOrigin'>
  readonly proofs: DeviceProofs
  readonly sessions: WalletSessions
  readonly now: () => number
}

/** Authenticates requests to the wallet API. */
export class RequestGuard {
  readonly #dependencies: RequestGuardDependencies

  constructor(dependencies: RequestGuardDependencies) {
    this.#dependencies = dependencies
  }

  /**
   * Checks that a browser sends the request from a page of the wallet site.
   *
   * @throws HttpFailure `origin`
   */
  assertOwnPage(headers: Headers): void {
    const origin = headers.get('origin')
    const site = headers.get('sec-fetch-site')
    const isOwn =
      (origin === null || origin === this.#dependencies.address.walletOrigin) &&
      (site ?? 'same-origin') === 'same-origin'
    if (!isOwn) throw walletFailure('origin')
  }

  /**
   * Returns the thumbprint of the device that sends a request without a session.
   *
   * @throws HttpFailure `origin`, `proof_invalid` or `clock`.
   */
  device(request: GuardedRequest, route: GuardedRoute): Promise<string> {
    return this.#verify(request, route, undefined)
  }

  /**
   * Returns the logged-in user and device that send a request.
   *
   * @throws HttpFailure `origin`, `proof_invalid`, `clock`, or `session_ended`, also for another device's token.
   */
  async caller(request: GuardedRequest, route: GuardedRoute): Promise<WalletCaller> {
    const [, token] = /^DPoP ([\w-]{43})$/.exec(request.headers.get('authorization') ?? '') ?? []
    if (token === undefined) throw walletFailure('session_ended')
    const thumbprint = await this.#verify(request, route, token)
    const session = await this.#dependencies.sessions.find(token, thumbprint)
    if (!session) throw walletFailure('session_ended')
    return {
      userId: session.userId,
      thumbprint,
      sessionId: session.id,
      origin: session.origin,
      label: deviceLabel(request.headers.get('user-agent')),
      isFresh: session.freshUntil.getTime() > this.#dependencies.now(),
    }
  }

  #verify({ headers, text }: GuardedRequest, { method, path }: GuardedRoute, token: string | undefined) {
    this.assertOwnPage(headers)
    const url = `${this.#dependencies.address.walletOrigin}${path}`
    return this.#dependencies.proofs.verify(headers.get('dpop'), { method, url, body: text, token })
  }
}
