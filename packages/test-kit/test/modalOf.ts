import type { LoadModal, ModalModule } from '@openappkit/appkit-core'
import type { ModalKit } from '@openappkit/appkit-core/modal'

/** What an `AppKit` takes for the code of its modal: the half that a test has made already, asked for when it is needed. */
export function modalOf(kit: () => ModalKit, mountModal: ModalModule['mountModal']): LoadModal {
  return async () => ({ createModalKit: kit, mountModal })
}
