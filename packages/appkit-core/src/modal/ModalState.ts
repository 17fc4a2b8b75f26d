import { proxy } from 'valtio/vanilla'

/** Visibility of the modal. */
export interface ModalState {
  open: boolean
  /** Whether the modal shakes: true for 500 ms after the user tries to close a modal that must stay open. */
  shake: boolean
  /** Whether the modal's code is loading. */
  loading: boolean
}

/** Returns the state of a closed modal whose code is not loading. */
export function closedModal(): ModalState {
  return proxy<ModalState>({ open: false, shake: false, loading: false })
}
