import { AppKitError } from '@openappkit/contract'
import { proxy } from 'valtio/vanilla'
import type { AlertEntry } from './alertCatalogue'

/** The bar above the view. */
export interface AlertState {
  message: string
  code: string
  open: boolean
}

/** What an alert needs of the options. */
export interface AlertOptions {
  /** Whether the bar is shown at all. */
  readonly visible: boolean
  /** Hears every alert, shown or not. */
  readonly onError: ((error: AppKitError) => void) | undefined
  /** Prints what {@link AlertController.openOnce} raises. */
  readonly console?: Pick<Console, 'warn'> | undefined
}

/** Tells developers of a mistake in their set-up: on screen while `debug` is on, and through `onError` always. */
export class AlertController {
  readonly state: AlertState = proxy<AlertState>({ message: '', code: '', open: false })
  readonly #options: AlertOptions
  readonly #raised: Set<string> = new Set()

  constructor(options: AlertOptions) {
    this.#options = options
  }

  open(entry: AlertEntry): void {
    this.#options.onError?.(new AppKitError(`alert/${entry.code}`, entry.long))
    if (this.#options.visible) Object.assign(this.state, { message: entry.short, code: entry.code, open: true })
  }

  /** As {@link open}, but each alert at most once: for what a server says again and again. */
  openOnce(entry: AlertEntry): void {
    if (this.#raised.has(entry.code)) return
    this.#raised.add(entry.code)
    this.#options.console?.warn(entry.long)
    this.open(entry)
  }

  close(): void {
    Object.assign(this.state, { message: '', code: '', open: false })
  }
}
