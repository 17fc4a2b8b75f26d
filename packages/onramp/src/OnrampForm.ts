import type { AppKitError } from '@openappkit/appkit-core'
import { proxy, ref } from 'valtio/vanilla'
import { asOnrampError } from './asOnrampError'
import { blockerOf, type OnrampBlocker } from './draft/blockerOf'
import { emptyDraft, type OnrampDraft, readMoney } from './draft/OnrampDraft'
import { withDefaults } from './draft/withDefaults'
import type { OnrampCatalog } from './market/OnrampCatalog'
import { statesOf } from './market/states'
import { isSameAccount } from './OnrampAccount'
import type { OnrampContext } from './OnrampContext'
import type { OnrampQuote, QuoteQuery } from './OnrampQuote'
import { priceMoved } from './onrampErrors'
import { started } from './purchase/OnrampPurchase'
import { QuoteFeed, type QuotesState } from './QuoteFeed'

/** Milliseconds before a typed amount gets a price. Other changes get one immediately. */
const typingDelay = 400

/** The offers of the form's market. */
export type CatalogState =
  | { readonly status: 'idle' | 'loading' }
  | { readonly status: 'ready'; readonly catalog: OnrampCatalog }
  | { readonly status: 'failed'; readonly error: AppKitError }

/** State of {@link OnrampForm}. `starting` while the backend creates the purchase. */
export interface OnrampFormState {
  readonly status: 'editing' | 'starting'
  readonly draft: OnrampDraft
  readonly catalog: CatalogState
  readonly quotes: QuotesState
  /** Why the purchase didn't start. */
  readonly problem?: AppKitError | undefined
}

/** Values to fill in. */
export interface OnrampPrefill {
  /** CAIP-19 id, token address, `native` or a symbol. */
  readonly asset?: string | undefined
  /** Decimal text. */
  readonly amount?: string | undefined
  /** ISO 4217 code. */
  readonly currency?: string | undefined
  /** ISO 3166-1 code. */
  readonly country?: string | undefined
}

/**
 * Manages the form of a purchase, from the first input until the provider's checkout opens. Only this class writes its
 * state.
 *
 * @example
 * ```
 * form.fill({ asset: 'ETH' })
 * form.typeAmount('100')
 * // Later, in the click on Continue, so that the browser allows the window:
 * void form.start()
 * ```
 */
export class OnrampForm {
  readonly state: { value: OnrampFormState }
  readonly #context: OnrampContext
  readonly #feed: QuoteFeed
  #prefill: OnrampPrefill = {}
  #market = new AbortController()

  constructor(context: OnrampContext) {
    this.#context = context
    const draft = emptyDraft(context.account())
    this.state = proxy({
      value: ref<OnrampFormState>({
        status: 'editing',
        draft,
        catalog: { status: 'idle' },
        quotes: { status: 'idle' },
      }),
    })
    const { environment, source } = context
    this.#feed = new QuoteFeed({ environment, source, write: quotes => this.#set({ quotes }) })
  }

  /** The first input that is missing. */
  get blocker(): OnrampBlocker | undefined {
    return blockerOf(this.#draft, this.#catalog)
  }

  /** The chosen price: the user's provider if it has one, else the best. */
  get quote(): OnrampQuote | undefined {
    return chosenQuote(this.state.value)
  }

  /** Fills in the form for the active account, and loads the offers of its network. */
  fill(prefill: OnrampPrefill = {}): void {
    this.#prefill = prefill
    const account = this.#context.account()
    const region = this.#context.region()
    const { draft } = this.state.value
    const isSame = isSameAccount(draft.account, account)
    const kept = isSame ? draft : { ...draft, account, asset: undefined }
    const country = prefill.country ?? kept.country ?? region?.country
    const subdivision = country === region?.country ? (kept.subdivision ?? region?.subdivision) : kept.subdivision
    const amountText = prefill.amount ?? kept.amountText
    const amount = prefill.amount === undefined ? kept.amount : readMoney(prefill.amount, undefined)
    const isLoaded = this.#catalog && isSame && country === draft.country && subdivision === draft.subdivision
    this.#set({ draft: { ...kept, country, subdivision, amountText, amount }, problem: undefined })
    // The controls that need the offers stay, such as the one with the focus.
    if (isLoaded) this.#edit({})
    else this.#loadMarket()
  }

  setCountry(country: string | undefined): void {
    const subdivision = undefined
    this.#set({ draft: { ...this.#draft, country, subdivision, currency: undefined }, problem: undefined })
    this.#keepRegion()
    this.#loadMarket()
  }

  setSubdivision(subdivision: string | undefined): void {
    this.#set({ draft: { ...this.#draft, subdivision }, problem: undefined })
    this.#keepRegion()
    this.#loadMarket()
  }

  /** @param id - CAIP-19 id of an asset in the catalog. */
  setAsset(id: string): void {
    const asset = this.#catalog?.assets.find(known => known.id === id)
    if (asset) this.#edit({ asset })
  }

  setCurrency(currency: string): void {
    this.#edit({ currency })
  }

  setMethod(method: string): void {
    this.#edit({ method })
  }

  /** Sets the amount, in the digits and separators of `locale`. */
  typeAmount(amountText: string, locale?: string): void {
    this.#edit({ amountText, amount: readMoney(amountText, locale) }, typingDelay)
  }

  /** Chooses a provider, whatever its price. */
  chooseProvider(providerId: string): void {
    this.#set({ draft: { ...this.#draft, providerId }, problem: undefined })
  }

  /** Requests the offers and prices again. */
  refresh(): void {
    if (this.state.value.catalog.status === 'failed') this.#loadMarket()
    else this.#feed.refresh()
  }

  pause(): void {
    this.#feed.pause()
  }

  resume(): void {
    this.#feed.resume()
  }

  /**
   * Starts a purchase at the chosen price, and opens the provider's checkout. Call it synchronously in a click, or the
   * browser blocks the window. Resolves when the checkout is on its way, or `state` has the problem.
   */
  async start(): Promise<void> {
    const quote = this.quote
    if (!quote || this.state.value.status === 'starting') return
    const checkout = this.#context.openCheckout()
    this.#set({ status: 'starting', problem: undefined })
    try {
      const current = await this.#currentQuote(quote)
      const { key, ...link } = await this.#context.source.start(current, checkout.redirectUrl)
      const { account, amount, asset, currency } = current.query
      const at = this.#context.environment.now()
      checkout.show(link.url)
      this.#set({ status: 'editing' })
      this.#context.onStarted(
        {
          id: key?.id ?? `${current.provider.id}:${at}`,
          secret: key?.secret,
          ...link,
          provider: current.provider,
          caipNetworkId: account.network.caipNetworkId,
          address: account.address,
          asset,
          quoted: current.figures?.amount,
          currency,
          total: current.figures?.total ?? amount,
          at,
          progress: started,
        },
        checkout.isBlocked,
      )
    } catch (cause) {
      checkout.close()
      this.#set({ status: 'editing', problem: asOnrampError(cause) })
    }
  }

