import { AppKitError, type MountedModal } from '@openappkit/appkit-core'
import type { ModalKit } from '@openappkit/appkit-core/modal'
import type { AnyViewEntry } from '../views/ViewEntry'
import { ModalDialog } from './ModalDialog'
import { ModalSurface } from './ModalSurface'
import type { ReactRenderer } from './ReactRenderer'

/** What a mounted modal may be given. */
export interface MountOptions {
  /** React DOM, as the page has it. */
  readonly renderer: ReactRenderer
  /** Views of feature packages. One with a name of this package replaces it. */
  readonly views?: readonly AnyViewEntry[]
}

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
export function mountModal(kit: ModalKit, { renderer, views = [] }: MountOptions): MountedModal {
  if (kit.options.given.enableEmbedded) return { destroy() {} }
  const page = kit.environment.window?.document
  if (!page) throw new AppKitError('ui/no-page', 'The modal can only be shown in a browser.')
  const options = { tag: 'openappkit-modal', parent: page.body, isEmbedded: false, renderer, views }
  return new ModalSurface(kit, page, options, <ModalDialog />)
}
