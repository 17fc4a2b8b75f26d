import { usePageKit } from '@openappkit/appkit-ui/page'
import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { getSession } from '../session/getSession'
import { initialSession } from '../session/initialSession'
import { refreshSession } from '../session/refreshSession'
import type { SessionState } from '../session/SessionState'
import { signIn } from '../session/signIn'
import { signOut } from '../session/signOut'
import { watchSession } from '../session/watchSession'

/** Result of {@link useAppKitSession}: the state of the session, and how to change it. */
export type UseAppKitSessionResult = SessionState & {
  /** Signs in, and connects a wallet first if none is connected. See `signIn` of `@openappkit/siwx-modal`. */
  readonly signIn: () => Promise<boolean>
  /** Ends all sessions of this browser. See `signOut` of `@openappkit/siwx-modal`. */
  readonly signOut: () => Promise<void>
  /** Checks the session again. See `refreshSession` of `@openappkit/siwx-modal`. */
  readonly refresh: () => Promise<void>
}

/**
 * Returns whether the active account is signed in on the active network, and follows sign-ins, sign-outs, and changes
 * of the account and the network. Sends no request of its own: all hooks share the modal's check, once a wallet is
 * connected. During server rendering and hydration, `status` is `loading` or `signedOut`.
 *
 * @throws AppKitError `kit/missing` without a kit.
 * @example
 * ```tsx
 * import { useAppKitSession } from '@openappkit/siwx-modal/react'
 *
 * export function SignInButton() {
 *   const { status, session, error, signIn, signOut, refresh } = useAppKitSession()
 *   switch (status) {
 *     case 'loading':
 *       return <p>Checking your sign-in…</p>
 *     case 'unavailable':
 *       return <button onClick={refresh}>Try again: {error.message}</button>
 *     case 'signedOut':
 *       return <button onClick={signIn}>Sign in</button>
 *     case 'signedIn':
 *       return <button onClick={signOut}>Sign out {session.address}</button>
 *   }
 * }
 * ```
 */
export function useAppKitSession(): UseAppKitSessionResult {
  const kit = usePageKit('useAppKitSession')
  const watch = useCallback((listener: () => void) => watchSession(kit, listener), [kit])
  const state = useSyncExternalStore(
    watch,
    () => getSession(kit),
    () => initialSession(kit),
  )
  return useMemo(
    () => ({
      ...state,
      signIn: () => signIn(kit),
      signOut: () => signOut(kit),
      refresh: () => refreshSession(kit),
    }),
    [kit, state],
  )
}
