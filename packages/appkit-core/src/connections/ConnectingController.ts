import { AppKitError, type ChainNamespace } from '@openappkit/contract'
import { proxy, ref } from 'valtio/vanilla'
import type { ChainAdapter, ConnectResult } from '../adapter/ChainAdapter'
import type { CaipNetwork } from '../caip/CaipNetwork'
import {
  isRequestPending,
  isUserRejection,
  RequestPendingError,
  UserRejectedError,
  WalletNotFoundError,
} from '../errors/walletErrors'
import type { EventsController } from '../events/EventsController'
import type { SignInRequest } from '../siwx/SignInRequest'

/** Where connecting one wallet stands. One value, never several booleans. */
export type ConnectingState =
  | { readonly status: 'idle' }
  | { readonly status: 'requesting'; readonly connectorId: string }
  /** The wallet already shows a request and takes no second one. */
  | { readonly status: 'pendingInWallet'; readonly connectorId: string }
  | { readonly status: 'declined'; readonly connectorId: string }
  | { readonly status: 'notInstalled'; readonly connectorId: string }
  | { readonly status: 'failed'; readonly connectorId: string; readonly error: AppKitError }
  | { readonly status: 'connected'; readonly connectorId: string }

/** Which wallet to ask. */
export interface ConnectingRequest {
  readonly connectorId: string
  readonly namespace: ChainNamespace
  /** For messages and events. */
  readonly name: string
}

/** What connecting needs of the chains. */
export interface ConnectingContext {
  adapter(namespace: ChainNamespace): ChainAdapter
  /** A network that the visitor chose before connecting. */
  chosenNetwork(namespace: ChainNamespace): CaipNetwork | undefined
  /** Lets the wallet sign in with its approval, where the host wants that. */
  signIn?(): SignInRequest | undefined
}

/** Asks a wallet to connect and remembers how that went. A retry abandons the attempt before it. Spec 4, 'Connection status'. */
export class ConnectingController {
  readonly state: { value: ConnectingState } = proxy({ value: { status: 'idle' } as ConnectingState })
  readonly #context: ConnectingContext
  readonly #events: EventsController
  /** The latest attempt; aborted once it is given up. */
  #attempt = new AbortController()

  constructor(context: ConnectingContext, events: EventsController) {
    this.#context = context
    this.#events = events
  }

  /**
   * Resolves with the account once the wallet agreed.
   * @throws UserRejectedError, RequestPendingError, WalletNotFoundError or another AppKitError; the outcome stays in `state` as well.
   */
  async request({ connectorId, namespace, name }: ConnectingRequest): Promise<ConnectResult> {
    const previous = this.#attempt
    this.#attempt = new AbortController()
    const { signal } = this.#attempt
    this.state.value = { status: 'requesting', connectorId }
    try {
      // Nothing may be awaited before this line: the wallet is asked in the click itself.
      const asking = this.#ask(connectorId, namespace, signal)
      // Given up only now, so that the adapter goes from one attempt to the next without showing `disconnected`.
      previous.abort()
      const result = await asking
      if (!signal.aborted) this.state.value = { status: 'connected', connectorId }
      this.#events.track('CONNECT_SUCCESS', { method: 'browser', name })
      return result
    } catch (cause) {
      const error = toConnectError(cause)
      if (!signal.aborted) this.state.value = outcome(connectorId, error)
      this.#events.track('CONNECT_ERROR', { message: error.message })
      throw error
    }
  }

  /** Forgets the outcome. An attempt that is still open in a wallet may yet connect; it then shows as a connection, not here. */
  reset(): void {
    this.#attempt.abort()
    this.state.value = { status: 'idle' }
  }

  /** Whatever goes wrong at once becomes a rejection as well. */
  async #ask(connectorId: string, namespace: ChainNamespace, signal: AbortSignal): Promise<ConnectResult> {
    const caipNetwork = this.#context.chosenNetwork(namespace)
    return this.#context
      .adapter(namespace)
      .connect({ connectorId, caipNetwork, signal, signIn: this.#context.signIn?.() })
  }
}

function outcome(connectorId: string, error: AppKitError): ConnectingState {
  if (isUserRejection(error)) return { status: 'declined', connectorId }
  if (isRequestPending(error)) return { status: 'pendingInWallet', connectorId }
  if (error instanceof WalletNotFoundError) return { status: 'notInstalled', connectorId }
  return { status: 'failed', connectorId, error: ref(error) }
}

function toConnectError(cause: unknown): AppKitError {
  if (cause instanceof AppKitError) return cause
  if (isUserRejection(cause)) return new UserRejectedError({ cause })
  if (isRequestPending(cause)) return new RequestPendingError({ cause })
  return new AppKitError('connect/failed', 'Failed to connect', { cause })
}
