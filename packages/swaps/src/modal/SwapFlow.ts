import type { CaipAddress, CaipNetwork, TransactionOutcome } from '@openappkit/appkit-core'
import type { ModalKit } from '@openappkit/appkit-core/modal'
import { nativeTokenAddresses, PendingTransactions, PortfolioController } from '@openappkit/appkit-core/portfolio'
import { TransferAdapters } from '@openappkit/appkit-ui/elements'
import { subscribe } from 'valtio/vanilla'
import { SwapApi } from '../backend/SwapApi'
import { isSameAsset, type SwapToken } from '../draft/SwapToken'
import type { SwapReview } from '../plan/SwapReview'
import type { SwapAccount } from '../SwapAccount'
import type { SwapChain } from '../SwapChain'
import { SwapController } from '../SwapController'
import type { SwapState } from '../SwapState'
import { codeUnavailable } from '../swapErrors'
import { SwapAllowances } from './SwapAllowances'
import type { SwapArguments, SwapPaymentArguments } from './SwapArguments'
import { SwapPrefill } from './SwapPrefill'
import { swapAccount } from './swapAccount'
import { swapEvent } from './swapEvents'

const coins: Readonly<Partial<Record<string, string>>> = nativeTokenAddresses

/** The swap flow of the modal. A controller of the kit: `kit.controller(SwapFlow)`. */
export class SwapFlow {
  readonly controller: SwapController
  /** Side that the token picker chooses. */
  side: 'from' | 'to' = 'from'
  /** Whether the user went to the token picker and hasn't come back. */
  isChoosing = false
  readonly #kit: ModalKit
  readonly #allowances: SwapAllowances
  readonly #chains: TransferAdapters
  readonly #prefill: SwapPrefill
  readonly #ended = new AbortController()
  /** Number of the app's own screens that show the swap. */
  #screens = 0
  /** Arguments that the form was opened with. */
  #begun: SwapArguments | undefined
  /** Payment of the view that opened the form. */
  #payment: SwapPaymentArguments | undefined

