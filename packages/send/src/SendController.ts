import type { TransactionOutcome } from '@openappkit/appkit-core'
import { printAmount } from '@openappkit/appkit-core/amounts'
import { proxy, ref } from 'valtio/vanilla'
import { amountTextIn } from './draft/amountTextIn'
import { assertSendComplete } from './draft/assertSendComplete'
import { blockerOf } from './draft/blockerOf'
import { readAmount } from './draft/readAmount'
import { type AmountUnit, emptyDraft, type SendDraft } from './draft/SendDraft'
import { isSameToken, type SendToken } from './draft/SendToken'
import { outcomeState } from './progress/outcomeState'
import { raisedFee } from './progress/raisedFee'
import { refusalState } from './progress/refusalState'
import { TransactionFollower } from './progress/TransactionFollower'
import type { Recipient } from './recipient/Recipient'
import { RecipientWatch } from './recipient/RecipientWatch'
import { concernsOf, type SendConcern } from './review/concernsOf'
import { isConfirmable } from './review/isConfirmable'
import { isStale } from './review/isStale'
import { lowerAmount } from './review/lowerAmount'
import { maxAmount } from './review/maxAmount'
import { prepareReview } from './review/prepareReview'
import { readBalances } from './review/readBalances'
import { recheck } from './review/recheck'
import { refusedFee } from './review/refusedFee'
import { requestTransfer } from './review/requestTransfer'
import type { SendReview } from './review/SendReview'
import { sendableAtOnce } from './review/sendableAtOnce'
import { isSameAccount, type SendAccount } from './SendAccount'
import type { SendContext } from './SendContext'
import type { SendState } from './SendState'
import { accountChanged, feeReserveShort, notConnected, sendFailed } from './sendErrors'
import { untilState } from './untilState'

/**
 * Manages a transfer from the first input to its outcome on chain. Only this class writes its state. Sends exactly the
 * reviewed transfer, or nothing.
 *
 * @example
 * ```
 * send.selectToken(ether)
 * send.typeAmount('0.1')
 * send.typeRecipient('0x71C7656EC7ab88b098defB751B7401B5f6d8976F')
 * // Later, when the user clicks Review:
 * if (await send.review()) await send.confirm()
 * ```
 */
export class SendController {
  readonly state: { value: SendState } = proxy({ value: ref<SendState>({ status: 'editing', draft: emptyDraft() }) })
  readonly #context: SendContext
  readonly #recipients: RecipientWatch
  readonly #follower: TransactionFollower
  /** Account of the form. */
  #account: SendAccount | undefined
  /** Number of the latest request. Results of earlier ones are ignored. */
  #attempt = 0

  constructor(context: SendContext) {
    this.#context = context
    this.#account = context.account()
    this.#recipients = new RecipientWatch(context)
    this.#follower = new TransactionFollower(context)
  }

  /** Resets the form, with `token` selected if given. A pending transfer continues. */
  reset(token?: SendToken): void {
    this.#recipients.stop()
    this.#account = this.#context.account()
    this.#edit(emptyDraft(token))
  }

  /**
   * Selects the token. Keeps the amount text and the recipient, and checks both for this token. The amount is no longer
   * the maximum, and the transfer no longer spends the reserve. If the token has no price, clears an amount of money and
   * sets the unit to the token.
   */
  selectToken(token: SendToken): void {
    const { recipientText, unit } = this.#draft
    const unpriced = unit === 'fiat' && !token.price ? ({ unit: 'token', amountText: '' } as const) : {}
    this.#edit({ token, isMax: false, reserved: undefined, spendsReserved: false, ...unpriced })
    // The recipient may be the token's own contract, which can't receive it.
    if (recipientText) this.typeRecipient(recipientText)
  }

  /**
   * Updates the price, image and balance of the form's token. Does nothing for another token, or while the form isn't
   * being edited.
   */
  updateToken(token: SendToken): void {
    const { value } = this.state
    if (value.status !== 'editing' && value.status !== 'resolving') return
    const { draft } = value
    if (!draft.token || !isSameToken(draft.token, token)) return
    const known = { ...draft, token }
    this.#set({ ...value, draft: { ...known, amount: readAmount(known) } })
  }

