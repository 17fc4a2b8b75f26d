import { AppKitError } from '@openappkit/contract'

/**
 * Refuses a request while no session is connected.
 *
 * @throws AppKitError `session/not-connected`.
 */
export function assertSessionConnected<Session>(session: Session | null | undefined): asserts session is Session {
  if (session === null || session === undefined) {
    throw new AppKitError('session/not-connected', 'Please call connect() before request()')
  }
}
