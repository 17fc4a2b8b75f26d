import type { TransactionOutcome } from '@openappkit/appkit-core'
import { printAmount } from '@openappkit/appkit-core/amounts'
import type { ModalKit } from '@openappkit/appkit-core/modal'
import { PendingTransactions, PortfolioController } from '@openappkit/appkit-core/portfolio'
import { TransferAdapters } from '@openappkit/appkit-ui/elements'
import { proxy, ref, subscribe } from 'valtio/vanilla'
import { CheckoutApi } from '../invoice/CheckoutApi'
import type { InvoiceFeed } from '../invoice/InvoiceFeed'
import { InvoiceFeeds } from '../invoice/InvoiceFeeds'
import { isPayable } from '../invoice/isPayable'
import type { InvoiceKey, PayAsset, PayCheckout } from '../invoice/PayCheckout'
import { accountMissing, invoiceNotFound } from '../payErrors'
import { AssetBalances } from '../wallet/AssetBalances'
import { Exclusive } from '../wallet/Exclusive'
import type { PayAccount } from '../wallet/PayAccount'
import type { PayChain } from '../wallet/PayChain'
import type { PaymentReview } from '../wallet/PaymentReview'
import type { SentPayment } from '../wallet/SentPayment'
import { SentPayments } from '../wallet/SentPayments'
import { sentPaymentsKey } from '../wallet/sentPaymentsKey'
import { WalletPayment } from '../wallet/WalletPayment'
import { type AssetRail, type CheckoutRail, checkoutRails, type PayArguments } from './PayArguments'
import { PaymentWatch } from './PaymentWatch'
import { payAccount } from './payAccount'
import { eventConfiguration } from './payEvents'
import { resultOf } from './resultOf'
import { swapView } from './swapView'

/** Views in which the user still chooses how to pay. They give way to the payment's progress. */
const choices: ReadonlySet<string> = new Set(['Pay', 'PayAssets', 'PayReview', 'PayCode', 'PayWithExchange'])

/** The payment of an invoice in the modal. A controller of the kit: `kit.controller(PayFlow)`. */
export class PayFlow {
  /** The invoice that the modal shows. */
  readonly state: { feed: InvoiceFeed | undefined; rails: readonly CheckoutRail[] }
  /** State in place of an invoice's, while there is none. */
  readonly none: InvoiceFeed['state'] = proxy({ value: ref({ status: 'loading' }) })
  readonly wallet: WalletPayment
  readonly sent: SentPayments
  readonly balances: AssetBalances
  readonly #kit: ModalKit
  readonly #watch: PaymentWatch
  #begun: PayArguments | undefined
  /** Whether the user left to connect a wallet, and comes back afterwards. */
  #isConnecting = false
  #release: (() => void) | undefined
  #settled: string | undefined

