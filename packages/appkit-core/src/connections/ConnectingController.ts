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

/** State of the latest attempt to connect a wallet. */
export type ConnectingState =
  | { readonly status: 'idle' }
  | { readonly status: 'requesting'; readonly connectorId: string }
  /** The wallet already shows a request and accepts no second one. */
  | { readonly status: 'pendingInWallet'; readonly connectorId: string }
  | { readonly status: 'declined'; readonly connectorId: string }
  | { readonly status: 'notInstalled'; readonly connectorId: string }
  | { readonly status: 'failed'; readonly connectorId: string; readonly error: AppKitError }
  | { readonly status: 'connected'; readonly connectorId: string }

/** Wallet to connect. */
export interface ConnectingRequest {
  readonly connectorId: string
  readonly namespace: ChainNamespace
  /** Name of the wallet for analytics events. */
  readonly name: string
  /** How the user connects, for analytics events. Default: `browser`. */
  readonly method?: 'browser' | 'email' | undefined
}

/** Dependencies of {@link ConnectingController}. */
export interface ConnectingContext {
  adapter(namespace: ChainNamespace): ChainAdapter
  /** Returns the network that the user chose before connecting. */
  chosenNetwork(namespace: ChainNamespace): CaipNetwork | undefined
  /** Returns the sign-in for the wallet to approve together with the connection. Undefined if the app requests none. */
  signIn?(): SignInRequest | undefined
}

/** Connects wallets and keeps the state of the latest attempt. A new attempt abandons the previous one. */
export class ConnectingController {
  readonly state: { value: ConnectingState } = proxy({ value: { status: 'idle' } as ConnectingState })
  readonly #context: ConnectingContext
  readonly #events: EventsController
  /** The latest attempt. Aborted when abandoned. */
  #attempt = new AbortController()

  constructor(context: ConnectingContext, events: EventsController) {
    this.#context = context
    this.#events = events
  }

  /**
   * Connects a wallet and resolves with the account. The outcome also stays in `state`, unless the attempt was
   * abandoned.
   *
   * @throws {UserRejectedError} if the user declines.
   * @throws {RequestPendingError} if the wallet already shows a request.
   * @throws {WalletNotFoundError} if the wallet isn't installed.
   * @throws {AppKitError} with the adapter's code, such as `wallet/connect-failed`, or `connect/failed` for an error
   * without a code.
   */
  async request({ connectorId, namespace, name, method = 'browser' }: ConnectingRequest): Promise<ConnectResult> {
    const previous = this.#attempt
    this.#attempt = new AbortController()
    const { signal } = this.#attempt
    this.state.value = { status: 'requesting', connectorId }
    try {
      // Don't await anything before this line: wallets need the request within the click.
      const asking = this.#ask(connectorId, namespace, signal)
      // Abort the previous attempt only now, so the adapter doesn't report `disconnected` between the two attempts.
      previous.abort()
      const result = await asking
      if (!signal.aborted) this.state.value = { status: 'connected', connectorId }
      this.#events.track('CONNECT_SUCCESS', { method, name })
      return result
    } catch (cause) {
      const error = toConnectError(cause)
      if (!signal.aborted) this.state.value = outcome(connectorId, error)
      this.#events.track('CONNECT_ERROR', { message: error.message })
      throw error
    }
  }

  /**
   * Clears the outcome and abandons the attempt. If the wallet still approves, the connection is added, but `state`
   * doesn't change.
   */
  reset(): void {
    this.#attempt.abort()
    this.state.value = { status: 'idle' }
  }

  /** Async, so a synchronous error becomes a rejection too. */
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
