import type { SIWXConfig } from '@openappkit/appkit-core'
import type { SessionKeeper } from './SessionKeeper'
import type { SignInAccount } from './SignInAccount'
import { signOutFailed } from './signInErrors'

/** Result of {@link endAllSessions}. */
export interface EndedSessions {
  /** Whether the page has no session left. */
  readonly isEnded: boolean
  /** Set if the session may continue on the server. */
  readonly error?: Error
}

/**
 * Ends all sessions of this browser. If that fails, checks whether the page still has a session: a backend's client
 * forgets it even if the backend fails.
 */
export async function endAllSessions(
  config: SIWXConfig,
  sessions: SessionKeeper,
  account: SignInAccount | undefined,
): Promise<EndedSessions> {
  try {
    await sessions.set([])
    return { isEnded: true }
  } catch (cause) {
    const left = account && (await config.getSessions(account.caipNetworkId, account.address).catch(() => undefined))
    return { isEnded: left?.length === 0, error: signOutFailed(cause) }
  }
}