  constructor(kit: ModalKit) {
    this.#kit = kit
    const { context, environment } = kit
    const { store } = context
    this.state = proxy({ feed: undefined, rails: ref(checkoutRails) } as PayFlow['state'])
    this.balances = new AssetBalances({ chain: account => this.#chain(account) })
    this.sent = new SentPayments({
      environment,
      read: () => store.read(sentPaymentsKey) ?? [],
      write: payments => store.write(sentPaymentsKey, payments),
    })
    this.#watch = new PaymentWatch({ environment, onOutcome: (payment, outcome) => this.#onOutcome(payment, outcome) })
    const ended = new AbortController()
    this.wallet = this.#createWallet(new Exclusive(environment.window?.navigator?.locks, ended.signal))
    context.onDestroy(kit.modal.addHold(() => this.#resume()))
    context.onDestroy(kit.modal.onClose(() => this.#onClose()))
    context.onDestroy(subscribe(kit.router.state, () => this.#onReturn(), true))
    context.onDestroy(() => {
      ended.abort()
      this.#watch.stop()
      this.#release?.()
    })
  }

  /** The invoice as last read. */
  get checkout(): PayCheckout | undefined {
    return this.state.feed?.checkout
  }

  /** Opens an invoice. Without arguments, the last one stays. */
  begin(params: PayArguments | undefined): void {
    const isNew = params !== undefined && params !== this.#begun
    this.#begun = params ?? this.#begun
    this.#isConnecting = false
    if (isNew || !this.#release) this.#open(this.#begun)
  }

  /** Shows the view that connects a wallet which can pay, and comes back to the invoice afterwards. */
  connect(): void {
    this.#isConnecting = true
    const { chains, router } = this.#kit
    const due = this.checkout?.assets.filter(asset => asset.due > 0n) ?? []
    const wanted = due.map(({ caipNetworkId }) => chains.findNetwork(caipNetworkId)?.chainNamespace)
    const [namespace, ...others] = new Set(wanted.filter(known => known !== undefined))
    router.push('Connect', namespace !== undefined && others.length === 0 ? { namespace } : undefined)
  }

  /** Returns the connected account that can pay with an asset. */
  account(asset: PayAsset): PayAccount | undefined {
    return payAccount(this.#kit, asset)
  }

  /** Continues with a way to pay: with its only asset, or with the choice of one. */
  choose(rail: AssetRail, assets: readonly PayAsset[]): void {
    const [only, ...others] = assets
    if (only && others.length === 0) this.open(rail, only)
    else this.#kit.router.push('PayAssets', { rail })
  }

  /** Continues with an asset: with its review, its code or its exchange. */
  open(rail: AssetRail, asset: PayAsset): void {
    const { checkout } = this
    const { router } = this.#kit
    if (!checkout) return
    if (rail === 'qr') router.push('PayCode', { asset: asset.id })
    else if (rail === 'exchange') router.push('PayWithExchange', { asset: asset.id })
    else {
      void this.wallet.choose(checkout, asset)
      router.push('PayReview')
    }
  }

  /** Leaves the review. */
  back(): void {
    this.#kit.router.goBack()
    this.wallet.leave()
  }

  /** Returns whether the account can swap another token for this one. */
  canSwap(asset: PayAsset): boolean {
    return this.account(asset) !== undefined && swapView(this.#kit) !== undefined
  }

  /** Opens a swap for what the account lacks of an asset, on its network. Afterwards, the user comes back. */
  async swapFor(asset: PayAsset, balance: bigint): Promise<void> {
    const { caipNetworkId, decimals, due, tokenAddress } = asset
    const payment = this.#paymentAfterSwap(asset)
    const network = this.#kit.chains.findNetwork(caipNetworkId)
    const view = swapView(this.#kit)
    if (!network || !view || !(await this.#kit.switching.request(network))) return
    const toAmount = printAmount(due - balance, decimals)
    const params = { toToken: tokenAddress ?? 'native', toAmount, locked: ['toToken'], payment }
    // The package of this view isn't a dependency, so its arguments have no type here.
    this.#kit.router.push(view as 'Pay', params as unknown as PayArguments)
  }

  /** Returns to the choice of ways after a payment that failed. */
  payAgain(): void {
    this.wallet.leave()
    this.#kit.router.reset('Pay', this.#begun)
  }

  /** Closes the modal after the outcome. */
  done(): void {
    this.#kit.modal.close()
  }

  #open(params: PayArguments | undefined): void {
    this.#release?.()
    this.#settled = undefined
    this.wallet.leave()
    const feed = params && this.#kit.controller(InvoiceFeeds).of(params)
    this.state.feed = feed && ref(feed)
    this.state.rails = ref(checkoutRails.filter(rail => params?.rails?.includes(rail) ?? true))
    if (!feed) return
    const unsubscribe = subscribe(feed.state, () => this.#onChange(), true)
    const stop = feed.follow()
    this.#release = () => {
      unsubscribe()
      stop()
      this.#release = undefined
    }
    this.#onChange()
  }

  #onClose(): void {
    this.#release?.()
    this.#isConnecting = false
    this.#begun = undefined
  }

  /** Comes back to the invoice once a wallet is connected. Returns whether the modal stays open. */
  #resume(): boolean {
    if (!this.#isConnecting) return false
    this.#isConnecting = false
    this.#kit.router.reset('Pay', this.#begun)
    return true
  }

  /** Returns the payment that a wallet with batches makes together with the swap. */
  #paymentAfterSwap(asset: PayAsset): object | undefined {
    const { checkout } = this
    const account = this.account(asset)
    if (!checkout || !account || asset.tokenAddress === undefined || asset.reference !== undefined) return undefined
    const { due: amount, recipient: to, tokenAddress } = asset
    return {
      tokenAddress,
      to,
      amount,
      name: checkout.store,
      isDue: async () => {
        const now = await this.state.feed?.read()
        const same = now?.assets.find(({ id }) => id === asset.id)
        const isSame = same?.due === amount && same.recipient === to
        return now?.id === checkout.id && isSame && isPayable(now) && this.sent.pendingOf(now) === undefined
      },
      onSent: (hash: string) => this.#onPaid({ account, asset, checkout }, hash),
    }
  }

  /** Shows a payment's progress, or checks it again, when the user comes back, such as from a swap. */
  #onReturn(): void {
    const { current, state } = this.#kit.router
    const shown = this.checkout
    const isOnItsWay = shown && (!isPayable(shown) || this.sent.pendingOf(shown) !== undefined)
    if (isOnItsWay && state.direction === 'prev') this.#showProgress()
    const { value } = this.wallet.state
    if (current.view !== 'PayReview' || state.direction !== 'prev' || value.status !== 'unready') return
    const { checkout } = this
    const asset = checkout?.assets.find(({ id }) => id === value.asset.id)
    if (checkout && asset) void this.wallet.choose(checkout, asset)
  }

  #onChange(): void {
    const { checkout } = this
    if (!checkout) return
    const result = resultOf(checkout)
    const key = `${checkout.id} ${checkout.status}`
    if (result && this.#settled !== key) {
      this.#settled = key
      this.#kit.modal.settle(result, 'Pay')
    }
    const pending = this.sent.pendingOf(checkout)
    if (pending) this.#follow(pending)
    if (!isPayable(checkout) || pending) this.#showProgress()
  }

  /** Replaces the choice of ways by the payment's progress. */
  #showProgress(): void {
    const { modal, router } = this.#kit
    const { status } = this.wallet.state.value
    // The wallet still shows a request. Its answer comes first.
    if (!modal.state.open || !choices.has(router.current.view) || status === 'requesting') return
    router.reset('PayLoading')
  }

  #createWallet(exclusive: Exclusive): WalletPayment {
    const { chains, events } = this.#kit
    const event = ({ amount, asset, checkout }: PaymentReview, result?: string) => ({
      source: 'pay' as const,
      paymentId: checkout.id,
      configuration: eventConfiguration(asset, amount),
      currentPayment: { type: 'wallet' as const, ...(result !== undefined && { result }) },
    })
    return new WalletPayment({
      readCheckout: () => this.state.feed?.read() ?? Promise.reject(invoiceNotFound()),
      account: asset => this.account(asset),
      chain: account => this.#chain(account),
      isOnNetwork: ({ network }) => chains.get(network.chainNamespace)?.caipNetworkId === network.caipNetworkId,
      switchNetwork: ({ network }) => this.#kit.context.adapter(network.chainNamespace).switchNetwork(network),
      isPending: checkout => this.sent.pendingOf(checkout) !== undefined,
      exclusively: (id, work) => exclusive.run(`oak-pay-${id}`, work),
      onRequest: review => events.track('PAY_INITIATED', event(review)),
      onSent: (review, hash) => {
        events.track('PAY_SUCCESS', event(review, hash))
        this.#onSent(review, hash)
      },
      onError: review => events.track('PAY_ERROR', event(review)),
    })
  }

  #onSent(review: PaymentReview, hash: string): void {
    const { account, amount, asset } = review
    const { address } = account
    const { caipNetworkId, decimals, recipient: to, symbol, tokenAddress } = asset
    const at = this.#kit.environment.now()
    const token = { symbol, decimals, address: tokenAddress }
    this.#kit
      .controller(PendingTransactions)
      .add({ hash, caipNetworkId, address, to, amount, token, operation: 'pay', at })
    this.#onPaid(review, hash)
  }

  /** Remembers a sent payment, reports it and follows it. */
  #onPaid({ account, asset, checkout }: Pick<PaymentReview, 'account' | 'asset' | 'checkout'>, hash: string): void {
    const { caipNetworkId } = asset
    const { feed } = this.state
    const at = this.#kit.environment.now()
    const payment: SentPayment = { invoiceId: checkout.id, caipNetworkId, address: account.address, hash, at }
    this.sent.add(payment)
    if (feed?.key.id === checkout.id) this.#report(feed.key, caipNetworkId, hash)
    this.#follow(payment)
    this.#showProgress()
  }

  /** The backend also finds payments that weren't reported, only later. */
  #report(key: InvoiceKey, chainId: string, txHash: string): void {
    this.#kit
      .controller(CheckoutApi)
      .report(key, { chainId, txHash })
      .catch(() => {})
  }

  #follow(payment: SentPayment): void {
    const network = this.#kit.chains.findNetwork(payment.caipNetworkId)
    if (!network) return
    const { address } = payment
    this.#watch.follow(payment, network, () => this.#chain({ address, network }))
  }

  #onOutcome(payment: SentPayment, outcome: TransactionOutcome): void {
    const { address, caipNetworkId, hash, invoiceId } = payment
    this.#kit.controller(PendingTransactions).settle(hash, outcome)
    const { feed } = this.state
    const mined = 'hash' in outcome ? outcome.hash : undefined
    // Another transaction may be the same payment for a higher fee. The backend decides.
    if (mined !== undefined && feed?.key.id === invoiceId) this.#report(feed.key, caipNetworkId, mined)
    if (outcome.status !== 'confirmed') {
      this.sent.fail(hash, outcome.status)
      return
    }
    // A wallet that raised the fee sent another transaction.
    if (mined !== undefined && mined !== hash) {
      this.sent.fail(hash, 'replaced')
      this.sent.add({ ...payment, hash: mined })
    }
    this.#refresh(address, caipNetworkId)
  }

  #refresh(address: string, caipNetworkId: SentPayment['caipNetworkId']): void {
    const network = this.#kit.chains.findNetwork(caipNetworkId)
    if (!network) return
    const { chainNamespace: namespace } = network
    void this.#kit.controller(PortfolioController).refresh({ namespace, address, caipNetworkId })
    // The account button's state contains the failure.
    void this.#kit.refreshBalance(namespace).catch(() => {})
  }

  async #chain({ network }: PayAccount): Promise<PayChain> {
    const adapters = this.#kit.controller(TransferAdapters)
    await adapters.load(network.chainNamespace)
    const chain = adapters.get(network.chainNamespace)
    if (!chain) throw accountMissing()
    return chain
  }
}
