import { proxy } from 'valtio/vanilla'

/** Whether and how the modal shows. */
export interface ModalState {
  open: boolean
  /** True for 500 ms after the visitor tried to close what can't be closed now. */
  shake: boolean
  /** Whether the code of the modal is on its way. */
  loading: boolean
}

/** A modal that is closed, and whose code nobody has asked for. */
export function closedModal(): ModalState {
  return proxy<ModalState>({ open: false, shake: false, loading: false })
}
