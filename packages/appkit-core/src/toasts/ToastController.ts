import { proxy } from 'valtio/vanilla'
import type { Environment } from '../environment/Environment'

/** How long a toast stays. In milliseconds. */
const toastDuration = 2_500
/** A toast that comes while one is open is shown this long after that one closed. In milliseconds. */
const toastSwapDelay = 150

/** How a toast looks. */
export type ToastVariant = 'success' | 'loading' | 'error'

/** The one toast. Spec 3, 'Toast message'. */
export interface ToastState {
  /** A key of the catalogue, or text that comes from elsewhere (an error's message). */
  message: string
  variant: ToastVariant
  open: boolean
  autoClose: boolean
}

/** Shows one short message at a time. Spec 4, 'Toast'. */
export class ToastController {
  readonly state: ToastState = proxy<ToastState>({ message: '', variant: 'success', open: false, autoClose: true })
  readonly #environment: Environment
  #cancelTimer: () => void = () => {}
  /** The old toast is leaving and the new one isn't there yet. */
  #isSwapping = false

  constructor(environment: Environment) {
    this.#environment = environment
  }

  /** Shows `message`; while another is open that one closes first, and this follows 150 ms later. */
  show(message: string, variant: ToastVariant, options: { readonly autoClose?: boolean } = {}): void {
    const open = () => this.#open(message, variant, options.autoClose ?? true)
    const isSwapping = this.state.open || this.#isSwapping
    this.hide()
    if (isSwapping) this.#cancelTimer = this.#environment.setTimer(open, toastSwapDelay)
    else open()
    this.#isSwapping = isSwapping
  }

  hide(): void {
    this.#cancelTimer()
    this.#isSwapping = false
    this.state.open = false
  }

  #open(message: string, variant: ToastVariant, autoClose: boolean): void {
    this.#isSwapping = false
    Object.assign(this.state, { message, variant, autoClose, open: true })
    this.#cancelTimer = autoClose ? this.#environment.setTimer(() => this.hide(), toastDuration) : () => {}
  }
}
