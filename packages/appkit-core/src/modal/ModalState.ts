import { proxy } from 'valtio/vanilla'

/** Visibility of the modal. */
export interface ModalState {
  open: boolean
  /** Whether the modal shakes: true for 500 ms after the user tries to close a modal that must stay open. */
  shake: boolean
  /** Whether a call such as `open()` waits for the modal's code. A prefetch doesn't count. */
  loading: boolean
}

/** Returns the state of a closed modal whose code is not loading. */
export function closedModal(): ModalState {
  return proxy<ModalState>({ open: false, shake: false, loading: false })
}
