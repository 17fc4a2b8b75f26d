import { proxy } from 'valtio/vanilla'
import type { ChainNamespace } from '../caip/ChainNamespace'
import { shakeDuration } from '../constants/timings'
import type { Environment } from '../environment/Environment'
import { notify } from '../environment/notify'
import { AppKitError } from '../errors/AppKitError'
import type { EventsController } from '../events/EventsController'
import type { RouterController } from '../router/RouterController'
import type { ViewName, ViewRegistry } from '../router/ViewRegistry'
import { openingView } from './openingView'

/** Whether and how the modal shows. */
export interface ModalState {
  open: boolean
  /** True for 500 ms after the visitor tried to close what can't be closed now. */
  shake: boolean
  /** Whether the code of the modal is on its way while `open`. */
  loading: boolean
}

/** `open()` with a view and its arguments. */
export type OpenOptions = {
  readonly [Name in ViewName]: {
    readonly view: Name
    readonly namespace?: ChainNamespace
  } & (ViewRegistry[Name] extends undefined
    ? { readonly arguments?: undefined }
    : { readonly arguments: ViewRegistry[Name] })
}[ViewName]

/** `open()` with no view: Account when connected, else Connect. */
export interface OpenDefault {
  readonly view?: undefined
  readonly namespace?: ChainNamespace
}

/** What the modal needs of the rest. */
export interface ModalContext {
  isConnected(namespace?: ChainNamespace): boolean
  /** Makes `namespace` the active one before the modal shows. */
  activate(namespace: ChainNamespace): void
  /** Loads and mounts whatever draws the modal. */
  mount(): Promise<void>
  /** Tells the host why the modal could not show: a button's click has nobody who awaits it. */
  reportLoadFailure(error: AppKitError): void
  readonly noAdapters: boolean
  readonly manualControl: boolean
  readonly isMobile: boolean
  readonly embedded: boolean
}

/** Opens and closes the modal by the rules of spec 2, and links every opening to its end. */
export class ModalController {
  readonly state: ModalState = proxy<ModalState>({ open: false, shake: false, loading: false })
  readonly #router: RouterController
  readonly #events: EventsController
  readonly #environment: Environment
  readonly #context: ModalContext
  readonly #closeListeners: Set<(reason: AppKitError) => void> = new Set()
  readonly #guards: Set<() => boolean> = new Set()

  constructor(router: RouterController, events: EventsController, environment: Environment, context: ModalContext) {
    this.#router = router
    this.#events = events
    this.#environment = environment
    this.#context = context
    this.addCloseGuard(
      () =>
        router.current.view === 'UnsupportedChain' ||
        (router.current.view === 'SwitchNetwork' && router.has('UnsupportedChain')),
    )
  }

  /**
   * Shows the modal. Resolves once it is on screen.
   * @throws AppKitError `modal/load-failed` when its code could not be loaded, `modal/closed` when it was closed before it showed.
   */
  open(options: OpenOptions | OpenDefault = {}): Promise<void> {
    const shown = this.#open(options)
    // Whoever awaits still hears of a failure; a click handler that ignores the promise doesn't cause an unhandled rejection.
    shown.catch(() => {})
    return shown
  }

  /** Hides the modal, whatever it shows. */
  close(): void {
    this.#close(modalClosed())
  }

  /** What the cross, Escape and the backdrop do: closes, or shakes while something must be settled first. */
  safeClose(): void {
    if ([...this.#guards].some(guard => guard())) this.#shake()
    else this.close()
  }

  /** One view back, or closed at the beginning of the history. */
  goBack(): void {
    if (!this.#router.goBack()) this.close()
  }

  /** Calls `listener` whenever an open modal has closed, on every path, with the error that whoever waits for it rejects with. Returns what ends it. */
  onClose(listener: (reason: AppKitError) => void): () => void {
    this.#closeListeners.add(listener)
    return () => void this.#closeListeners.delete(listener)
  }

  /** While `guard` returns true the visitor can't close the modal. Returns what removes it. */
  addCloseGuard(guard: () => boolean): () => void {
    this.#guards.add(guard)
    return () => void this.#guards.delete(guard)
  }

  // Async although nothing is awaited, so that a namespace that is not configured rejects instead of throwing into a click handler.
  async #open(options: OpenOptions | OpenDefault): Promise<void> {
    if (options.namespace) this.#context.activate(options.namespace)
    const isConnected = this.#context.isConnected(options.namespace)
    const { noAdapters, manualControl, isMobile } = this.#context
    const view = openingView({ view: options.view, isConnected, noAdapters, manualControl, isMobile })
    // The pair of view and arguments is what OpenOptions guarantees.
    this.#router.reset(
      view as 'ConnectingExternal',
      ('arguments' in options ? options.arguments : undefined) as ViewRegistry['ConnectingExternal'],
    )
    if (!this.state.open) this.#events.track('MODAL_OPEN', { connected: isConnected })
    this.state.open = true
    this.state.loading = true
    await this.#show()
  }

  #close(reason: AppKitError): void {
    const wasOpen = this.state.open
    const isConnected = this.#context.isConnected()
    if (wasOpen) this.#events.track('MODAL_CLOSE', { connected: isConnected })
    this.state.open = false
    this.state.loading = false
    this.#router.reset(this.#context.embedded && isConnected ? 'Account' : 'Connect')
    if (wasOpen) notify(this.#environment, this.#closeListeners, reason)
  }

  #show(): Promise<void> {
    return new Promise((resolve, reject) => {
      const stop = this.onClose(reject)
      const shown = () => {
        if (this.state.open) this.state.loading = false
        resolve()
      }
      const failed = (cause: unknown) => {
        const error = toLoadError(cause)
        this.#context.reportLoadFailure(error)
        this.#close(error)
      }
      void this.#context.mount().then(shown, failed).finally(stop)
    })
  }

  #shake(): void {
    if (this.state.shake) return
    this.state.shake = true
    this.#environment.setTimer(() => {
      this.state.shake = false
    }, shakeDuration)
  }
}

function toLoadError(cause: unknown): AppKitError {
  if (cause instanceof AppKitError) return cause
  return new AppKitError(
    'modal/load-failed',
    'The wallet window could not be loaded. Check your connection and try again.',
    { cause },
  )
}

/** The modal was closed before what it was opened for had happened. */
export function modalClosed(): AppKitError {
  return new AppKitError('modal/closed', 'Modal closed')
}
