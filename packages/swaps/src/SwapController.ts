import { AppKitError } from '@openappkit/appkit-core'
import { printAmount } from '@openappkit/appkit-core/amounts'
import { proxy, ref } from 'valtio/vanilla'
import { blockerOf } from './draft/blockerOf'
import { isSlippageAllowed, type Slippage, slippageBpsOf } from './draft/Slippage'
import { emptyDraft, readAmount, type SwapDraft } from './draft/SwapDraft'
import { isSameAsset, type SwapToken } from './draft/SwapToken'
import { withToken } from './draft/withToken'
import type { SwapConcern, SwapReview } from './plan/SwapReview'
import { isConfirmable } from './progress/isConfirmable'
import { refusalState } from './progress/refusalState'
import type { SwapStates } from './progress/SwapRequests'
import { isWorse } from './quote/isWorse'
import { QuoteFeed } from './quote/QuoteFeed'
import { type QuoteState, withQuery } from './quote/QuoteState'
import { answers, type QuoteQuery } from './quote/SwapQuote'
import { isSameAccount, type SwapAccount } from './SwapAccount'
import type { SwapContext } from './SwapContext'
import type { SwapExecution } from './SwapExecution'
import type { SwapState } from './SwapState'
import { accountChanged, codeUnavailable, notConnected, swapFailed } from './swapErrors'

/** Delay before a typed amount gets a quote, in milliseconds. Other changes get one immediately. */
const typingDelay = 200
const idle: QuoteState = { status: 'idle' }

/**
 * Manages a swap from the first input to its outcome on chain. Only this class writes its state. The wallet gets exactly
 * the reviewed steps, or nothing.
 *
 * @example
 * ```
 * swap.selectFrom(ether)
 * swap.selectTo(usdc)
 * swap.typeAmount('0.1')
 * // Later, when the user clicks Review:
 * if (await swap.review()) await swap.confirm()
 * ```
 */
export class SwapController {
  readonly state: { value: SwapState } = proxy({
    value: ref<SwapState>({ status: 'editing', draft: emptyDraft(), quote: idle }),
  })
  readonly #context: SwapContext
  readonly #feed: QuoteFeed
  readonly #states: SwapStates
  readonly #ended = new AbortController()
  #execution: Promise<SwapExecution> | undefined
  /** Account of the form. */
  #account: SwapAccount | undefined
  /** Number of the latest request. Results of earlier ones are ignored, except hashes. */
  #attempt = 0
  #cancelExpiry = (): void => {}

