import { type AppKit, AppKitError } from '@openappkit/appkit-core'
import { loadFailed } from './loadFailed'
import { type SessionSource, sessionSource } from './SessionSource'

/**
 * Calls `listener` when the state of the kit's session may have changed. Once a wallet is connected, loads the modal,
 * whose sign-in checks the session. Returns a function that unsubscribes.
 */
export function watchSession(kit: AppKit, listener: () => void): () => void {
  const source = sessionSource(kit)
  const load = () => void (source.isWanted && loadSignIn(kit, source))
  const stop = source.subscribe(() => {
    load()
    listener()
  })
  load()
  return stop
}

/** Loads the modal. Its sign-in checks the session; without it, the session is unavailable. */
async function loadSignIn(kit: AppKit, source: SessionSource): Promise<void> {
  try {
    const { features } = await kit.load()
    if (!features.list.some(({ name }) => name === 'siwx')) source.fail(notInstalled())
  } catch (cause) {
    source.fail(loadFailed(cause))
  }
}

function notInstalled(): AppKitError {
  return new AppKitError(
    'siwx/not-enabled',
    'This kit has no sign-in feature. Pass `modules: [siwx]` with `siwx` of @openappkit/siwx-modal.',
  )
}
