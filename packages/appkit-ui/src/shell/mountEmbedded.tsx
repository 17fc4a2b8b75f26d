import type { MountedModal } from '@openappkit/appkit-core'
import type { ModalKit } from '@openappkit/appkit-core/modal'
import { subscribe } from 'valtio/vanilla'
import { EmbeddedCards } from './EmbeddedCards'
import { ModalCard } from './ModalCard'
import { ModalSurface } from './ModalSurface'
import type { MountOptions } from './MountOptions'

/**
 * Renders a kit's card inside `container`, without a dialog or backdrop. Requires a kit with `enableEmbedded`. To
 * remove the card, call `destroy()` on the returned object.
 *
 * @example
 * ```ts
 * import type { ModalKit } from '@openappkit/appkit-core/modal'
 * import { mountEmbedded } from '@openappkit/appkit-ui'
 * import { flushSync } from 'react-dom'
 * import { createRoot } from 'react-dom/client'
 *
 * export const embed = (kit: ModalKit, container: Element) =>
 *   mountEmbedded(kit, container, { renderer: { createRoot, flushSync } })
 * ```
 */
export function mountEmbedded(kit: ModalKit, container: Element, options: MountOptions): MountedModal {
  // Closing resets an embedded card to Account if connected, otherwise to Connect.
  let isConnected = false
  const follow = () => {
    if (isConnected === kit.chains.isConnected()) return
    isConnected = !isConnected
    if (!kit.modal.state.open && kit.router.current.view !== 'ProfileWallets') kit.modal.close()
  }
  follow()
  const stop = subscribe(kit.chains.state, follow)
  const surfaceOptions = { ...options, tag: 'openappkit-embedded', parent: container, isEmbedded: true }
  const cards = kit.controller(EmbeddedCards)
  cards.count++
  const surface = new ModalSurface(kit, container.ownerDocument, surfaceOptions, <ModalCard />)
  return {
    destroy() {
      cards.count--
      stop()
      surface.destroy()
    },
  }
}
