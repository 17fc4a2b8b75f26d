import type { CaipAddress, TransferAdapter } from '@openappkit/appkit-core'
import type { ModalKit } from '@openappkit/appkit-core/modal'
import { nativeTokenAddresses, PendingTransactions, PortfolioController } from '@openappkit/appkit-core/portfolio'
import { TransferAdapters } from '@openappkit/appkit-ui/elements'
import { subscribe } from 'valtio/vanilla'
import { KitOnrampSource } from '../backend/KitOnrampSource'
import { isCountry } from '../market/countries'
import { guessCountry } from '../market/guessCountry'
import { regionKey } from '../market/regionKey'
import { isSameAccount } from '../OnrampAccount'
import type { OnrampRegion } from '../OnrampContext'
import { OnrampForm } from '../OnrampForm'
import { openCheckout } from '../purchase/Checkout'
import type { OnrampPurchase } from '../purchase/OnrampPurchase'
import { OnrampPurchases } from '../purchase/OnrampPurchases'
import { purchasesKey } from '../purchase/purchasesKey'
import type { OnrampArguments } from './OnrampArguments'
import { onrampAccount } from './onrampAccount'

const coins: Readonly<Partial<Record<string, string>>> = nativeTokenAddresses

/** Milliseconds to wait for the chain. The backend has already seen the delivery. */
const confirmationLimit = 30_000

/** The on-ramp of the modal. A controller of the kit: `kit.controller(OnrampFlow)`. */
export class OnrampFlow {
  readonly form: OnrampForm
  readonly purchases: OnrampPurchases
  /** Whether the user has to open the checkout of a purchase, by its id. */
  readonly blocked: Set<string> = new Set()
  /** The list that the user went to and hasn't come back from. */
  choosing: 'OnRampFiatSelect' | 'OnRampTokenSelect' | undefined
  readonly #kit: ModalKit
  readonly #ended = new AbortController()
  #begun: OnrampArguments | undefined

