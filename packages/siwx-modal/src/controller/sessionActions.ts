import { type AppKit, AppKitError } from '@openappkit/appkit-core'
import type { ModalKit } from '@openappkit/appkit-core/modal'
import { isSignInEnabled } from '../session/isSignInEnabled'
import { loadFailed } from '../session/loadFailed'
import { type SessionSource, sessionSource } from '../session/SessionSource'
import { SIWXController } from './SIWXController'
import { notEnabled, signOutFailed } from './signInErrors'

/** Signs in. See `signIn` of `@openappkit/siwx-modal`. */
export async function signIn(kit: AppKit): Promise<boolean> {
  assertEnabled(kit)
  const source = sessionSource(kit)
  if (!kit.chains.isConnected()) {
    try {
      await kit.connect()
    } catch (error) {
      if (error instanceof AppKitError && error.code === 'modal/closed') return false
      throw error
    }
  }
  const loaded = await kit.load()
  const controller = loaded.controller(SIWXController)
  controller.start()
  await controller.checked()
  if (source.state.isSignedIn) return true
  if (!kit.chains.isConnected()) return false
  // After connecting, the view already asks.
  if (!controller.isOnScreen) controller.ask()
  return outcome(loaded, source)
}

/** Signs out. See `signOut` of `@openappkit/siwx-modal`. */
export async function signOut(kit: AppKit): Promise<void> {
  assertEnabled(kit)
  const loaded = await kit.load().catch((cause: unknown) => {
    throw signOutFailed(cause)
  })
  await loaded.controller(SIWXController).endSessions()
}

/** Checks the session again. See `refreshSession` of `@openappkit/siwx-modal`. */
export async function refreshSession(kit: AppKit): Promise<void> {
  assertEnabled(kit)
  const source = sessionSource(kit)
  try {
    const controller = (await kit.load()).controller(SIWXController)
    source.retry()
    controller.start()
    await controller.refresh()
  } catch (cause) {
    source.fail(loadFailed(cause))
  }
}

function assertEnabled({ options }: AppKit): void {
  if (!isSignInEnabled(options.input)) throw notEnabled()
}

/** Resolves true once the account is signed in, false if the modal closes or the account leaves first. */
function outcome(kit: ModalKit, source: SessionSource): Promise<boolean> {
  return new Promise(resolve => {
    const end = (isSignedIn: boolean) => {
      for (const stop of stops) stop()
      resolve(isSignedIn)
    }
    const decide = () => {
      if (source.state.isSignedIn) end(true)
      else if (!kit.chains.isConnected()) end(false)
    }
    const stops = [source.subscribe(decide), kit.modal.onClose(() => end(source.state.isSignedIn))]
  })
}
