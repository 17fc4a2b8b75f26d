import type { CaipAddress, TransferAdapter } from '@openappkit/appkit-core'
import type { ModalKit } from '@openappkit/appkit-core/modal'
import { nativeTokenAddresses, PendingTransactions, PortfolioController } from '@openappkit/appkit-core/portfolio'
import { TransferAdapters } from '@openappkit/appkit-ui/elements'
import { proxy } from 'valtio/vanilla'
import { DepositForm } from '../../exchange/DepositForm'
import { DepositPriceApi } from '../../exchange/DepositPriceApi'
import type { DepositAsset, DepositOrder, Exchange } from '../../exchange/Exchange'
import { ExchangeApi } from '../../exchange/ExchangeApi'
import { ExchangeDeposit } from '../../exchange/ExchangeDeposit'
import type { ExchangeDepositState } from '../../exchange/ExchangeDepositState'
import { ExchangeLists } from '../../exchange/ExchangeLists'
import { blockedWindow, openExchangeWindow } from '../../exchange/ExchangeWindow'
import type { PayAsset, PayCheckout } from '../../invoice/PayCheckout'
import { eventConfiguration } from '../payEvents'
import { depositAccount } from './depositAccount'
import { invoiceAssets } from './depositAssets'
import { trackDeposit } from './trackDeposit'

const coins: Readonly<Partial<Record<string, string>>> = nativeTokenAddresses

/** Milliseconds to wait for the chain. The backend has already seen the deposit. */
const confirmationLimit = 30_000

/** Deposits from exchanges in the modal. A controller of the kit: `kit.controller(ExchangeFlow)`. */
export class ExchangeFlow {
  /** Id of the exchange that the user chose. Undefined for the first one. */
  readonly state: { exchangeId: string | undefined } = proxy({ exchangeId: undefined as string | undefined })
  readonly lists: ExchangeLists
  readonly form: DepositForm
  /** The deposit to the user's own account. */
  readonly own: ExchangeDeposit
  /** The deposit that pays an invoice. */
  readonly payment: ExchangeDeposit
  /** Whether the user went to the list of assets and hasn't come back. */
  isChoosing = false
  readonly #kit: ModalKit
  readonly #ended = new AbortController()
  #wanted: string | undefined
  #announced: string | undefined

