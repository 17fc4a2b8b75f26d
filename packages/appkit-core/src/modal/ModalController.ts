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
import { openOptionsOf } from './openOptionsOf'

/** Duration of the shake animation in milliseconds. */
const shakeDuration = 500

/** Kit state and options that {@link ModalController} reads. */
export interface ModalContext {
  isConnected(namespace?: ChainNamespace): boolean
  /** Whether the last connection failed to reconnect and can be retried. */
  isLost(namespace?: ChainNamespace): boolean
  /** Whether the wallet is on a chain that the app doesn't offer, so the user should switch. */
  isUnsupported(namespace?: ChainNamespace): boolean
  /** Makes `namespace` active before the modal shows. */
  activate(namespace: ChainNamespace): void
  /** Whether `open` resolves with a result for this view. */
  hasResult(view: ViewName): boolean
  /** Shows the user why the modal stays open. */
  explain(reason: string): void
  readonly noAdapters: boolean
  readonly manualControl: boolean
  readonly isMobile: boolean
  readonly embedded: boolean
}

/**
 * Returns true, or the reason as a key in the message catalog or a translated text, while the user can't close the
 * modal.
 */
export type CloseGuard = () => boolean | string

/** Opens and closes the modal, and notifies callers that wait for its result. */
export class ModalController {
  readonly state: ModalState
  readonly #router: RouterController
  readonly #events: EventsController
  readonly #environment: Environment
  readonly #context: ModalContext
  readonly #closeListeners: Set<(reason: AppKitError) => void> = new Set()
  readonly #guards: Set<CloseGuard> = new Set()
  readonly #holds: Set<() => boolean> = new Set()
  #require: ((view: ViewName) => Promise<void> | undefined) | undefined
  /** View of the last `open`. */
  #opened: ViewName | undefined
  /** Settles the promise of the last `open`. Later calls have no effect. */
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
        (router.current.view === 'UnsupportedChain' ||
          (router.current.view === 'SwitchNetwork' && router.has('UnsupportedChain'))) &&
        'unsupported.cannotClose',
    )
  }

  /**
   * Shows the modal. For a view with a result, returns a promise of the result, which rejects with `modal/closed` if
   * the modal closes or opens another view first. For a view that has yet to load, returns a promise too.
   *
   * The promise rejects with `view/not-found` if the view doesn't exist; the modal then shows Account or Connect.
   *
   * @throws {AppKitError} `chains/namespace-not-configured` if the namespace has no networks, `view/not-found` if
   * `input` isn't an object.
   */
  open(input: OpenOptions | OpenDefault = {}): Promise<unknown> | undefined {
    const options = openOptionsOf(input)
    const { namespace, view: wanted } = options
    if (namespace) this.#context.activate(namespace)
    const isConnected = this.#context.isConnected(namespace)
    const isUnsupported = this.#context.isUnsupported(namespace)
    const isLost = this.#context.isLost(namespace)
    const { noAdapters, manualControl, isMobile } = this.#context
    const view = openingView({ view: wanted, isConnected, isLost, isUnsupported, noAdapters, manualControl, isMobile })
    const args = 'arguments' in options ? options.arguments : undefined
    // OpenOptions guarantees that view and arguments match. Copy the arguments: the app may change its object or pass
    // it again.
    this.#router.reset(
      view as 'ConnectingExternal',
      ((args && { ...args }) ??
        (view === 'Connect' && namespace ? { namespace } : undefined)) as ViewRegistry['ConnectingExternal'],
    )
    if (!this.state.open) this.#events.track('MODAL_OPEN', { connected: isConnected })
    this.state.open = true
    this.#reject?.(modalClosed())
    this.#opened = view
    const found = wanted && this.require(wanted)
    const result = found || this.#context.hasResult(view) ? this.#result() : undefined
    // Whether a view has a result is known only once its feature has loaded.
    return found?.then(() => (this.#context.hasResult(view) ? result : undefined)) ?? result
  }

  /**
   * Returns undefined for a known view, else a promise that resolves once the view has loaded.
   * @throws {AppKitError} `view/not-found`, as a rejection, when the view doesn't exist.
   */
  require(view: ViewName): Promise<void> | undefined {
    return this.#require?.(view)
  }

  /** Sets the lookup that {@link ModalController.require} uses. The modal's code defines the views. */
  requireWith(require: (view: ViewName) => Promise<void> | undefined): void {
    this.#require = require
  }

  /**
   * Resolves the promise of the last `open` with a result. The modal stays open.
   *
   * @param view - View that has the result. If the app opened another one, which led to this view, nothing happens.
   */
  settle(result: unknown, view?: ViewName): void {
    if (view === undefined || view === this.#opened) this.#resolve?.(result)
  }

  /** Hides the modal, no matter which view it shows. */
  close(): void {
    const wasOpen = this.state.open
    const isConnected = this.#context.isConnected()
    if (wasOpen) this.#events.track('MODAL_CLOSE', { connected: isConnected })
    this.state.open = false
    this.#router.reset(this.#context.embedded && isConnected ? 'Account' : 'Connect')
    if (wasOpen) notify(this.#environment, this.#closeListeners, modalClosed())
    this.#reject?.(modalClosed())
  }

  /** Hides the modal after a wallet connects, unless a hold keeps it open. */
  finish(): void {
    if (![...this.#holds].some(hold => hold())) this.close()
  }

  /** Handles the close button, Escape and the backdrop: closes, or shakes and explains while a guard blocks closing. */
  safeClose(): void {
    for (const guard of this.#guards) {
      const reason = guard()
      if (!reason) continue
      this.#shake(reason)
      return
    }
    this.close()
  }

  /** Goes back one view. Closes the modal at the start of the history. */
  goBack(): void {
    if (!this.#router.goBack()) this.close()
  }

  /**
   * Calls `listener` after an open modal has closed, with the error for waiting callers. Returns the function to
   * unsubscribe.
   */
  onClose(listener: (reason: AppKitError) => void): () => void {
    this.#closeListeners.add(listener)
    return () => void this.#closeListeners.delete(listener)
  }

  /**
   * Prevents the user from closing the modal while `guard` returns true or a reason, which a toast shows. Return true
   * if the view shows the reason. Returns the function to remove the guard.
   */
  addCloseGuard(guard: CloseGuard): () => void {
    this.#guards.add(guard)
    return () => void this.#guards.delete(guard)
  }

  /**
   * Keeps the modal open after a wallet connects, while `hold` returns true. The owner of the hold closes the modal.
   * Returns the function to remove it.
   */
  addHold(hold: () => boolean): () => void {
    this.#holds.add(hold)
    return () => void this.#holds.delete(hold)
  }

  #result(): Promise<unknown> {
    const result = new Promise<unknown>((resolve, reject) => {
      this.#resolve = resolve
      this.#reject = reject
    })
    // Prevents an unhandled rejection when no caller awaits the result.
    result.catch(() => {})
    return result
  }

  #shake(reason: true | string): void {
    if (this.state.shake) return
    this.state.shake = true
    if (reason !== true) this.#context.explain(reason)
    this.#environment.setTimer(() => {
      this.state.shake = false
    }, shakeDuration)
  }
}