  destroy(): void {
    this.#market.abort()
    this.#feed.pause()
  }

  /**
   * Returns the price, or a new one of the same provider if it expired.
   *
   * @throws AppKitError `onramp/price-moved` if the new one is worse.
   */
  async #currentQuote(quote: OnrampQuote): Promise<OnrampQuote> {
    if (!this.#feed.isExpired(quote.expiresAt)) return quote
    const quotes = await this.#context.source.quotes(quote.query, this.#market.signal)
    this.#set({ quotes: { status: 'ready', quotes } })
    const fresh = quotes.quotes.find(({ provider }) => provider.id === quote.provider.id)
    const isWorse = (fresh?.figures?.amount ?? 0n) < (quote.figures?.amount ?? 0n)
    if (!fresh || isWorse) throw priceMoved()
    return fresh
  }

  #keepRegion(): void {
    const { country, subdivision } = this.#draft
    if (country !== undefined) this.#context.keepRegion?.({ country, subdivision })
  }

  #loadMarket(): void {
    this.#market.abort()
    this.#feed.want(undefined, 0)
    const { account, country, subdivision } = this.#draft
    const isIncomplete = subdivision === undefined && statesOf(country).length > 0
    if (!account || country === undefined || isIncomplete) {
      this.#set({ catalog: { status: 'idle' } })
      return
    }
    const market = new AbortController()
    this.#market = market
    this.#set({ catalog: { status: 'loading' } })
    this.#context.source.catalog({ network: account.network, country, subdivision }, market.signal).then(
      catalog => {
        if (market.signal.aborted) return
        this.#set({ catalog: { status: 'ready', catalog } })
        this.#edit({})
      },
      (cause: unknown) => {
        if (!market.signal.aborted) this.#set({ catalog: { status: 'failed', error: asOnrampError(cause) } })
      },
    )
  }

  #edit(change: Partial<OnrampDraft>, delay = 0): void {
    const catalog = this.#catalog
    const changed = { ...this.#draft, ...change }
    const draft = catalog ? withDefaults(changed, catalog, this.#prefill) : changed
    this.#set({ draft, problem: undefined })
    this.#feed.want(queryOf(draft, catalog), delay)
  }

  get #draft(): OnrampDraft {
    return this.state.value.draft
  }

  get #catalog(): OnrampCatalog | undefined {
    const { catalog } = this.state.value
    return catalog.status === 'ready' ? catalog.catalog : undefined
  }

  #set(change: Partial<OnrampFormState>): void {
    this.state.value = ref({ ...this.state.value, ...change })
  }
}

/**
 * Returns the chosen price of a state: the user's provider if it has one, else the best. Undefined while there is none.
 *
 * @example
 * ```ts
 * import { chosenQuote, type OnrampForm } from '@openappkit/onramp'
 *
 * export function received(form: OnrampForm): bigint | undefined {
 *   return chosenQuote(form.state.value)?.figures?.amount
 * }
 * ```
 */
export function chosenQuote({ draft, quotes }: Pick<OnrampFormState, 'draft' | 'quotes'>): OnrampQuote | undefined {
  const shown = quotes.status === 'ready' ? quotes.quotes : undefined
  return shown?.quotes.find(({ provider }) => provider.id === draft.providerId) ?? shown?.quotes[0]
}

/** Returns the purchase to price. Undefined if the form isn't complete. */
function queryOf(draft: OnrampDraft, catalog: OnrampCatalog | undefined): QuoteQuery | undefined {
  const { account, amount, asset, country, currency, method, subdivision } = draft
  if (blockerOf(draft, catalog) !== undefined || !account || !asset) return undefined
  if (country === undefined || currency === undefined || method === undefined || amount === undefined) return undefined
  return { account, country, subdivision, asset, currency, method, amount }
}
