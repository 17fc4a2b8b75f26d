import type { ModalKit } from '@openappkit/appkit-core/modal'
import { ServedChains } from '@openappkit/appkit-core/portfolio'
import type { OnrampPurchaseCurrency } from '@openappkit/contract'
import type { OnrampAsset, OnrampCatalog, OnrampSeller } from '../market/OnrampCatalog'
import type { OnrampFigures, OnrampQuote, OnrampQuotes, QuoteQuery } from '../OnrampQuote'
import type { MarketQuery, OnrampSource, StartedPurchase } from '../OnrampSource'
import { unavailable, unsupportedChain } from '../onrampErrors'
import type { OnrampProgress } from '../purchase/OnrampPurchase'
import { AppKitOnrampApi, type AppKitOnrampQuote } from './AppKitOnrampApi'
import { moneyParameter } from './moneyParameter'
import { money } from './onrampDecoders'

/** The provider behind AppKit's links. */
const coinbase: OnrampSeller = { id: 'coinbase', name: 'Coinbase', isSandbox: false }
const offerId = 'coinbase'
/** AppKit's format has no decimals. Amounts are only shown, so the most exact ones do. */
const decimals = 18
/** Milliseconds for which a price and a link are valid. */
const lifetime = 60_000

/** The on-ramp of a backend that only knows AppKit 1.8's formats. It reports no progress. */
export class AppKitOnrampSource implements OnrampSource {
  readonly #kit: ModalKit
  readonly #api: AppKitOnrampApi

  constructor(kit: ModalKit) {
    this.#kit = kit
    this.#api = kit.controller(AppKitOnrampApi)
  }

  async catalog({ network }: MarketQuery): Promise<OnrampCatalog> {
    const { caipNetworkId } = network
    if (!caipNetworkId.startsWith('eip155:') || !(await this.#kit.controller(ServedChains).includes(caipNetworkId)))
      throw unsupportedChain()
    const { paymentCurrencies, purchaseCurrencies } = await this.#api.options()
    const assets = purchaseCurrencies.flatMap(currency => assetOf(currency, caipNetworkId) ?? [])
    if (assets.length === 0) throw unsupportedChain()
    return {
      assets,
      offers: [
        {
          ...coinbase,
          id: offerId,
          assets: assets.map(({ id }) => id),
          payments: Object.fromEntries(
            paymentCurrencies.map(({ id, payment_method_limits: methods }) => [
              id,
              // Built-in limits are a guess, so none are enforced.
              methods.map(method => ({ id: method.id, min: undefined, max: undefined })),
            ]),
          ),
        },
      ],
      isPriceless: true,
    }
  }

  async quotes(query: QuoteQuery): Promise<OnrampQuotes> {
    const { account, amount, asset, country, currency, method } = query
    const reference = account.network.caipNetworkId.slice('eip155:'.length)
    const answer = await this.#api.quote({
      purchaseCurrency: {
        id: asset.id,
        name: asset.name,
        symbol: asset.symbol,
        networks: [
          {
            name: reference,
            display_name: account.network.name,
            chain_id: reference,
            contract_address: asset.address ?? '',
          },
        ],
      },
      paymentCurrency: { id: currency, payment_method_limits: [{ id: method, min: '0', max: '0' }] },
      amount: moneyParameter(amount),
      network: asset.symbol,
      country,
    })
    const quote: OnrampQuote = {
      id: answer.quoteId,
      query,
      provider: coinbase,
      figures: answer.isPlaceholder ? undefined : figuresOf(answer),
      expiresAt: this.#kit.environment.now() + lifetime,
    }
    return { query, quotes: [quote], skipped: [] }
  }

  async start({ query }: OnrampQuote): Promise<StartedPurchase> {
    const { account, amount, asset } = query
    const url = await this.#api.url({
      destinationWallets: [{ address: account.address, assets: [asset.symbol] }],
      partnerUserId: account.address,
      presetFiatAmount: Number(amount / 10n ** 18n),
    })
    if (url === '') throw unavailable(undefined)
    return { key: undefined, url, expiresAt: this.#kit.environment.now() + lifetime }
  }

  async progress(): Promise<OnrampProgress> {
    throw unavailable(undefined)
  }
}

/** Returns a currency as an asset of a network. Undefined if it isn't sold there. */
function assetOf(
  { id, name, networks, symbol }: OnrampPurchaseCurrency,
  caipNetworkId: string,
): OnrampAsset | undefined {
  const network = networks.find(({ chain_id: reference }) => `eip155:${reference}` === caipNetworkId)
  if (!network) return undefined
  return { id, address: network.contract_address || undefined, name, symbol, decimals, iconUrl: undefined }
}

/** Returns the figures of a price. Undefined if they don't sum up. */
function figuresOf({ paymentSubtotal, paymentTotal, purchaseAmount }: AppKitOnrampQuote): OnrampFigures | undefined {
  const total = money(paymentTotal.amount)
  const subtotal = money(paymentSubtotal.amount)
  const amount = money(purchaseAmount.amount)
  if (total === undefined || subtotal === undefined || amount === undefined || subtotal > total) return undefined
  return { amount, total, subtotal, fees: [{ kind: 'provider', amount: total - subtotal }] }
}
