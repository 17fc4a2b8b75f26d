import { AppKitError } from '@openappkit/contract'
import { proxy } from 'valtio/vanilla'
import type { AlertEntry } from './alertCatalog'

/** State of the alert bar above the view. */
export interface AlertState {
  message: string
  code: string
  open: boolean
}

/** Options of {@link AlertController}. */
export interface AlertOptions {
  /** Whether to show the bar. */
  readonly visible: boolean
  /** Called with every alert, even if the bar is hidden. */
  readonly onError: ((error: AppKitError) => void) | undefined
  /** Console for the alerts of {@link AlertController.openOnce} if there is no `onError`. */
  readonly console?: Pick<Console, 'warn'> | undefined
}

/** Reports configuration errors to developers: in the modal if `debug` is on, and always through `onError`. */
export class AlertController {
  readonly state: AlertState = proxy<AlertState>({ message: '', code: '', open: false })
  readonly #options: AlertOptions
  readonly #raised: Set<string> = new Set()

  constructor(options: AlertOptions) {
    this.#options = options
  }

  /** Passes an alert to `onError`, and shows it in the bar if `visible` is set. */
  open(entry: AlertEntry): void {
    this.#options.onError?.(new AppKitError(`alert/${entry.code}`, entry.long))
    if (this.#options.visible) Object.assign(this.state, { message: entry.short, code: entry.code, open: true })
  }

  /**
   * Opens an alert at most once for each alert code. Without `onError`, prints it to the console. Use it for messages
   * that a server repeats.
   */
  openOnce(entry: AlertEntry): void {
    if (this.#raised.has(entry.code)) return
    this.#raised.add(entry.code)
    const { console, onError } = this.#options
    if (!onError) console?.warn(entry.long)
    this.open(entry)
  }

  close(): void {
    Object.assign(this.state, { message: '', code: '', open: false })
  }
}