  constructor(kit: ModalKit) {
    const { chains, context, environment } = kit
    this.#kit = kit
    const source = kit.controller(KitOnrampSource)
    const { store } = context
    this.form = new OnrampForm({
      environment,
      source,
      account: () => onrampAccount(kit),
      region: () => this.#region(),
      keepRegion: region => store.write(regionKey, region),
      openCheckout: () => {
        const host = environment.window
        return host ? openCheckout(host) : { isBlocked: true, show: () => {}, close: () => {} }
      },
      onStarted: (purchase, isBlocked) => this.#onStarted(purchase, isBlocked),
    })
    this.purchases = new OnrampPurchases({
      environment,
      source,
      read: () => store.read(purchasesKey) ?? [],
      write: purchases => (purchases.length > 0 ? store.write(purchasesKey, purchases) : store.remove(purchasesKey)),
      isDelivered: (purchase, txHash) => this.#isDelivered(purchase, txHash),
      onChange: purchase => this.#onChange(purchase),
    })
    context.onDestroy(subscribe(chains.state, () => this.#followAccount()))
    context.onDestroy(kit.modal.onClose(() => this.form.pause()))
    context.onDestroy(() => {
      this.#ended.abort()
      this.form.destroy()
      this.purchases.destroy()
    })
    this.#followAttention()
  }

  /** Opens the form. New arguments fill it in. */
  begin(params: OnrampArguments | undefined): void {
    const isNew = params !== undefined && params !== this.#begun
    this.#begun = params ?? this.#begun
    this.#announceChosen()
    this.form.resume()
    this.form.fill(isNew ? params : (this.#begun ?? {}))
    this.purchases.followAll()
  }

  /** Starts a purchase. Call it synchronously in a click. */
  start(): void {
    const { quote } = this.form
    if (!quote) return
    this.#kit.events.track('SELECT_BUY_PROVIDER', {
      provider: quote.provider.id,
      isSmartAccount: quote.query.account.isSmartAccount,
    })
    void this.form.start()
  }

  /** Drops a failed purchase and opens the form again, with the same values. */
  retry({ id }: OnrampPurchase): void {
    this.purchases.forget(id)
    const { router } = this.#kit
    const { stack } = router.state
    if (stack[stack.length - 2]?.view === 'OnRampProviders') router.goBack()
    else router.replace('OnRampProviders', this.#begun)
  }

  /** Opens the checkout in place of the app, which it returns to afterwards. */
  openHere({ url }: OnrampPurchase): void {
    this.#kit.environment.window?.location.assign(url)
  }

  /** Returns the unfinished purchases of the active account, newest first. */
  pendingOf(purchases: readonly OnrampPurchase[]): readonly OnrampPurchase[] {
    const account = onrampAccount(this.#kit)
    return purchases.filter(
      ({ address, caipNetworkId, progress }) =>
        !progress.isFinal && address === account?.address && caipNetworkId === account.network.caipNetworkId,
    )
  }

  /** Tracks that the user chose to buy. An app that opens the form, and a user who comes back to it, chose nothing. */
  #announceChosen(): void {
    const { events, router } = this.#kit
    const { direction, stack } = router.state
    const account = onrampAccount(this.#kit)
    if (!account || direction !== 'next' || stack.length < 2 || router.current.view !== 'OnRampProviders') return
    events.track('SELECT_BUY_CRYPTO', { isSmartAccount: account.isSmartAccount })
  }

  #region(): OnrampRegion | undefined {
    const stored = this.#kit.context.store.read(regionKey)
    if (stored && isCountry(stored.country)) return stored
    const country = guessCountry(this.#kit.environment.window?.navigator.languages ?? [])
    return country === undefined ? undefined : { country }
  }

  #onStarted(purchase: OnrampPurchase, isBlocked: boolean): void {
    if (isBlocked) this.blocked.add(purchase.id)
    this.purchases.add(purchase)
    this.#kit.router.push('BuyInProgress', { id: purchase.id })
  }

  /** Resolves with whether the chain confirms a delivery. Undefined if the adapter can't follow transactions. */
  async #isDelivered({ address, caipNetworkId }: OnrampPurchase, hash: string): Promise<boolean | undefined> {
    const caipNetwork = this.#kit.chains.findNetwork(caipNetworkId)
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

  #onChange(purchase: OnrampPurchase): void {
    const { address, asset, caipNetworkId, progress, quoted } = purchase
    const { received, status, txHash } = progress
    if (status === 'delivered' && txHash !== undefined) {
      const pending = this.#kit.controller(PendingTransactions)
      const { address: token, decimals, iconUrl, name, symbol } = asset
      const at = this.#kit.environment.now()
      const bought = { token: { symbol, decimals, name, iconUrl, address: token }, amount: received ?? quoted }
      pending.add({ hash: txHash, caipNetworkId, address, operation: 'buy', received: bought, at })
      pending.settle(txHash, { status: 'confirmed', hash: txHash })
      const namespace = caipNetworkId.slice(0, caipNetworkId.indexOf(':'))
      const coin = coins[namespace] ?? address
      const forceUpdate = [`${caipNetworkId}:${token ?? coin}` as CaipAddress]
      const account = onrampAccount(this.#kit)
      if (account?.network.caipNetworkId === caipNetworkId) {
        const subject = { namespace: account.network.chainNamespace, address, caipNetworkId }
        void this.#kit.controller(PortfolioController).refresh(subject, { forceUpdate })
        // The account button's state contains the failure.
        void this.#kit.refreshBalance().catch(() => {})
      }
    }
    if (status === 'delivered' || status === 'failed' || status === 'refunded' || status === 'expired')
      this.#kit.modal.settle({ status, hash: txHash, quoted, received }, 'OnRampProviders')
  }

  #followAccount(): void {
    const account = onrampAccount(this.#kit)
    if (isSameAccount(account, this.form.state.value.draft.account)) return
    if (this.#kit.router.current.view === 'OnRampProviders') this.form.fill(this.#begun ?? {})
  }

  /** Pauses prices while the page is hidden, and refreshes purchases when the user comes back from the checkout. */
  #followAttention(): void {
    const { context, environment } = this.#kit
    const page = environment.window?.document
    if (!page) return
    const onChange = (): void => {
      if (page.visibilityState === 'hidden') {
        this.form.pause()
        return
      }
      if (this.#kit.router.current.view === 'OnRampProviders' && this.#kit.modal.state.open) this.form.resume()
      for (const { id, progress } of this.purchases.state.purchases) if (!progress.isFinal) this.purchases.refresh(id)
    }
    page.addEventListener('visibilitychange', onChange)
    context.onDestroy(() => page.removeEventListener('visibilitychange', onChange))
  }
}
