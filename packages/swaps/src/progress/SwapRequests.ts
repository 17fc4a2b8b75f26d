import type { SwapDraft } from '../draft/SwapDraft'
import type { SwapReview } from '../plan/SwapReview'
import type { SwapContext } from '../SwapContext'
import type { SwapState } from '../SwapState'
import { reverted } from '../swapErrors'
import { follow } from './follow'
import { readReceipt } from './readReceipt'
import { sendStep } from './sendStep'
import { settledState } from './settledState'

/** The state of the controller that requests the steps. */
export interface SwapStates {
  readonly value: SwapState
  /** Returns whether the user has changed nothing since the attempt began. */
  isCurrent(attempt: number): boolean
  set(value: SwapState): void
  /** Sets the state of a request that returned no hash. */
  refuse(draft: SwapDraft, review: SwapReview, step: number, cause: unknown): void
  /** Sets the state of a sent swap, which ends the form. */
  end(value: SwapState): void
}

/** Requests the steps of a reviewed swap from the wallet, and follows them to their outcome. */
export class SwapRequests {
  readonly #context: SwapContext
  readonly #states: SwapStates
  /** Ends the watches. */
  readonly #signal: AbortSignal

  constructor(context: SwapContext, states: SwapStates, signal: AbortSignal) {
    this.#context = context
    this.#states = states
    this.#signal = signal
  }

  /** Requests the first approval and waits until it is in a block. */
  async approve(draft: SwapDraft, review: SwapReview, attempt: number): Promise<boolean> {
    const hash = await this.#request(draft, review, 0, attempt)
    if (hash === undefined) return false
    if (this.#states.isCurrent(attempt)) this.#states.set({ status: 'approving', draft, review, step: 0, hash })
    const outcome = await follow(this.#context, review.quote.query.account, hash, this.#signal)
    if (outcome === undefined || outcome.status === 'confirmed') this.#context.onApproved?.(review)
    if (!this.#states.isCurrent(attempt)) return false
    if (outcome === undefined || outcome.status === 'confirmed') return true
    this.#states.set({ status: 'failed', draft, review, step: 0, error: reverted() })
    return false
  }

  /** Requests the swap, or all steps of a batch. Resolves with whether the wallet has sent it. */
  async swap(draft: SwapDraft, review: SwapReview, attempt: number): Promise<boolean> {
    const { account, to } = review.quote.query
    const { address, network: caipNetwork } = account
    const chain = this.#context.chain(caipNetwork)
    const before = chain.getBalance({ address, caipNetwork, tokenAddress: to.address }).then(
      ({ value }) => value,
      () => undefined,
    )
    const hash = await this.#request(draft, review, 0, attempt)
    if (hash === undefined) return false
    this.#onSent(review, hash, attempt)
    void this.#settle(review, hash, before)
    return true
  }

  /** Requests a step from the wallet. Resolves with its hash, or with undefined after showing the refusal. */
  async #request(draft: SwapDraft, review: SwapReview, step: number, attempt: number): Promise<string | undefined> {
    this.#states.set({ status: 'requesting', draft, review, step })
    try {
      return await sendStep(this.#context, review, step, () => {
        if (this.#states.isCurrent(attempt)) this.#states.set({ status: 'submitted', review })
      })
    } catch (cause) {
      this.#context.onError?.(review, review.steps[step]?.kind === 'approve' ? 'approve' : 'swap', cause)
      if (this.#states.isCurrent(attempt)) this.#states.refuse(draft, review, step, cause)
      return undefined
    }
  }

  /** Updates the state first, so that a failure after the wallet sent the swap can't lead to a second one. */
  #onSent(review: SwapReview, hash: string, attempt: number): void {
    const { value } = this.#states
    const isBusy = value.status === 'requesting' || value.status === 'approving' || value.status === 'preparing'
    if (this.#states.isCurrent(attempt) || !isBusy) this.#states.end({ status: 'submitted', review, hash })
    this.#context.onSent?.(review, hash)
  }

  async #settle(review: SwapReview, hash: string, before: Promise<bigint | undefined>): Promise<void> {
    const { account } = review.quote.query
    const outcome = await follow(this.#context, account, hash, this.#signal)
    if (!outcome) return
    const mined = ('hash' in outcome ? outcome.hash : undefined) ?? hash
    const { value } = this.#states
    const isShown = value.status === 'submitted' && value.hash === hash
    if (isShown) this.#states.set(settledState(review, hash, outcome))
    this.#context.onSettled?.(review, hash, outcome)
    if (!isShown || outcome.status !== 'confirmed') return
    const receipt = await readReceipt(this.#context.chain(account.network), review, mined, await before)
    const { value: now } = this.#states
    if (now.status === 'confirmed' && now.hash === mined) this.#states.set({ ...now, ...receipt })
  }
}
