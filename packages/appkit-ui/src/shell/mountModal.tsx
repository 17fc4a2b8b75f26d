import { AppKitError, type MountedModal } from '@openappkit/appkit-core'
import type { ModalKit } from '@openappkit/appkit-core/modal'
import { ModalDialog } from './ModalDialog'
import { ModalSurface } from './ModalSurface'
import type { MountOptions } from './MountOptions'

/**
 * Adds the modal of a kit to the page, closed or open as the kit's state says. With `enableEmbedded` nothing is added: the host
 * places it with {@link mountEmbedded}.
 *
 * @throws AppKitError `ui/no-page` on a server.
 *
 * @example
 * ```ts
 * const loadModal = async () => {
 *   const { ModalKit, mountModal } = await import('@openappkit/appkit-ui')
 *   return { ModalKit, mountModal: kit => mountModal(kit, { renderer: { createRoot, flushSync } }) }
 * }
 * ```
 */
export function mountModal(kit: ModalKit, options: MountOptions): MountedModal {
  if (kit.options.given.enableEmbedded) return { destroy() {} }
  const page = kit.environment.window?.document
  if (!page) throw new AppKitError('ui/no-page', 'The modal can only be shown in a browser.')
  const surface = { ...options, tag: 'openappkit-modal', parent: page.body, isEmbedded: false }
  return new ModalSurface(kit, page, surface, <ModalDialog />)
}
