import type { Environment } from '@openappkit/appkit-core'
import { proxy, ref } from 'valtio/vanilla'
import { asPayError } from '../payErrors'
import type { DepositOrder, DepositStatus } from './Exchange'
import type { ExchangeSource } from './ExchangeApi'
import type { ExchangeDepositState, OpenDeposit } from './ExchangeDepositState'
import type { ExchangeWindow } from './ExchangeWindow'

/** Milliseconds between two requests: at first, and later. */
const [often, seldom] = [5000, 15_000]
/** Milliseconds for which requests are frequent: after the start, and after the user came back to the page. */
const [startPhase, returnPhase] = [100_000, 30_000]

/** Dependencies of {@link ExchangeDeposit}. */
export interface ExchangeDepositContext {
  readonly environment: Pick<Environment, 'now' | 'setTimer'>
  readonly source: Pick<ExchangeSource, 'start' | 'status'>
  /** Opens an empty window. Called synchronously in {@link ExchangeDeposit.start}. */
  openWindow(): ExchangeWindow
  /** Returns whether the modal is open. Otherwise requests stop after the first phase. */
  isInUse(): boolean
  /**
   * Resolves with whether the chain confirms the deposit. Undefined if this app can't read the chain; the backend's word
   * then counts.
   */
  isConfirmed(order: DepositOrder, txHash: string): Promise<boolean | undefined>
  /** Called after each change of the status, with the order of the deposit. */
  onChange(order: DepositOrder, state: ExchangeDepositState): void
}

/**
 * One deposit from an exchange, from the click to the outcome. The only writer of its state. Closing the exchange's
 * window isn't an outcome: the user may have confirmed the withdrawal, so requests continue.
 */
export class ExchangeDeposit {
  readonly state: { value: ExchangeDepositState } = proxy({ value: ref({ status: 'idle' }) as ExchangeDepositState })
  readonly #context: ExchangeDepositContext
  #run = 0
  #cancel: (() => void) | undefined
  /** The run whose status is requested now. */
  #asking: number | undefined
  /** Time until which requests are frequent. */
  #oftenUntil = 0
  #window: ExchangeWindow | undefined

  constructor(context: ExchangeDepositContext) {
    this.#context = context
  }

  /** Starts a deposit, unless one is under way. Call it synchronously in a click, or the browser blocks the window. */
  async start(order: DepositOrder): Promise<void> {
    const { status } = this.state.value
    if (status === 'starting' || status === 'opened' || status === 'inProgress') return
    const isCurrent = this.#begin()
    const window = this.#context.openWindow()
    this.#set({ status: 'starting', order })
    try {
      const { sessionId, url } = await this.#context.source.start(order)
      if (!isCurrent()) return window.close()
      window.show(url)
      this.#window = window
      this.#oftenUntil = this.#context.environment.now() + startPhase
      const { isBlocked } = window
      this.#set({ status: 'opened', order, url, sessionId, isBlocked, isClosed: false })
      this.#schedule(often)
    } catch (cause) {
      window.close()
      if (!isCurrent()) return
      this.#set({ status: 'idle', problem: asPayError(cause) }, order)
    }
  }

  /** Asks for the status now, and more often for a while. Call it when the user comes back to the page or the modal. */
  look(): void {
    if (!this.#open) return
    const { now } = this.#context.environment
    this.#oftenUntil = Math.max(this.#oftenUntil, now() + returnPhase)
    this.#schedule(0)
  }

  /** Forgets the deposit. It goes on at the exchange. */
  leave(): void {
    this.#begin()
    this.#set({ status: 'idle' })
  }

  destroy(): void {
    this.#begin()
  }

  /** The deposit while it may still change. */
  get #open(): (OpenDeposit & { readonly status: 'opened' | 'inProgress' }) | undefined {
    const { value } = this.state
    return value.status === 'opened' || value.status === 'inProgress' ? value : undefined
  }

  #schedule(delay: number): void {
    this.#cancel?.()
    this.#cancel = this.#context.environment.setTimer(() => void this.#check(), delay)
  }

  async #check(): Promise<void> {
    const open = this.#open
    const run = this.#run
    if (!open || this.#asking === run) return
    // The next look continues.
    if (!this.#isBusy && !this.#context.isInUse()) return
    this.#asking = run
    const found = await this.#read(open).catch(() => undefined)
    // Another deposit has started since, or none.
    if (run !== this.#run) return
    this.#asking = undefined
    if (found) this.#update(open, found)
    this.#noteWindow()
    if (this.#open) this.#schedule(this.#isBusy ? often : seldom)
  }

  /** Whether requests are frequent now. */
  get #isBusy(): boolean {
    return this.#context.environment.now() < this.#oftenUntil
  }

  /** Returns the status, with `SUCCESS` only for a transaction that the chain confirms. */
  async #read({ order, sessionId }: OpenDeposit): Promise<DepositStatus> {
    const found = await this.#context.source.status(order.exchange.id, sessionId)
    if (found.status !== 'SUCCESS') return found
    const isConfirmed = found.txHash !== undefined && (await this.#isConfirmed(order, found.txHash))
    return isConfirmed ? found : { status: 'IN_PROGRESS', txHash: found.txHash }
  }

  async #isConfirmed(order: DepositOrder, txHash: string): Promise<boolean> {
    // A chain that doesn't answer confirms nothing.
    return (await this.#context.isConfirmed(order, txHash).catch(() => false)) ?? true
  }

  #update({ order, sessionId, url }: OpenDeposit, { status, txHash }: DepositStatus): void {
    const known = this.state.value
    const open = { order, sessionId, url }
    if (status === 'SUCCESS' && txHash !== undefined) this.#end({ status: 'succeeded', txHash, ...open })
    else if (status === 'FAILED') this.#end({ status: 'failed', ...open })
    else if (status === 'IN_PROGRESS') {
      if (known.status === 'inProgress' && known.txHash === txHash) return
      this.#set({ status: 'inProgress', txHash, ...open }, order)
    }
    // UNKNOWN says nothing new.
  }

  #end(value: Extract<ExchangeDepositState, { status: 'succeeded' | 'failed' }>): void {
    this.#begin()
    this.#set(value)
  }

  #noteWindow(): void {
    const { value } = this.state
    if (value.status !== 'opened' || value.isBlocked || value.isClosed || !this.#window?.isClosed) return
    this.#set({ ...value, isClosed: true })
  }

  /** Ends what is under way. Returns whether nothing has started since. */
  #begin(): () => boolean {
    this.#run += 1
    const run = this.#run
    this.#cancel?.()
    this.#cancel = undefined
    this.#window = undefined
    return () => run === this.#run
  }

  #set(
    value: ExchangeDepositState,
    order: DepositOrder | undefined = 'order' in value ? value.order : undefined,
  ): void {
    const last = this.state.value.status
    this.state.value = ref(value)
    if (order && last !== value.status) this.#context.onChange(order, value)
  }
}
