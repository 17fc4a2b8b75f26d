import { proxy } from 'valtio/vanilla'
import type { Environment } from '../environment/Environment'

/** Duration of a toast in milliseconds. */
const toastDuration = 2_500
/** Delay in milliseconds between closing a toast and showing the next. */
const toastSwapDelay = 150

/** Appearance of a toast. */
export type ToastVariant = 'success' | 'loading' | 'error'

/** State of the only toast. */
export interface ToastState {
  /** Key in the message catalog, or other text such as an error's message. */
  message: string
  variant: ToastVariant
  open: boolean
  autoClose: boolean
}

/** Shows one short message at a time. */
export class ToastController {
  readonly state: ToastState = proxy<ToastState>({ message: '', variant: 'success', open: false, autoClose: true })
  readonly #environment: Environment
  #cancelTimer: () => void = () => {}
  /** Whether the old toast has closed and the new one isn't shown yet. */
  #isSwapping = false

  constructor(environment: Environment) {
    this.#environment = environment
  }

  /**
   * Shows a message for 2.5 s, or until `hide` if `autoClose` is false. If another message is open, closes it and shows
   * the new one 150 ms later.
   */
  show(message: string, variant: ToastVariant, options: { readonly autoClose?: boolean } = {}): void {
    const open = () => this.#open(message, variant, options.autoClose ?? true)
    const isSwapping = this.state.open || this.#isSwapping
    this.hide()
    if (isSwapping) this.#cancelTimer = this.#environment.setTimer(open, toastSwapDelay)
    else open()
    this.#isSwapping = isSwapping
  }

  /** Hides the toast and cancels a waiting one. */
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
