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
  /** Language of the message if it may differ from the modal's: a language tag, or empty if unknown. */
  lang: string | undefined
  variant: ToastVariant
  open: boolean
  autoClose: boolean
}

/** Options of a toast. */
export interface ToastOptions {
  /** Whether the toast closes after 2.5 s. Default: true. */
  readonly autoClose?: boolean
  /** Language of a message that isn't the modal's, such as the app's. Screen readers switch to its voice. */
  readonly lang?: string | undefined
}

/** Shows one short message at a time. Use a toast only for what no view shows. */
export class ToastController {
  readonly state: ToastState = proxy<ToastState>({
    message: '',
    lang: undefined,
    variant: 'success',
    open: false,
    autoClose: true,
  })
  readonly #environment: Environment
  #cancelTimer: () => void = () => {}
  /** Whether the old toast has closed and the new one isn't shown yet. */
  #isSwapping = false

  constructor(environment: Environment) {
    this.#environment = environment
  }

  /**
   * Shows a message for 2.5 s, or until `hide` if `autoClose` is false. If another message is open, closes it and shows
   * the new one 150 ms later. The modal hides it when the user goes to another view.
   *
   * @param message - A key in the message catalog or a translated text.
   */
  show(message: string, variant: ToastVariant, { autoClose = true, lang }: ToastOptions = {}): void {
    const open = () => this.#open({ message, variant, autoClose, lang })
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

  #open(toast: Omit<ToastState, 'open'>): void {
    this.#isSwapping = false
    Object.assign(this.state, toast, { open: true })
    this.#cancelTimer = toast.autoClose ? this.#environment.setTimer(() => this.hide(), toastDuration) : () => {}
  }
}