  /** Shows why the form can't be prefilled as requested. */
  refuse(cause: unknown): void {
    this.#stop(cause)
  }

  /** Sets the amount text, in the digits and separators of `locale`. Without it, only 0 to 9 and a point are valid. */
  typeAmount(amountText: string, locale?: string): void {
    this.#edit({ amountText, locale, isMax: false })
  }

  /**
   * Sets whether the amount is in the token or in money. Converts the current amount and never rounds it up. Does
   * nothing if the unit is money and the token has no price.
   */
  setUnit(unit: AmountUnit, locale?: string): void {
    const { amount, token } = this.#draft
    if (unit === this.#draft.unit || (unit === 'fiat' && !token?.price)) return
    this.#edit({ unit, locale, amountText: amountTextIn(unit, amount, token, locale), isMax: false })
  }

  /**
   * Enters the largest amount that can be sent: the balance without the reserve and, for the native coin, without the
   * fee. Resolves true once it is entered. Resolves false if no token is selected, the amount can't be determined
   * (`problem` has the reason) or the form changes first.
   */
  async max(locale?: string): Promise<boolean> {
    const { draft } = this
    const account = this.#context.account()
    if (!draft?.token) return false
    if (!account) return this.#stop(notConnected())
    const { recipient, spendsReserved, token } = draft
    const chain = this.#context.chain(account.network)
    const attempt = ++this.#attempt
    this.#set({ status: 'estimating', draft, purpose: 'max' })
    try {
      const { reserved, token: balance } = await readBalances(chain, account, token)
      const to = recipient.kind === 'found' ? recipient.address : account.address
      const amount = await maxAmount(
        { account, chain, to, token, spendsReserved },
        spendsReserved ? balance : balance - reserved,
      )
      if (attempt !== this.#attempt) return false
      const amountText = printAmount(amount, token.decimals, locale)
      this.#edit({ token: { ...token, balance }, unit: 'token', locale, amountText, isMax: true, reserved })
      return true
    } catch (error) {
      return attempt === this.#attempt && this.#stop(error)
    }
  }

  /** Sets whether the transfer may spend the chain's reserve. Recalculates the amount if it is the maximum. */
  async spendReserved(spendsReserved: boolean, locale?: string): Promise<void> {
    const { isMax } = this.#draft
    this.#edit({ spendsReserved })
    if (isMax) await this.max(locale)
  }

  /** Lowers the amount to the one that the form's problem suggests. Returns false if the problem suggests none. */
  lower(locale?: string): boolean {
    const { value } = this.state
    if (value.status !== 'editing' || value.lowerTo === undefined || !value.draft.token) return false
    const amountText = printAmount(value.lowerTo, value.draft.token.decimals, locale)
    // For the native coin, the suggested amount is the maximum, which depends on the fee.
    this.#edit({ unit: 'token', locale, amountText, isMax: value.draft.token.address === undefined })
    return true
  }

  /** Sets the recipient, an address or a name. `state` shows the result of its checks. */
  typeRecipient(recipientText: string): void {
    const text = recipientText.trim()
    const account = this.#context.account()
    this.#recipients.stop()
    let recipient: Recipient = { kind: 'none' }
    if (text && account) {
      const { token } = this.#draft
      recipient = this.#recipients.look(text, account, token?.address, found => this.#onRecipient(found))
    }
    this.#edit({ recipientText, recipient })
  }

  /**
   * Estimates and simulates the transfer, then shows the review. While the recipient is being checked (`resolving`), it
   * waits for the result. Resolves true once the review is shown. Otherwise, resolves false, and `state` has the
   * `problem`, unless the form changed first.
   */
  async review(): Promise<boolean> {
    const requested = this.#attempt
    await untilState(this.state, ({ status }) => status !== 'resolving')
    const { value } = this.state
    if (value.status !== 'editing' || requested !== this.#attempt) return false
    const { draft } = value
    if (blockerOf(draft)) return this.#stopIncomplete(draft)
    const { amount, isMax, recipient, spendsReserved, token } = draft
    const account = this.#context.account()
    if (!account) return this.#stop(notConnected())
    if (!token || !amount || recipient.kind !== 'found') return false
    const attempt = ++this.#attempt
    this.#set({ status: 'estimating', draft, purpose: 'review' })
    try {
      const chain = this.#context.chain(account.network)
      const review = await prepareReview({
        account,
        chain,
        token,
        amount: isMax ? 'max' : amount,
        recipient,
        spendsReserved,
      })
      const lowerTo = isMax ? undefined : await lowerAmount(review, chain)
      if (attempt !== this.#attempt) return false
      if (lowerTo !== undefined) return this.#stop(feeReserveShort(account.network.nativeCurrency.symbol), lowerTo)
      this.#set({ status: 'reviewing', draft, review, accepted: [] })
      return true
    } catch (error) {
      return attempt === this.#attempt && this.#stop(error, sendableAtOnce(error))
    }
  }

  /** Accepts one of the review's concerns, or withdraws the acceptance. */
  consent(concern: SendConcern, isAccepted: boolean): void {
    const { value } = this.state
    if (value.status !== 'reviewing') return
    const others = value.accepted.filter(known => known !== concern)
    this.#set({ ...value, accepted: isAccepted ? [...others, concern] : others })
  }

  /**
   * Checks the review again and sends the transfer. Also retries a declined, pending or failed request. Does nothing
   * until the user has accepted all concerns. Resolves true once the wallet has sent the transfer. Otherwise, resolves
   * false, and `state` has the reason, or a new review if the transfer got worse.
   */
  async confirm(): Promise<boolean> {
    const { value } = this.state
    if (!isConfirmable(value)) return false
    const { draft, review } = value
    const attempt = ++this.#attempt
    this.#set({ status: 'estimating', purpose: 'request', draft, review })
    try {
      const now = await recheck(review, this.#context)
      if (attempt !== this.#attempt) return false
      if (isStale(review, now)) {
        this.#reviewAgain(draft, now, review)
        return false
      }
    } catch (cause) {
      if (attempt === this.#attempt) this.#set({ status: 'failed', draft, review, error: sendFailed(cause) })
      return false
    }
    return this.#request(draft, review, attempt)
  }

  /**
   * Returns to the form with its values, or to an empty form after a transfer was sent. A pending request stays in the
   * wallet. If the user still approves it, the transfer continues.
   */
  edit(): void {
    const { draft } = this
    if (draft) this.#edit({})
    else this.reset()
    // A name may resolve to another address by now, so look it up again.
    if (draft?.recipient.kind === 'found' && draft.recipient.name !== undefined) this.typeRecipient(draft.recipientText)
  }

  /**
   * Resets the form if the active account or network changed, and returns whether it did. If there was a review,
   * `problem` is `send/account-changed`. A requested or sent transfer continues, and its form stays.
   */
  followAccount(): boolean {
    const account = this.#context.account()
    if (isSameAccount(account, this.#account)) return false
    this.#account = account
    const { value } = this.state
    if (!('draft' in value) || value.status === 'requesting' || ('hash' in value && value.hash)) return false
    this.reset()
    if ('review' in value) this.#stop(accountChanged())
    return true
  }

  /** Ends all pending work, except a request in the wallet. */
  destroy(): void {
    this.#attempt++
    this.#recipients.stop()
    this.#follower.stop()
  }

  /** Account that the form belongs to. Undefined if no connected account can send. */
  get account(): SendAccount | undefined {
    return this.#account
  }

  /** Current form, if there is one. */
  get draft(): SendDraft | undefined {
    const { value } = this.state
    return 'draft' in value ? value.draft : undefined
  }

  get #draft(): SendDraft {
    return this.draft ?? emptyDraft()
  }

  async #request(draft: SendDraft, review: SendReview, attempt: number): Promise<boolean> {
    this.#set({ status: 'requesting', draft, review })
    let hash: string
    try {
      this.#context.onRequest?.(review)
      hash = await requestTransfer(this.#context.chain(review.account.network), review)
    } catch (cause) {
      this.#context.onError?.(review, cause)
      const fee = refusedFee(cause)
      if (attempt !== this.#attempt) return false
      if (fee === undefined) this.#set(refusalState(draft, review, cause))
      else await this.#showFee(draft, review, fee, attempt)
      return false
    }
    this.#onSent(review, hash, attempt)
    return true
  }

  /** Returns to the review with the fee that exceeded the reviewed one. Nothing was sent. */
  async #showFee(draft: SendDraft, review: SendReview, fee: bigint, attempt: number): Promise<void> {
    this.#set({ status: 'estimating', purpose: 'request', draft, review })
    try {
      const now = await recheck(review, this.#context, fee)
      if (attempt === this.#attempt) this.#reviewAgain(draft, now, review)
    } catch (cause) {
      if (attempt === this.#attempt) this.#set({ status: 'failed', draft, review, error: sendFailed(cause) })
    }
  }

  /** Keeps only the consent to a look-alike address, because other concerns may have changed. */
  #reviewAgain(draft: SendDraft, review: SendReview, previous: SendReview): void {
    const accepted = concernsOf(previous).filter(concern => concern === 'imitation')
    this.#set({ status: 'reviewing', draft, review, previous, accepted })
  }

  /** Updates the state first, so that a failure after the wallet sent the transfer can't lead to a second one. */
  #onSent(review: SendReview, hash: string, attempt: number): void {
    // A sent transfer replaces the form, unless another request is in progress.
    const { value } = this.state
    const isBusy = value.status === 'requesting' || (value.status === 'estimating' && value.purpose === 'request')
    if (attempt === this.#attempt || !isBusy) {
      this.#attempt++
      this.#recipients.stop()
      this.#set({ status: 'submitted', review, hash })
    }
    this.#follower.follow(review, hash, outcome => this.#onOutcome(review, hash, outcome))
    void this.#reportFee(review, hash)
    this.#context.onSent?.(review, hash)
  }

  #onOutcome(review: SendReview, hash: string, outcome: TransactionOutcome): void {
    const { value } = this.state
    if (value.status === 'submitted' && value.hash === hash) this.#set(outcomeState(review, hash, outcome))
    void this.#reportFee(review, outcome.status === 'confirmed' ? (outcome.hash ?? hash) : hash)
    this.#context.onSettled?.(review, hash, outcome)
  }

  async #reportFee(review: SendReview, hash: string): Promise<void> {
    const { status } = this.state.value
    const fee = await raisedFee(this.#context.chain(review.account.network), review, hash)
    const { value } = this.state
    const isSent = value.status === 'submitted' || value.status === 'confirmed'
    if (isSent && value.status === status && value.hash === hash) this.#set({ ...value, raisedFee: fee })
  }

  #onRecipient(recipient: Recipient): void {
    const { value } = this.state
    if (!('draft' in value)) return
    const draft = { ...value.draft, recipient }
    this.#set(value.status === 'resolving' ? { status: 'editing', draft } : { ...value, draft })
  }

  /** Returns to the form with a change, and drops pending results for the earlier one. */
  #edit(change: Partial<SendDraft>): void {
    this.#attempt++
    const typed = { ...this.#draft, ...change }
    const draft = { ...typed, amount: readAmount(typed) }
    this.#set({ status: draft.recipient.kind === 'unknown' ? 'resolving' : 'editing', draft })
  }

  /** Reports an incomplete form with the documented error message. Other problems appear beside their fields. */
  #stopIncomplete({ amount, amountText, recipientText, token }: SendDraft): false {
    try {
      // Without a token, the typed text isn't an amount yet.
      assertSendComplete({ token, amount: token ? amount : amountText, receiver: recipientText.trim() })
    } catch (cause) {
      return this.#stop(cause)
    }
    return false
  }

  #stop(cause: unknown, lowerTo?: bigint): false {
    const problem = sendFailed(cause)
    const isReserved = problem.code === 'send/funds-reserved'
    const draft = isReserved ? { ...this.#draft, reserved: BigInt(problem.details ?? 0) } : this.#draft
    this.#set({ status: 'editing', draft, problem, lowerTo })
    return false
  }

  #set(next: SendState): void {
    this.state.value = ref(next)
  }
}
