import { AppKitError, type MountedModal } from '@openappkit/appkit-core'
import type { ModalKit } from '@openappkit/appkit-core/modal'
import { ModalDialog } from './ModalDialog'
import { ModalSurface } from './ModalSurface'
import type { MountOptions } from './MountOptions'

/**
 * Adds a kit's modal to the document, open or closed as in the kit's state. To remove it, call `destroy()` on the
 * returned object. For a kit with `enableEmbedded`, this function adds nothing; use {@link mountEmbedded} instead.
 *
 * @throws {AppKitError} `ui/no-dom` on a server, unless the kit has `enableEmbedded`
 *
 * @example
 * ```ts
 * import type { ModalKit } from '@openappkit/appkit-core/modal'
 * import { mountModal } from '@openappkit/appkit-ui'
 * import { flushSync } from 'react-dom'
 * import { createRoot } from 'react-dom/client'
 *
 * export const mount = (kit: ModalKit) => mountModal(kit, { renderer: { createRoot, flushSync } })
 * ```
 */
export function mountModal(kit: ModalKit, options: MountOptions): MountedModal {
  if (kit.options.input.enableEmbedded) {
    const watching = import('./reportMissingCard').then(
      ({ reportMissingCard }) => reportMissingCard(kit),
      () => () => {},
    )
    return { destroy: () => void watching.then(stop => stop()) }
  }
  const page = kit.environment.window?.document
  if (!page) throw new AppKitError('ui/no-dom', 'The modal was mounted on a server. Mount it in the browser.')
  const surface = { ...options, tag: 'openappkit-modal', parent: page.body, isEmbedded: false }
  return new ModalSurface(kit, page, surface, <ModalDialog />)
}
