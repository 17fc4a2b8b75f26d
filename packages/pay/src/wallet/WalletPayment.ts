import { AppKitError, isRequestPending, isUserRejection } from '@openappkit/appkit-core'
import { proxy, ref } from 'valtio/vanilla'
import { isPayable } from '../invoice/isPayable'
import type { PayAsset, PayCheckout } from '../invoice/PayCheckout'
import { accountMissing, alreadyPending, asPayError, invoiceClosed, paymentFailed } from '../payErrors'
import { isSameAccount, type PayAccount } from './PayAccount'
import type { PayChain } from './PayChain'
import { isChanged, type PaymentReview } from './PaymentReview'
import { preparePayment } from './preparePayment'
import { requestPayment } from './requestPayment'
import type { WalletPaymentState } from './WalletPaymentState'

/** Dependencies of {@link WalletPayment}. */
export interface WalletPaymentContext {
  /**
   * Reads the invoice again.
   *
   * @throws AppKitError `pay/invoice-not-found` or `pay/unavailable`.
   */
  readCheckout(): Promise<PayCheckout>
  /** Returns the connected account on the asset's network. */
  account(asset: PayAsset): PayAccount | undefined
  /** Loads the adapter's transfers for an account. */
  chain(account: PayAccount): Promise<PayChain>
  /** Returns whether the wallet is on the account's network. */
  isOnNetwork(account: PayAccount): boolean
  /** Asks the wallet to switch to the account's network. */
  switchNetwork(account: PayAccount): Promise<void>
  /** Returns whether this app has sent a payment of the invoice that is still on its way. */
  isPending(checkout: PayCheckout): boolean
  /**
   * Runs `work` unless it already runs for this invoice, here or in another tab. Resolves with whether it ran.
   */
  exclusively(invoiceId: string, work: () => Promise<void>): Promise<boolean>
  onRequest(review: PaymentReview): void
  onSent(review: PaymentReview, hash: string): void
  onError(review: PaymentReview, error: unknown): void
}

/**
 * Pays an invoice with a connected wallet: check, review, check again, request. The only writer of its state. The
 * invoice, the account and the cost are read again right before the wallet request.
 */
export class WalletPayment {
  readonly state: { value: WalletPaymentState } = proxy({ value: ref({ status: 'idle' }) as WalletPaymentState })
  readonly #context: WalletPaymentContext
  #run = 0

  constructor(context: WalletPaymentContext) {
    this.#context = context
  }

  /** Prepares the review of a payment. */
  async choose(checkout: PayCheckout, asset: PayAsset): Promise<void> {
    const isCurrent = this.#begin({ status: 'preparing', asset })
    try {
      const review = await this.#prepare(checkout, asset)
      if (isCurrent()) this.#set({ status: 'reviewing', review, isChanged: false, isFeeAccepted: false })
    } catch (cause) {
      if (isCurrent()) this.#set({ status: 'unready', asset, error: asPayError(cause) })
    }
  }

  /** Accepts an unusually high fee, or withdraws the consent. */
  acceptFee(isFeeAccepted: boolean): void {
    const { value } = this.state
    if (value.status === 'reviewing') this.#set({ ...value, isFeeAccepted })
  }

  /** Forgets the review. A request in the wallet goes on, and its transaction counts. */
  leave(): void {
    this.#begin({ status: 'idle' })
  }

  /** Requests the reviewed payment from the wallet. */
  async confirm(): Promise<void> {
    const { value } = this.state
    if (!('review' in value) || ['checking', 'switching', 'requesting', 'uncertain', 'sent'].includes(value.status))
      return
    const { review } = value
    if (value.status === 'reviewing' && review.isFeeUnusual && !value.isFeeAccepted) return
    const isCurrent = this.#begin({ status: 'checking', review })
    const hasRun = await this.#context.exclusively(review.checkout.id, () => this.#confirm(review, isCurrent))
    if (!hasRun && isCurrent()) this.#set({ status: 'failed', review, error: alreadyPending() })
  }

  async #confirm(review: PaymentReview, isCurrent: () => boolean): Promise<void> {
    const ready = await this.#checkAgain(review, isCurrent)
    if (!ready) return
    const { account } = ready
    try {
      const chain = await this.#context.chain(account)
      if (!this.#context.isOnNetwork(account)) {
        this.#set({ status: 'switching', review: ready })
        await this.#context.switchNetwork(account)
        if (!isCurrent()) return
      }
      this.#set({ status: 'requesting', review: ready })
      this.#context.onRequest(ready)
      const hash = await requestPayment(chain, ready)
      // A sent payment counts, whatever the user has chosen since.
      this.#begin({ status: 'sent', review: ready, hash })
      this.#context.onSent(ready, hash)
    } catch (cause) {
      this.#context.onError(ready, cause)
      if (isCurrent()) this.#set(refusal(ready, cause))
    }
  }

  /** Returns the review as it is now. Undefined if the user has to look again, or if it can't be paid. */
  async #checkAgain(review: PaymentReview, isCurrent: () => boolean): Promise<PaymentReview | undefined> {
    try {
      const checkout = await this.#context.readCheckout()
      if (!isPayable(checkout)) throw invoiceClosed()
      if (this.#context.isPending(checkout)) throw alreadyPending()
      const asset = checkout.assets.find(({ due, id }) => id === review.asset.id && due > 0n)
      if (!asset) throw invoiceClosed()
      const now = await this.#prepare(checkout, asset)
      if (!isSameAccount(review.account, now.account)) throw accountMissing()
      if (!isCurrent()) return undefined
      if (!isChanged(review, now)) return now
      this.#set({ status: 'reviewing', review: now, isChanged: true, isFeeAccepted: false })
    } catch (cause) {
      if (isCurrent()) this.#set({ status: 'unready', asset: review.asset, error: asPayError(cause) })
    }
    return undefined
  }

  async #prepare(checkout: PayCheckout, asset: PayAsset): Promise<PaymentReview> {
    const account = this.#context.account(asset)
    if (!account) throw accountMissing()
    return preparePayment({ checkout, account, asset, chain: await this.#context.chain(account) })
  }

  /** Starts a step. Returns whether it is still the latest one. */
  #begin(value: WalletPaymentState): () => boolean {
    this.#run += 1
    const run = this.#run
    this.#set(value)
    return () => run === this.#run
  }

  #set(value: WalletPaymentState): void {
    this.state.value = ref(value)
  }
}

/** Returns the state after a request that returned no hash. */
function refusal(review: PaymentReview, cause: unknown): WalletPaymentState {
  if (isUserRejection(cause)) return { status: 'declined', review }
  if (isRequestPending(cause)) return { status: 'pendingInWallet', review }
  // A retry might pay twice.
  if (cause instanceof AppKitError && cause.code === 'transaction/status-unknown')
    return { status: 'uncertain', review }
  return { status: 'failed', review, error: cause instanceof AppKitError ? cause : paymentFailed(cause) }
}