  constructor(kit: ModalKit) {
    this.#kit = kit
    const { context, environment } = kit
    const prices = kit.controller(DepositPriceApi)
    this.lists = new ExchangeLists({ environment, source: kit.controller(ExchangeApi) })
    this.form = new DepositForm({ priceOf: asset => prices.priceOf(asset) })
    this.own = this.#createDeposit()
    this.payment = this.#createDeposit()
    context.onDestroy(kit.modal.onClose(() => this.#onClose()))
    context.onDestroy(() => {
      this.#ended.abort()
      this.own.destroy()
      this.payment.destroy()
    })
    this.#followAttention()
  }

  /** Fills in the form for the account's assets. `wanted` is selected once the account has it. */
  fill(assets: readonly DepositAsset[], wanted: string | undefined): void {
    const { asset } = this.form.state.value
    const found = wanted === this.#wanted ? undefined : assets.find(({ id }) => id === wanted)
    if (found) this.#wanted = wanted
    const next = found ?? assets.find(({ id }) => id === asset?.id) ?? assets[0]
    this.form.setAsset(next)
    if (next) void this.lists.load(next.id)
  }

  /** Returns the chosen exchange for an asset, or else the first one. */
  exchangeFor(asset: DepositAsset): Exchange | undefined {
    const exchanges = this.lists.exchangesOf(asset.id)
    return exchanges.find(({ id }) => id === this.state.exchangeId) ?? exchanges[0]
  }

  choose(exchangeId: string): void {
    this.state.exchangeId = exchangeId
  }

  /** Continues with a deposit to the active account. Call it synchronously in a click. */
  deposit(exchange: Exchange): void {
    const { asset } = this.form.state.value
    const amount = this.form.attempt()
    const account = depositAccount(this.#kit)
    if (!asset || amount === undefined || account?.network.caipNetworkId !== asset.caipNetworkId) return
    void this.own.start({ exchange, asset, amount, recipient: account.address, invoiceId: undefined })
  }

  /** Continues with the payment of an invoice. Call it synchronously in a click. */
  pay(checkout: PayCheckout, asset: PayAsset, exchange: Exchange): void {
    const { due: amount, recipient } = asset
    void this.payment.start({ exchange, asset, amount, recipient, invoiceId: checkout.id })
  }

  /** Forgets the payment of another invoice. */
  show({ id }: Pick<PayCheckout, 'id'>): void {
    const { value } = this.payment.state
    if ('order' in value && value.order.invoiceId !== id) this.payment.leave()
    else this.payment.look()
  }

  /** Finds the exchanges for an invoice. */
  async offer(checkout: PayCheckout): Promise<void> {
    const assets = invoiceAssets(checkout)
    await Promise.all(assets.map(({ id }) => this.lists.load(id)))
    const [first] = checkout.assets
    if (!first || this.#announced === checkout.id) return
    this.#announced = checkout.id
    const ids = new Set(assets.flatMap(({ id }) => this.lists.exchangesOf(id).map(exchange => exchange.id)))
    const exchanges = [...ids].map(id => ({ id }))
    this.#kit.events.track('PAY_MODAL_OPEN', { exchanges, configuration: eventConfiguration(first, first.due) })
  }

  /** Returns to the form after a deposit to the user's own account. */
  startOver(): void {
    this.own.leave()
  }

  /** Returns from the payment at an exchange to the ways to pay the invoice. */
  payAnotherWay(): void {
    this.payment.leave()
    const { router } = this.#kit
    const index = router.state.stack.findLastIndex(({ view }) => view === 'Pay')
    if (index >= 0) router.goBackToIndex(index)
    else router.reset('Pay')
  }

  /** Forgets outcomes that the user has seen. */
  #onClose(): void {
    this.isChoosing = false
    this.#wanted = undefined
    this.#announced = undefined
    for (const deposit of [this.own, this.payment])
      if (['failed', 'idle', 'succeeded'].includes(deposit.state.value.status)) deposit.leave()
  }

  #createDeposit(): ExchangeDeposit {
    const { environment, events, modal } = this.#kit
    return new ExchangeDeposit({
      environment,
      source: this.#kit.controller(ExchangeApi),
      openWindow: () => (environment.window ? openExchangeWindow(environment.window) : blockedWindow),
      isInUse: () => modal.state.open,
      isConfirmed: (order, txHash) => this.#isConfirmed(order, txHash),
      onChange: (order, state) => {
        trackDeposit(events, order, state)
        if (state.status === 'succeeded' && order.invoiceId === undefined) this.#onArrived(order, state)
      },
    })
  }

  /** Resolves with whether the chain confirms a deposit. Undefined if the adapter can't follow transactions. */
  async #isConfirmed({ asset, recipient: address }: DepositOrder, hash: string): Promise<boolean | undefined> {
    const caipNetwork = this.#kit.chains.findNetwork(asset.caipNetworkId)
    if (!caipNetwork) return undefined
    const adapters = this.#kit.controller(TransferAdapters)
    await adapters.load(caipNetwork.chainNamespace)
    const chain: TransferAdapter | undefined = adapters.get(caipNetwork.chainNamespace)
    if (!chain?.followTransaction) return undefined
    const limit = new AbortController()
    const cancel = this.#kit.environment.setTimer(() => limit.abort(), confirmationLimit)
    const signal = AbortSignal.any([this.#ended.signal, limit.signal])
    try {
      const outcome = await chain.followTransaction({ hash, address, caipNetwork, signal })
      return outcome.status === 'confirmed'
    } finally {
      cancel()
    }
  }

  #onArrived(
    { amount, asset, recipient: address }: DepositOrder,
    { txHash: hash }: Extract<ExchangeDepositState, { status: 'succeeded' }>,
  ): void {
    const { caipNetworkId, decimals, symbol, tokenAddress } = asset
    const token = { symbol, decimals, address: tokenAddress }
    const pending = this.#kit.controller(PendingTransactions)
    const at = this.#kit.environment.now()
    pending.add({ hash, caipNetworkId, address, operation: 'receive', received: { token, amount }, at })
    pending.settle(hash, { status: 'confirmed', hash })
    this.form.clear()
    const namespace = this.#kit.chains.findNetwork(caipNetworkId)?.chainNamespace
    if (!namespace) return
    const forceUpdate = [`${caipNetworkId}:${tokenAddress ?? coins[namespace] ?? address}` as CaipAddress]
    void this.#kit.controller(PortfolioController).refresh({ namespace, address, caipNetworkId }, { forceUpdate })
    // The account button's state contains the failure.
    void this.#kit.refreshBalance(namespace).catch(() => {})
  }

  /** Asks for the status when the user comes back from the exchange's page. */
  #followAttention(): void {
    const { context, environment } = this.#kit
    const page = environment.window?.document
    if (!page) return
    const onChange = (): void => {
      if (page.visibilityState === 'hidden') return
      this.own.look()
      this.payment.look()
    }
    page.addEventListener('visibilitychange', onChange)
    context.onDestroy(() => page.removeEventListener('visibilitychange', onChange))
  }
}