  constructor(kit: ModalKit) {
    const { chains, context, environment, events, options } = kit
    this.#kit = kit
    this.#allowances = kit.controller(SwapAllowances)
    this.#chains = kit.controller(TransferAdapters)
    this.controller = new SwapController({
      environment,
      source: kit.controller(SwapApi),
      contracts: options.input.swapContracts,
      account: () => this.#account,
      chain: network => this.#chain(network),
      payment: ({ to }) => this.#paymentIn(to),
      onReview: review => events.track('INITIATE_SWAP', swapEvent(review)),
      onApproved: review => this.#allowances.add(review),
      onSent: (review, hash) => this.#onSent(review, hash),
      onError: (review, step, error) => {
        const message = error instanceof Error ? error.message : String(error)
        const event = { ...swapEvent(review), message }
        if (step === 'approve') events.track('SWAP_APPROVAL_ERROR', event)
        else events.track('SWAP_ERROR', event)
      },
      onTrace: (hash, trace) => kit.controller(PendingTransactions).trace(hash, trace),
      onSettled: (review, hash, outcome) => this.#onSettled(review, hash, outcome),
    })
    this.#prefill = new SwapPrefill(kit, this.controller)
    for (const state of [chains.state, this.#chains.state])
      context.onDestroy(subscribe(state, () => this.#followAccount()))
    // Runs in the same task; otherwise, the review view would briefly show the form.
    context.onDestroy(subscribe(this.controller.state, () => this.#leaveReview(), true))
    context.onDestroy(subscribe(kit.controller(PortfolioController).state, () => this.#prefill.updateHeld()))
    this.#followAttention()
    context.onDestroy(
      kit.modal.onClose(() => {
        this.#payment = undefined
        if (this.#screens === 0) this.controller.pause()
      }),
    )
    context.onDestroy(() => this.controller.destroy())
  }

  /**
   * Opens the form. New arguments start a new form. Otherwise, a form or a swap in progress continues, and a settled
   * swap is replaced by an empty form.
   */
  async begin(params?: SwapArguments | undefined): Promise<void> {
    const { controller } = this
    const isNew = params !== undefined && params !== this.#begun
    this.#begun = params ?? this.#begun
    this.#payment = params?.payment
    this.#announceOpened()
    const active = this.#kit.chains.get()?.namespace
    if (active) await this.#chains.load(active)
    const { value } = controller.state
    if (isNew || isSettled(value)) controller.reset()
    else if (isReviewed(value.status)) controller.edit()
    // A requested or sent swap goes on.
    else if (value.status !== 'editing' && value.status !== 'preparing') return this.#kit.router.replace('SwapPreview')
    controller.resume()
    await this.#prefill.fill(isNew ? params : {})
  }

  /** Prepares the form for a screen of the app, and keeps its quote fresh until the returned function is called. */
  async attach(): Promise<() => void> {
    this.#screens++
    const active = this.#kit.chains.get()?.namespace
    if (active) await this.#chains.load(active)
    this.controller.resume()
    await this.#prefill.fill({})
    let isAttached = true
    return () => {
      if (isAttached) this.#screens--
      isAttached = false
      if (this.#screens === 0 && !this.#kit.modal.state.open) this.controller.pause()
    }
  }

  /** Selects the token that the user chose in the list. */
  choose(token: SwapToken): void {
    this.#prefill.choose(this.side, token)
  }

  /** Returns the payment if it is in the received token. */
  #paymentIn(to: SwapToken): SwapPaymentArguments | undefined {
    const payment = this.#payment
    return payment && isSameAsset({ address: payment.tokenAddress }, to) ? payment : undefined
  }

  /** Called when the review view opens. Leaves it if there is no review. */
  showReview(): void {
    this.#leaveReview()
  }

  #announceOpened(): void {
    const { events, router } = this.#kit
    const account = swapAccount(this.#kit)
    if (!account || router.state.direction !== 'next' || router.current.view !== 'Swap') return
    const { isSmartAccount, network } = account
    events.track('OPEN_SWAP', { isSmartAccount, network: network.caipNetworkId })
  }

  #followAccount(): void {
    if (this.controller.followAccount()) void this.#prefill.fill({})
  }

  /** Pauses while the app is hidden or offline. */
  #followAttention(): void {
    const { context, environment } = this.#kit
    const view = environment.window
    if (!view) return
    const look = (): void => {
      if (view.document.visibilityState === 'hidden' || !view.navigator.onLine) this.controller.pause()
      else this.controller.resume()
    }
    const options = { signal: this.#ended.signal }
    view.document.addEventListener('visibilitychange', look, options)
    view.addEventListener('online', look, options)
    view.addEventListener('offline', look, options)
    context.onDestroy(() => this.#ended.abort())
  }

  #onSent(review: SwapReview, hash: string): void {
    const { environment, modal } = this.#kit
    const { account, amount, from, to } = review.quote.query
    const { address, network } = account
    const described = ({ symbol, decimals, name, imageUrl, address: token }: typeof from) => ({
      symbol,
      decimals,
      name,
      iconUrl: imageUrl,
      address: token,
    })
    this.#kit.controller(PendingTransactions).add(
      {
        hash,
        caipNetworkId: network.caipNetworkId,
        address,
        amount,
        token: described(from),
        operation: 'trade',
        received: { token: described(to), amount: review.outcome?.received ?? review.quote.amountOut },
        at: environment.now(),
      },
      this.#chain(network).followTransaction !== undefined,
    )
    review.payment?.onSent?.(hash)
    modal.settle({ hash }, 'Swap')
    this.#refreshAssets(review)
  }

  #onSettled(review: SwapReview, hash: string, outcome: TransactionOutcome): void {
    const { events } = this.#kit
    this.#kit.controller(PendingTransactions).settle(hash, outcome)
    if (outcome.status === 'confirmed') events.track('SWAP_SUCCESS', swapEvent(review))
    else events.track('SWAP_ERROR', { ...swapEvent(review), message: outcome.status })
    // A batch gives its allowance only now.
    this.#allowances.add(review)
    void this.#allowances.refresh(review.quote.query.account)
    this.#refreshAssets(review)
  }

  /** Refreshes the balances of both assets, which have changed or are about to. */
  #refreshAssets({ quote }: SwapReview): void {
    const { account, from, to } = quote.query
    const { address, network } = account
    const { caipNetworkId, chainNamespace: namespace } = network
    const coin = coins[namespace] ?? address
    const forceUpdate = [from, to].map(token => `${caipNetworkId}:${token.address ?? coin}` as CaipAddress)
    void this.#kit.controller(PortfolioController).refresh({ namespace, address, caipNetworkId }, { forceUpdate })
    // The account button's state contains the failure.
    void this.#kit.refreshBalance().catch(() => {})
  }

  /** Leaves the review view once there is nothing to review. */
  #leaveReview(): void {
    const { router } = this.#kit
    const { value } = this.controller.state
    if (value.status !== 'editing' || router.current.view !== 'SwapPreview') return
    const { stack } = router.state
    if (stack[stack.length - 2]?.view === 'Swap') router.goBack()
    else router.replace('Swap', this.#begun)
  }

  /** The swapping account. Undefined until its chain's code has loaded. */
  get #account(): SwapAccount | undefined {
    const account = swapAccount(this.#kit)
    return account && this.#chains.get(account.network.chainNamespace) ? account : undefined
  }

  #chain({ chainNamespace }: CaipNetwork): SwapChain {
    const chain = this.#chains.get(chainNamespace)
    if (chain) return chain
    throw codeUnavailable()
  }
}

/** Returns whether the outcome is known, so that opening the view again starts a new swap. */
function isSettled(value: SwapState): boolean {
  return 'hash' in value && value.hash !== undefined && value.status !== 'submitted' && value.status !== 'approving'
}

function isReviewed(status: SwapState['status']): boolean {
  return status === 'reviewing' || status === 'declined' || status === 'pendingInWallet' || status === 'failed'
}
