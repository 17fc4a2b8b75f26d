import type { Review } from '../review/Review'
import type { Reviewer } from '../review/Reviewer'
import type { VaultState } from '../vault/Vault'
import { WalletFailure } from '../WalletFailure'
import type { ApprovalState } from './ApprovalState'
import type { ApprovalRequest } from './Approvals'
import { Store } from './Store'

/** Context of a session, besides the request. */
export interface SessionContext {
  readonly reviewer: Reviewer
  readonly vaultState: () => VaultState
  /** Reads the state of the vault again, because another device may have changed it. */
  readonly refresh: () => Promise<VaultState>
  /** Whether to offer another unlock path before this approval ends. */
  readonly shouldProtect: () => boolean
}

/** Longest time that a review may take, in milliseconds. */
const reviewMs = 10_000
/** Longest time that an approval waits for the vault's state, in milliseconds. */
const refreshMs = 3_000

/** One request on its way to the user's answer. The only writer of its state. */
export class ApprovalSession {
  readonly request: ApprovalRequest
  readonly store: Store<ApprovalState> = new Store<ApprovalState>({ status: 'loading' })
  /** Resolves with the approved review. Rejects with `embedded/rejected`, `embedded/blocked` or `embedded/not-logged-in`. */
  readonly result: Promise<Review>
  readonly #context: SessionContext
  readonly #ending = new AbortController()
  #resolve: (review: Review) => void = () => {}
  #reject: (failure: WalletFailure) => void = () => {}
  #isProtectOffered = false
  #refreshed: Promise<void> | undefined

  constructor(request: ApprovalRequest, context: SessionContext) {
    this.request = request
    this.#context = context
    this.result = new Promise((resolve, reject) => {
      this.#resolve = resolve
      this.#reject = reject
    })
    this.result.catch(() => {})
    if (request.signal.aborted) this.cancel()
    else request.signal.addEventListener('abort', () => this.cancel(), { signal: this.#ending.signal })
  }

  /** Reviews the request, also again after a failure of the node. */
  async load(): Promise<void> {
    if (this.#ending.signal.aborted) return
    this.store.set({ status: 'loading' })
    this.#refreshed ??= this.#refresh()
    await this.#attempt(signal => this.#context.reviewer.review(this.request.request, this.#with(signal)), false)
  }

  /** Continues after the user's press. `review` is what the user saw; nothing else can be approved. */
  async approve(review: Review): Promise<void> {
    const { state } = this.store
    const isShown = (state.status === 'reviewing' || state.status === 'window') && state.review === review
    if (!isShown || review.warnings.some(({ severity }) => severity === 'block')) return
    await this.#advance(review)
  }

  /** Continues after the wallet is unlocked. */
  async unlocked(): Promise<void> {
    if (this.store.state.status === 'unlocking') await this.#advance(this.store.state.review)
  }

  /** Continues after the user added an unlock path, or chose to do so later. */
  async protectAnswered(): Promise<void> {
    this.#isProtectOffered = true
    if (this.store.state.status === 'protecting') await this.#advance(this.store.state.review)
  }

  /** Shows that the request continues in the wallet's own window, or why it doesn't. */
  inWindow(review: Review, problem?: 'blocked' | 'closed'): void {
    const { state } = this.store
    if ((state.status === 'reviewing' || state.status === 'window') && state.review === review)
      this.store.set({ status: 'window', review, problem })
  }

  /** Returns to the review. */
  back(): void {
    const { state } = this.store
    if (state.status === 'window' || state.status === 'unlocking')
      this.store.set({ status: 'reviewing', review: state.review, isChanged: false })
  }

  /** Ends with `embedded/rejected`, or with `embedded/blocked` if the wallet refuses to sign. */
  cancel(): void {
    const { state } = this.store
    const isBlocked = state.status === 'reviewing' && state.review.warnings.some(({ severity }) => severity === 'block')
    this.#end()
    if (state.status === 'signedOut') {
      this.#reject(new WalletFailure('embedded/not-logged-in', 'The session ended. Log in again.'))
      return
    }
    this.#reject(
      isBlocked && !this.request.signal.aborted
        ? new WalletFailure('embedded/blocked', 'The wallet refuses to sign this request.')
        : new WalletFailure('embedded/rejected', 'The user rejected the request.'),
    )
  }

  /** Reads changes by other devices. If the server doesn't answer, the signature fails on its own. */
  async #refresh(): Promise<void> {
    const state = await withSignal(this.#context.refresh(), AbortSignal.timeout(refreshMs)).catch(() => undefined)
    if (state?.status === 'out' && !this.#ending.signal.aborted) this.store.set({ status: 'signedOut' })
  }

  async #advance(review: Review): Promise<void> {
    await this.#refreshed
    if (this.#ending.signal.aborted || this.store.state.status === 'signedOut') return
    if (this.#context.vaultState().status !== 'ready') {
      this.store.set({ status: 'unlocking', review })
      return
    }
    if (!this.#isProtectOffered && this.#context.shouldProtect()) {
      this.store.set({ status: 'protecting', review })
      return
    }
    this.store.set({ status: 'checking', review })
    await this.#attempt(signal => this.#context.reviewer.confirm(review, this.#with(signal)), true, review)
  }

  /** Runs the reviewer. After an approval, the same review ends the session, and another one is shown. */
  async #attempt(run: (signal: AbortSignal) => Promise<Review>, isApproved: boolean, approved?: Review): Promise<void> {
    const { signal } = this.#ending
    try {
      const limit = AbortSignal.any([signal, AbortSignal.timeout(reviewMs)])
      const review = await withSignal(run(limit), limit)
      if (signal.aborted || this.store.state.status === 'signedOut') return
      if (isApproved && review === approved) {
        this.#end()
        this.#resolve(review)
        return
      }
      this.store.set({ status: 'reviewing', review, isChanged: isApproved })
    } catch {
      if (!signal.aborted && this.store.state.status !== 'signedOut') this.store.set({ status: 'failed' })
    }
  }

  #with(signal: AbortSignal): { readonly origin: string; readonly signal: AbortSignal } {
    return { origin: this.request.origin, signal }
  }

  #end(): void {
    this.store.set({ status: 'over' })
    this.#ending.abort()
  }
}

/** Rejects when the signal aborts, even if the work ignores it. */
function withSignal<value>(work: Promise<value>, signal: AbortSignal): Promise<value> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    work.then(resolve, reject)
  })
}
