import { subscribe } from 'valtio/vanilla'
import type { SendState } from '../SendState'

/** Resolves once the form's recipient isn't being checked anymore. */
export async function recipientChecked(state: { readonly value: SendState }): Promise<void> {
  if (state.value.status !== 'resolving') return
  await new Promise<void>(resolve => {
    const stop = subscribe(state, () => {
      if (state.value.status === 'resolving') return
      stop()
      resolve()
    })
  })
}
