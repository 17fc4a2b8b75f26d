import type { MountedModal } from '@openappkit/appkit-core'
import type { ModalKit } from '@openappkit/appkit-core/modal'
import { subscribe } from 'valtio/vanilla'
import { ModalCard } from './ModalCard'
import { ModalSurface } from './ModalSurface'
import type { MountOptions } from './MountOptions'

/**
 * Shows the card of a kit inside `container`, without dialog and backdrop. For kits with `enableEmbedded`.
 *
 * @example
 * ```ts
 * const mounted = mountEmbedded(await appkit.load(), container, { renderer: { createRoot, flushSync } })
 * mounted.destroy()
 * ```
 */
export function mountEmbedded(kit: ModalKit, container: Element, options: MountOptions): MountedModal {
  // Closing is how an embedded card comes to rest: on Account when connected, else on Connect.
  let isConnected = false
  const follow = () => {
    if (isConnected === kit.chains.isConnected()) return
    isConnected = !isConnected
    if (!kit.modal.state.open && kit.router.current.view !== 'ProfileWallets') kit.modal.close()
  }
  follow()
  const stop = subscribe(kit.chains.state, follow)
  const place = { ...options, tag: 'openappkit-embedded', parent: container, isEmbedded: true }
  const surface = new ModalSurface(kit, container.ownerDocument, place, <ModalCard />)
  return {
    destroy() {
      stop()
      surface.destroy()
    },
  }
}
