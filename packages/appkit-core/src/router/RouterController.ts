import type { ChainNamespace } from '@openappkit/contract'
import { proxy } from 'valtio/vanilla'
import type { RouterEntry, ViewArguments, ViewName } from './ViewRegistry'

/** The modal's history, oldest first, never empty. */
export interface RouterState {
  stack: RouterEntry[]
  /** Which way the last step went, for the transition between views. */
  direction: 'next' | 'prev'
}

/** What the router must know of the account: Back shows Account instead of Connect once somebody is connected. */
export interface ConnectedReader {
  isConnected(): boolean
}

/** What waits for the end of a request that covers the view it came from. Reference, views section 1. */
export interface TransactionStackEntry {
  readonly onSuccess?: (() => void) | undefined
  readonly onError?: (() => void) | undefined
  readonly onCancel?: (() => void) | undefined
}

/** Keeps which view is shown and how the visitor came there. Spec 2, 'History'. Whether the modal closes is the modal's to decide. */
export class RouterController {
  readonly state: RouterState = proxy<RouterState>({ stack: [entry('Connect')], direction: 'next' })
  readonly #account: ConnectedReader
  readonly #transactions: TransactionStackEntry[] = []

  constructor(account: ConnectedReader) {
    this.#account = account
  }

  /** The entry on screen. */
  get current(): RouterEntry {
    return this.state.stack[this.state.stack.length - 1] ?? entry('Connect')
  }

  /** True when `view` is anywhere in the history. */
  has(view: ViewName): boolean {
    return this.state.stack.some(known => known.view === view)
  }

  /**
   * The chain that the user is about to connect on: of the wallet that they chose, or that the latest Connect view in the history is limited to.
   * Undefined: any.
   */
  get connectNamespace(): ChainNamespace | undefined {
    const last = this.state.stack.findLast(
      ({ view, params }) => view === 'Connect' || (view.startsWith('Connect') && namespaceOf(params)),
    )
    return namespaceOf(last?.params)
  }

  /** Shows a view on top. Pushing the view that is on screen does nothing. */
  push<Name extends ViewName>(view: Name, ...params: ViewArguments<Name>): void {
    if (this.current.view === view) return
    this.state.direction = 'next'
    this.state.stack = [...this.state.stack, entry(view, ...params)]
  }

  /** Shows a view instead of the one on screen; the history keeps its length. */
  replace<Name extends ViewName>(view: Name, ...params: ViewArguments<Name>): void {
    if (this.current.view === view) return
    this.state.direction = 'next'
    this.state.stack = [...this.state.stack.slice(0, -1), entry(view, ...params)]
  }

  /** Forgets the history and shows one view. */
  reset<Name extends ViewName>(view: Name, ...params: ViewArguments<Name>): void {
    this.state.direction = 'next'
    this.state.stack = [entry(view, ...params)]
  }

  /** One step back. False when there is nowhere to go, so that the modal closes. */
  goBack(): boolean {
    if (this.state.stack.length <= 1) return false
    this.state.direction = 'prev'
    const stack = this.state.stack.slice(0, -1)
    const last = stack[stack.length - 1]
    if (last?.view === 'Connect' && this.#account.isConnected()) stack[stack.length - 1] = entry('Account')
    this.state.stack = stack
    return true
  }

  /** Back to the entry at `index`, counted from the oldest. Out of range does nothing. */
  goBackToIndex(index: number): void {
    if (index < 0 || index >= this.state.stack.length - 1) return
    this.state.direction = 'prev'
    this.state.stack = this.state.stack.slice(0, index + 1)
  }

  /** Remembers what to do when the request that covers this view ends. */
  pushTransactionStack(waiting: TransactionStackEntry): void {
    this.#transactions.push(waiting)
  }

  get isTransactionStackEmpty(): boolean {
    return this.#transactions.length === 0
  }

  /** Ends the newest waiting request. `cancel` and `error` also go back one view. */
  popTransactionStack(status: 'cancel' | 'error' | 'success'): void {
    const waiting = this.#transactions.pop()
    if (!waiting) return
    if (status === 'success') waiting.onSuccess?.()
    else if (status === 'error') waiting.onError?.()
    else waiting.onCancel?.()
    if (status !== 'success') this.goBack()
  }
}

function entry<Name extends ViewName>(view: Name, ...params: ViewArguments<Name>): RouterEntry {
  // The mapped type of RouterEntry can't be inferred from a generic name; the signature above is what guarantees the pair.
  return { view, params: params[0] } as RouterEntry
}

function namespaceOf(params: unknown): ChainNamespace | undefined {
  return (params as { readonly namespace?: ChainNamespace } | undefined)?.namespace
}
