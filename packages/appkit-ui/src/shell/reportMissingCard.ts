import { AppKitError, reportMistake } from '@openappkit/appkit-core'
import type { ModalKit } from '@openappkit/appkit-core/modal'
import { subscribe } from 'valtio/vanilla'
import { EmbeddedCards } from './EmbeddedCards'

/** Milliseconds that the app has to add the element once it opens the modal. */
const grace = 1_000

/**
 * Reports a mistake if a kit with `enableEmbedded` opens its modal and no element shows it. Returns a function that
 * stops watching.
 */
export function reportMissingCard(kit: ModalKit): () => void {
  const { state } = kit.modal
  const cards = kit.controller(EmbeddedCards)
  let cancel = () => {}
  const look = () => {
    cancel()
    if (!state.open) return
    cancel = kit.environment.setTimer(() => {
      if (cards.count > 0) return
      const message = 'No element shows the modal. Add `<appkit-modal>` or `<AppKitModal>`, or remove `enableEmbedded`.'
      reportMistake(kit, new AppKitError('options/embedded-mismatch', message))
    }, grace)
  }
  look()
  return subscribe(state, look, true)
}
