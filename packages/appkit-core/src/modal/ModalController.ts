import type { AppKitError, ChainNamespace } from '@openappkit/contract'
import type { Environment } from '../environment/Environment'
import { notify } from '../environment/notify'
import type { EventsController } from '../events/EventsController'
import type { RouterController } from '../router/RouterController'
import type { ViewName, ViewRegistry } from '../router/ViewRegistry'
import type { ModalState } from './ModalState'
import { modalClosed } from './modalErrors'
import type { OpenDefault, OpenOptions } from './OpenOptions'
import { openingView } from './openingView'

/** How long the modal shakes. In milliseconds. */
const shakeDuration = 500

/** What the modal needs of the rest. */
export interface ModalContext {
  isConnected(namespace?: ChainNamespace): boolean
  /** The connection of the last visit did not come back, and can be tried again. */
  isLost(namespace?: ChainNamespace): boolean
  /** The wallet is on a chain that the host doesn't offer, and may be asked to leave it. */
  isUnsupported(namespace?: ChainNamespace): boolean
  /** Makes `namespace` the active one before the modal shows. */
  activate(namespace: ChainNamespace): void
  /** Whoever opens the view waits for what it ends with. */
  hasResult(view: ViewName): boolean
  readonly noAdapters: boolean
  readonly manualControl: boolean
  readonly isMobile: boolean
  readonly embedded: boolean
}

/** Opens and closes the modal by the rules of spec 2, and tells who waits for its end. */
export class ModalController {
  readonly state: ModalState
  readonly #router: RouterController
  readonly #events: EventsController
  readonly #environment: Environment
  readonly #context: ModalContext
  readonly #closeListeners: Set<(reason: AppKitError) => void> = new Set()
  readonly #guards: Set<() => boolean> = new Set()
  readonly #holds: Set<() => boolean> = new Set()
  #require: ((view: ViewName) => Promise<void> | undefined) | undefined
  /** Of whoever waits for what the view ends with. What is settled stays so. */
  #resolve: ((result: unknown) => void) | undefined
  #reject: ((reason: AppKitError) => void) | undefined

  constructor(
    state: ModalState,
    router: RouterController,
    events: EventsController,
    environment: Environment,
    context: ModalContext,
  ) {
    this.state = state
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
   * Shows the modal. Of a view that ends with something, returns a promise of that, which rejects when the modal closes or shows something else before.
   * @throws AppKitError `chains/namespace-not-configured` when it is opened for a namespace without networks. The promise rejects with
   * `view/not-found` when there is no such view; Account or Connect shows then.
   */
  open(options: OpenOptions | OpenDefault = {}): Promise<unknown> | undefined {
    const { namespace, view: wanted } = options
    if (namespace) this.#context.activate(namespace)
    const isConnected = this.#context.isConnected(namespace)
    const isUnsupported = this.#context.isUnsupported(namespace)
    const isLost = this.#context.isLost(namespace)
    const { noAdapters, manualControl, isMobile } = this.#context
    const view = openingView({ view: wanted, isConnected, isLost, isUnsupported, noAdapters, manualControl, isMobile })
    const given = 'arguments' in options ? options.arguments : undefined
    // The pair of view and arguments is what OpenOptions guarantees. Each visit has arguments of its own: the host may change its object, or open with it again.
    this.#router.reset(
      view as 'ConnectingExternal',
      ((given && { ...given }) ??
        (view === 'Connect' && namespace ? { namespace } : undefined)) as ViewRegistry['ConnectingExternal'],
    )
    if (!this.state.open) this.#events.track('MODAL_OPEN', { connected: isConnected })
    this.state.open = true
    this.#reject?.(modalClosed())
    const found = wanted && this.require(wanted)
    const result = found || this.#context.hasResult(view) ? this.#result() : undefined
    // Whether a view ends with something is known once its feature is there.
    return found?.then(() => (this.#context.hasResult(view) ? result : undefined)) ?? result
  }

  /** Returns nothing for a view that exists, else a promise. @throws AppKitError `view/not-found`, as that promise, when there is no such view. */
  require(view: ViewName): Promise<void> | undefined {
    return this.#require?.(view)
  }

  /** Sets what {@link ModalController.require} asks. What draws the modal knows the views. */
  requireWith(require: (view: ViewName) => Promise<void> | undefined): void {
    this.#require = require
  }

  /** Tells whoever opened the view in use how it ended. The modal stays as it is. */
  settle(result: unknown): void {
    this.#resolve?.(result)
  }

  /** Hides the modal, whatever it shows. */
  close(): void {
    const wasOpen = this.state.open
    const isConnected = this.#context.isConnected()
    if (wasOpen) this.#events.track('MODAL_CLOSE', { connected: isConnected })
    this.state.open = false
    this.#router.reset(this.#context.embedded && isConnected ? 'Account' : 'Connect')
    if (wasOpen) notify(this.#environment, this.#closeListeners, modalClosed())
    this.#reject?.(modalClosed())
  }

  /** Hides the modal since a wallet is connected, unless somebody goes on in it. */
  finish(): void {
    if (![...this.#holds].some(hold => hold())) this.close()
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

  /** After a connect the modal stays where `hold` gives true: whoever goes on in it closes it in the end. Returns what removes it. */
  addHold(hold: () => boolean): () => void {
    this.#holds.add(hold)
    return () => void this.#holds.delete(hold)
  }

  #result(): Promise<unknown> {
    const result = new Promise<unknown>((resolve, reject) => {
      this.#resolve = resolve
      this.#reject = reject
    })
    // Whoever waits hears of it; nobody has to.
    result.catch(() => {})
    return result
  }

  #shake(): void {
    if (this.state.shake) return
    this.state.shake = true
    this.#environment.setTimer(() => {
      this.state.shake = false
    }, shakeDuration)
  }
}
