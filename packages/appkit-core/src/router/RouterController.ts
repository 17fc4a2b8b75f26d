import type { ChainNamespace } from '@openappkit/contract'
import { proxy } from 'valtio/vanilla'
import type { RouterEntry, ViewArguments, ViewName } from './ViewRegistry'

/** The modal's history, oldest entry first, never empty. */
export interface RouterState {
  stack: RouterEntry[]
  /** Direction of the last step, for the view transition. */
  direction: 'next' | 'prev'
}

/** Connection status that the router reads: Back leads to Account instead of Connect once connected. */
export interface ConnectedReader {
  isConnected(): boolean
}

/** Callbacks for the end of a request that has its own view. */
export interface TransactionStackEntry {
  readonly onSuccess?: (() => void) | undefined
  readonly onError?: (() => void) | undefined
  readonly onCancel?: (() => void) | undefined
}

/** Keeps the current view and the history. `ModalController` decides when the modal closes. */
export class RouterController {
  readonly state: RouterState = proxy<RouterState>({ stack: [entry('Connect')], direction: 'next' })
  readonly #account: ConnectedReader
  readonly #transactions: TransactionStackEntry[] = []

  constructor(account: ConnectedReader) {
    this.#account = account
  }

  /** The current entry. */
  get current(): RouterEntry {
    return this.state.stack[this.state.stack.length - 1] ?? entry('Connect')
  }

  /** Returns whether `view` is in the history. */
  has(view: ViewName): boolean {
    return this.state.stack.some(known => known.view === view)
  }

  /**
   * Namespace that the user is about to connect on: that of the chosen wallet, or of the latest Connect view. Undefined
   * if it can be any.
   */
  get connectNamespace(): ChainNamespace | undefined {
    const last = this.state.stack.findLast(
      ({ view, params }) => view === 'Connect' || (view.startsWith('Connect') && namespaceOf(params)),
    )
    return namespaceOf(last?.params)
  }

  /** Shows a view on top of the history. Does nothing if it is already the current view. */
  push<Name extends ViewName>(view: Name, ...params: ViewArguments<Name>): void {
    if (this.current.view === view) return
    this.state.direction = 'next'
    this.state.stack = [...this.state.stack, entry(view, ...params)]
  }

  /** Replaces the current view and keeps the history's length. */
  replace<Name extends ViewName>(view: Name, ...params: ViewArguments<Name>): void {
    if (this.current.view === view) return
    this.state.direction = 'next'
    this.state.stack = [...this.state.stack.slice(0, -1), entry(view, ...params)]
  }

  /** Clears the history and shows one view. */
  reset<Name extends ViewName>(view: Name, ...params: ViewArguments<Name>): void {
    this.state.direction = 'next'
    this.state.stack = [entry(view, ...params)]
  }

  /** Goes back one view, to Account instead of Connect if connected. Returns false at the start of the history. */
  goBack(): boolean {
    if (this.state.stack.length <= 1) return false
    this.state.direction = 'prev'
    const stack = this.state.stack.slice(0, -1)
    const last = stack[stack.length - 1]
    if (last?.view === 'Connect' && this.#account.isConnected()) stack[stack.length - 1] = entry('Account')
    this.state.stack = stack
    return true
  }

  /** Goes back to the entry at `index`, counted from the oldest. Ignores an index out of range. */
  goBackToIndex(index: number): void {
    if (index < 0 || index >= this.state.stack.length - 1) return
    this.state.direction = 'prev'
    this.state.stack = this.state.stack.slice(0, index + 1)
  }

  /** Adds callbacks for the end of the current view's request. */
  pushTransactionStack(waiting: TransactionStackEntry): void {
    this.#transactions.push(waiting)
  }

  get isTransactionStackEmpty(): boolean {
    return this.#transactions.length === 0
  }

  /** Ends the newest request and calls its callback for `status`. `cancel` and `error` also go back one view. */
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
  // TypeScript can't infer RouterEntry's mapped type from a generic name; the signature guarantees the pair.
  return { view, params: params[0] } as RouterEntry
}

function namespaceOf(params: unknown): ChainNamespace | undefined {
  return (params as { readonly namespace?: ChainNamespace } | undefined)?.namespace
}
