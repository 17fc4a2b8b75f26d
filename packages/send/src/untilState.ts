import { subscribe } from 'valtio/vanilla'
import type { SendState } from './SendState'

/** Resolves once the state of a transfer meets a condition. */
export async function untilState(
  state: { readonly value: SendState },
  isMet: (value: SendState) => boolean,
): Promise<void> {
  if (isMet(state.value)) return
  await new Promise<void>(resolve => {
    const stop = subscribe(state, () => {
      if (!isMet(state.value)) return
      stop()
      resolve()
    })
  })
}