  constructor(context: SwapContext) {
    this.#context = context
    this.#account = context.account()
    this.#feed = new QuoteFeed({
      environment: context.environment,
      source: context.source,
      write: quote => this.#onQuote(quote),
    })
    const { state } = this
    this.#states = {
      get value() {
        return state.value
      },
      isCurrent: attempt => attempt === this.#attempt,
      set: value => this.#set(value),
      // Here, because the code of wallet errors loads with the modal.
      refuse: (...refusal) => this.#set(refusalState(...refusal)),
      end: value => {
        this.#attempt++
        this.#feed.stop()
        this.#set(value)
      },
    }
  }

  /** Resets the form, with the tokens if given. Keeps the user's slippage. A sent swap continues. */
  reset(from?: SwapToken, to?: SwapToken): void {
    this.#account = this.#context.account()
    this.#edit(emptyDraft(from, to, this.#draft.slippage))
  }

  /** Selects the token to pay. The same token as the received one switches the two. */
  selectFrom(from: SwapToken): void {
    const { to } = this.#draft
    this.#choose(to && isSameAsset(from, to) ? { from, to: this.#draft.from } : { from })
  }

  /** Selects the token to receive. The same token as the paid one switches the two. */
  selectTo(to: SwapToken): void {
    const { from } = this.#draft
    this.#choose(from && isSameAsset(from, to) ? { to, from: this.#draft.to } : { to })
  }

  /** Switches the two tokens. The quoted amount becomes the paid one. */
  switchTokens(locale?: string): void {
    const { from, to } = this.#draft
    const quote = this.#quote
    const text = quote?.status === 'ready' && to ? printAmount(quote.quote.amountOut, to.decimals, locale) : undefined
    this.#choose({ from: to, to: from, ...(text !== undefined && { amountText: text, locale }) })
  }

  /** Updates balances, prices and pictures of the form's tokens. Does nothing for other tokens. */
  updateToken(token: SwapToken): void {
    const { value } = this.state
    if (value.status !== 'editing') return
    const draft = withToken(value.draft, token)
    if (!draft) return
    const query = this.#query(draft)
    this.#set({ ...value, draft, quote: withQuery(value.quote, query) })
    // A price may change the automatic slippage.
    this.#feed.want(query, 0)
  }

  /** Sets the paid amount, in the digits and separators of `locale`. A pasted amount gets a quote immediately. */
  typeAmount(amountText: string, locale?: string, isPasted = false): void {
    this.#edit({ amountText, locale, isMax: false }, isPasted ? 0 : typingDelay)
  }

  /** Sets the slippage in hundredths of a percent, or `auto`. Returns false if it is out of bounds. */
  setSlippage(slippage: Slippage): boolean {
    if (slippage !== 'auto' && !isSlippageAllowed(slippage)) return false
    this.#edit({ slippage })
    return true
  }

  /**
   * Enters the largest amount: the balance or, for the native coin, the balance without the fee. Resolves false if it
   * can't be determined (`problem` has the reason) or the form changes first.
   */
  async max(locale?: string): Promise<boolean> {
    const { from, slippage, to } = this.#draft
    const account = this.#context.account()
    if (!from) return false
    if (!account) return this.#stop(notConnected())
    const attempt = ++this.#attempt
    try {
      const slippageBps = slippageBpsOf(slippage, from, to)
      const { amount, balance } = await (await this.#load()).max({ account, from, to, slippageBps })
      if (attempt !== this.#attempt) return false
      this.#edit({
        from: { ...from, balance },
        amountText: printAmount(amount, from.decimals, locale),
        locale,
        isMax: true,
      })
      return true
    } catch (cause) {
      return attempt === this.#attempt && this.#stop(cause)
    }
  }

  /** Requests a new quote now. In an expired review, prepares the review again. */
  refresh(): void {
    const { value } = this.state
    if (value.status === 'reviewing') void this.#prepareAgain(value.draft, value.review)
    else if (value.status === 'editing') {
      this.#set({ ...value, problem: undefined })
      if (value.quote.status === 'idle') this.#edit({})
      else this.#feed.refresh()
    }
  }

  /** Stops refreshing the quote, for example while the app is hidden. */
  pause(): void {
    this.#feed.pause()
  }

  /** Refreshes the quote again after {@link SwapController.pause}, unless a review or a request is open. */
  resume(): void {
    if (this.state.value.status === 'editing') this.#feed.resume()
  }

  /**
   * Builds and simulates the swap, then shows the review. Resolves true once it is shown. Otherwise, resolves false, and
   * `state` has the `problem`, unless the form changed first.
   */
  async review(): Promise<boolean> {
    const { value } = this.state
    const query = this.#query()
    if (value.status !== 'editing' || !query || blockerOf(value.draft)) return false
    const quote = value.quote.status === 'ready' ? value.quote.quote : undefined
    // A quote is good for its own inputs only, and only until it expires.
    if (!quote || !answers(quote, query) || quote.expiresAt <= this.#context.environment.now()) {
      this.#feed.refresh()
      return false
    }
    const { draft } = value
    const attempt = ++this.#attempt
    this.#feed.pause()
    this.#set({ status: 'preparing', draft, quote: value.quote })
    try {
      const review = await (await this.#load()).prepare({ ...quote, query })
      if (attempt !== this.#attempt) return false
      this.#context.onReview?.(review)
      this.#showReview(draft, review)
      return true
    } catch (cause) {
      return attempt === this.#attempt && this.#stop(cause)
    }
  }

  /** Accepts one of the review's concerns, or withdraws the acceptance. */
  consent(concern: SwapConcern, isAccepted: boolean): void {
    const { value } = this.state
    if (value.status !== 'reviewing') return
    const others = value.accepted.filter(known => known !== concern)
    this.#set({ ...value, accepted: isAccepted ? [...others, concern] : others })
  }

  /**
   * Checks the swap again at the current price and requests its steps from the wallet. Also retries after a declined,
   * pending or failed request, and continues at the first step that is still needed. Resolves true once the swap has
   * been sent. Otherwise, resolves false, and `state` has the reason, or a new review if the price moved.
   */
  async confirm(): Promise<boolean> {
    const { value } = this.state
    if (!isConfirmable(value)) return false
    const { draft, review } = value
    const attempt = ++this.#attempt
    let step = await this.#recheck(draft, review, attempt)
    while (step) {
      const isLast = step.isBatch || step.steps.length === 1
      const { requests } = await this.#load()
      if (isLast) return requests.swap(draft, step, attempt)
      const isApproved = await requests.approve(draft, step, attempt)
      // The price may have moved while the approval was on its way.
      step = isApproved ? await this.#recheck(draft, review, attempt) : undefined
    }
    return false
  }

  /**
   * Returns to the form with its values, or to an empty form after a swap was sent. A pending request stays in the
   * wallet. If the user still approves it, the swap continues.
   */
  edit(): void {
    const { value } = this.state
    if ('draft' in value) this.#edit({})
    else this.reset()
    this.#feed.resume()
  }

  /**
   * Resets the form if the active account or network changed, and returns whether it did. Under review, `problem` is
   * `swap/account-changed`. A requested or sent swap continues, and its state stays.
   */
  followAccount(): boolean {
    const account = this.#context.account()
    if (isSameAccount(account, this.#account)) return false
    this.#account = account
    const { value } = this.state
    const isBusy = value.status === 'requesting' || value.status === 'approving' || !('draft' in value)
    if (isBusy) return false
    this.reset()
    if ('review' in value && value.review) this.#stop(accountChanged())
    return true
  }

  /** Ends all pending work, except a request in the wallet. */
  destroy(): void {
    this.#attempt++
    this.#feed.stop()
    this.#cancelExpiry()
    this.#ended.abort()
  }

  /** Account that the form belongs to. */
  get account(): SwapAccount | undefined {
    return this.#account
  }

  get #draft(): SwapDraft {
    const { value } = this.state
    return 'draft' in value ? value.draft : emptyDraft()
  }

  get #quote(): QuoteState | undefined {
    const { value } = this.state
    return 'quote' in value ? value.quote : undefined
  }

  #query(draft: SwapDraft = this.#draft): QuoteQuery | undefined {
    const { amount, from, slippage, to } = draft
    const account = this.#account
    const blocker = blockerOf(draft)
    if (!account || !from || !to || !amount || (blocker !== undefined && blocker !== 'balance')) return undefined
    return { account, from, to, amount, slippageBps: slippageBpsOf(slippage, from, to) }
  }

  /** Changes a token, and calculates the maximum again if it was entered. */
  #choose(change: Partial<SwapDraft>): void {
    const { isMax, locale } = this.#draft
    this.#edit({ ...change, isMax: false })
    if (isMax && change.amountText === undefined) void this.max(locale)
  }

  /** Returns to the form with a change, and drops pending results for the earlier one. */
  #edit(change: Partial<SwapDraft>, delay = 0): void {
    this.#attempt++
    this.#cancelExpiry()
    const typed = { ...this.#draft, ...change }
    const draft = { ...typed, amount: readAmount(typed) }
    this.#set({ status: 'editing', draft, quote: this.#quote ?? idle })
    this.#feed.want(this.#query(draft), delay)
    this.#feed.resume()
  }

  #onQuote(quote: QuoteState): void {
    // The user is about to review. A click retries a failed load.
    if (quote.status === 'ready') this.#load().catch(() => {})
    const { value } = this.state
    // The feed's inputs may have older prices and balances. A new price doesn't remove a problem: the user must have time
    // to read it.
    if (value.status === 'editing') this.#set({ ...value, quote: withQuery(quote, this.#query()) })
  }

  #showReview(draft: SwapDraft, review: SwapReview, previous?: SwapReview): void {
    const { environment } = this.#context
    this.#cancelExpiry()
    const lifetime = review.quote.expiresAt - environment.now()
    this.#set({ status: 'reviewing', draft, review, previous, accepted: [], isExpired: lifetime <= 0 })
    this.#cancelExpiry = environment.setTimer(
      () => {
        const { value } = this.state
        if (value.status === 'reviewing' && value.review === review) this.#set({ ...value, isExpired: true })
      },
      Math.max(0, lifetime),
    )
  }

  async #prepareAgain(draft: SwapDraft, review: SwapReview): Promise<void> {
    const attempt = ++this.#attempt
    this.#set({ status: 'preparing', draft, quote: { status: 'ready', quote: review.quote }, review })
    await this.#offerAgain(draft, review, attempt)
  }

  /** Shows a review at the current price instead of one that the price has left. */
  async #offerAgain(draft: SwapDraft, review: SwapReview, attempt: number): Promise<void> {
    const { query } = review.quote
    try {
      const quote = await this.#context.source.quote(query, this.#ended.signal)
      const next = await (await this.#load()).prepare(quote)
      if (attempt !== this.#attempt) return
      // A better or slightly worse price needs no attention.
      this.#showReview(draft, next, isWorse(review, next) ? review : undefined)
    } catch (cause) {
      if (attempt !== this.#attempt) return
      this.#edit({})
      this.#stop(cause)
    }
  }

  /** Returns the steps that are still needed, at the current price, or undefined after showing why there are none. */
  async #recheck(draft: SwapDraft, review: SwapReview, attempt: number): Promise<SwapReview | undefined> {
    this.#set({ status: 'preparing', draft, quote: { status: 'ready', quote: review.quote }, review })
    try {
      const now = await (await this.#load()).prepare(review.quote, review.minimum)
      if (attempt !== this.#attempt) return undefined
      if (!isWorse(review, now)) return now
      this.#showReview(draft, now, review)
    } catch (cause) {
      if (attempt !== this.#attempt) return undefined
      if (cause instanceof AppKitError && priceCodes.has(cause.code)) await this.#offerAgain(draft, review, attempt)
      else this.#set({ status: 'failed', draft, review, step: 0, error: swapFailed(cause) })
    }
    return undefined
  }

  /** Loads the code that builds and requests swaps. After a failure, the next call retries. */
  #load(): Promise<SwapExecution> {
    this.#execution ??= import('./SwapExecution').then(
      ({ SwapExecution }) => new SwapExecution(this.#context, this.#states, this.#ended.signal),
      cause => {
        this.#execution = undefined
        throw codeUnavailable(cause)
      },
    )
    return this.#execution
  }

  #stop(cause: unknown): false {
    const { value } = this.state
    const draft = 'draft' in value ? value.draft : emptyDraft()
    this.#set({ status: 'editing', draft, quote: this.#quote ?? idle, problem: swapFailed(cause) })
    this.#feed.resume()
    return false
  }

  #set(value: SwapState): void {
    this.state.value = ref(value)
  }
}

/** Codes of a price that left the reviewed limits. */
const priceCodes: ReadonlySet<string> = new Set(['swap/price-moved', 'swap/outcome-mismatch', 'swap/would-fail'])
