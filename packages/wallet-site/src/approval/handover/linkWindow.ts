import type { Vault } from '../../vault/Vault'
import { WindowFailure } from '../text/problemText'
import { WindowHost } from './WindowHost'
import type { WindowLook } from './WindowTask'

/** Context of a link. */
export interface LinkContext {
  readonly vault: Vault
  readonly openWindow: (path: string) => Window | null
  /** Verified origin of the app, which the window shows. */
  readonly origin: string
  readonly projectId: string
  readonly email: string | null
}

/**
 * Opens the wallet in this frame through the wallet's own window, which seals the seed to the frame's key after the user's
 * click. Call it during a click.
 *
 * @throws WindowFailure if the browser blocks the window or the user closes it.
 */
export async function linkWindow(context: LinkContext, look: WindowLook): Promise<void> {
  const { vault, openWindow, origin, projectId, email } = context
  const opened = openWindow('/window/link')
  if (!opened) throw new WindowFailure('popup-blocked')
  let host: WindowHost | undefined
  try {
    await new Promise<void>((resolve, reject) => {
      host = new WindowHost(
        opened,
        async () => ({
          kind: 'link',
          origin,
          projectId,
          email,
          publicKey: (await vault.openLink({ origin })).publicKey,
        }),
        look,
        {
          onNote: note => {
            if (note.type === 'sealed') {
              const { encapsulation, ciphertext } = note
              vault.acceptLink({ encapsulation, ciphertext }).then(() => resolve(), reject)
            }
            if (note.type === 'cancel') reject(new WindowFailure('popup-closed'))
          },
          onClosed: () => reject(new WindowFailure('popup-closed')),
        },
      )
    })
  } finally {
    host?.close()
  }
}
