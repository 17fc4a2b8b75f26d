import type { AppKit } from '@openappkit/appkit-core'
import { isSignInEnabled } from './isSignInEnabled'
import { loading, type SessionState, signedOut } from './SessionState'

/** Returns the state for server rendering and hydration, which server and browser share. */
export function initialSession({ initial, options }: AppKit): SessionState {
  const { activeNamespace, namespaces } = initial.chains
  const status = namespaces[activeNamespace]?.status ?? 'disconnected'
  return status === 'disconnected' || !isSignInEnabled(options.input) ? signedOut : loading
}
