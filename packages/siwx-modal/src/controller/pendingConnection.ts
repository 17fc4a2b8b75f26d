import type { ModalKit } from '@openappkit/appkit-core/modal'
import { subscribe } from 'valtio/vanilla'

/** Resolves when no connection is pending. */
export async function pendingConnection({ connecting: { state } }: ModalKit): Promise<void> {
  while (state.value.status === 'requesting') {
    await new Promise<void>(run => {
      const stop = subscribe(state, () => {
        stop()
        run()
      })
    })
  }
}
