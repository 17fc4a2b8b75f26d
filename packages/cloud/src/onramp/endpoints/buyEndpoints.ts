import type { OnrampBuyQuote, OnrampQuote } from '@openappkit/contract'
import { onrampBuyOptionsSchema, onrampBuyQuoteSchema } from '@openappkit/contract/schemas'
import { z } from 'zod'
import { decimalText } from '../../balances/decimalText'
import { type Endpoint, endpoint } from '../../http/Endpoint'
import { HttpFailure } from '../../http/HttpFailure'
import { fiatText, readFiat } from '../fiat'
import { chainNamed } from './networkNames'
import { noPrice } from './noPrice'
import type { OnrampApi } from './OnrampApi'
import { COUNTRY, readOptions, regionFields } from './readOptions'
import { readPurchase } from './readPurchase'

const TAG = 'On-ramp'
const RATE = { burst: 60, perSecond: 2 }
const word = z.string().min(1).max(200)

/** Returns the endpoints in the format that AppKit's backend serves. */
export function buyEndpoints(api: OnrampApi): readonly Endpoint[] {
  return [
    endpoint({
      method: 'GET',
      path: '/v1/onramp/buy/options',
      summary: 'Currencies to buy and to pay with',
      tag: TAG,
      rate: RATE,
      query: z.object(regionFields),
      answer: onrampBuyOptionsSchema,
      async handle({ pay, query: { country = COUNTRY, subdivision }, signal }) {
        await pay(api.providers.chainIds.length)
        const options = await readOptions(api, { country, subdivision }, signal)
        return {
          paymentCurrencies: options.paymentCurrencies.map(({ id, payment_method_limits: limits }) => ({ id, limits })),
          purchaseCurrencies: options.purchaseCurrencies.map(({ networks, ...currency }) => ({
            ...currency,
            networks: networks.map(network => ({
              name: network.name,
              displayName: network.display_name,
              contractAddress: network.contract_address,
              chainId: network.chain_id,
            })),
          })),
        }
      },
    }),
    quotesEndpoint(api),
  ]
}

function quotesEndpoint(api: OnrampApi): Endpoint {
  return endpoint({
    method: 'GET',
    path: '/v1/onramp/buy/quotes',
    summary: 'Best price of a purchase',
    tag: TAG,
    rate: RATE,
    query: z.object({
      purchaseCurrency: word.describe('Id or symbol'),
      purchaseNetwork: word.optional(),
      paymentAmount: z.string().regex(/^\d{1,20}(?:\.\d{1,18})?$/, "isn't a decimal amount, such as 100.00"),
      paymentCurrency: z.string().regex(/^[A-Z]{3}$/, "isn't a currency code, such as EUR"),
      paymentMethod: z.string().min(1).max(50),
      ...regionFields,
    }),
    answer: onrampBuyQuoteSchema,
    async handle({ pay, projectId = '', query, signal }) {
      const { country = COUNTRY, paymentAmount, paymentCurrency, paymentMethod, subdivision } = query
      const { chainIds } = api.providers
      const named = query.purchaseNetwork
      const chainId = named === undefined ? chainIds[0] : chainNamed(named, chainIds)
      if (!chainId) throw new HttpFailure(400, 'purchaseNetwork', "We don't support this network")
      await pay(api.providers.on(chainId).length)
      const { assets } = await api.catalog.read({ chainId, country, subdivision }, signal)
      const wanted = query.purchaseCurrency.toLowerCase()
      const asset = assets.find(({ id, symbol }) => [id, symbol].some(name => name.toLowerCase() === wanted))
      if (!asset) throw new HttpFailure(400, 'purchaseCurrency', 'No provider sells this currency there')
      const price = {
        asset: asset.id,
        amount: paymentAmount,
        currency: paymentCurrency,
        method: paymentMethod,
        country,
      }
      const input = await readPurchase(api, { ...price, ...(subdivision !== undefined && { subdivision }) }, signal)
      const { quotes, skipped } = await api.quoter.rank(projectId, input, signal)
      const [best] = quotes
      if (!best) throw noPrice(skipped, paymentCurrency, 'paymentAmount')
      return writeQuote(best, decimalText(BigInt(best.amount), input.decimals), asset.symbol)
    },
  })
}

function writeQuote(
  { currency, fees, id, subtotal, total }: OnrampQuote,
  amount: string,
  symbol: string,
): OnrampBuyQuote {
  const sumOf = (isNetwork: boolean): string =>
    fiatText(
      fees
        .filter(({ kind }) => (kind === 'network') === isNetwork)
        .reduce((sum, fee) => sum + readFiat(fee.amount), 0n),
    )
  return {
    paymentTotal: { value: total, currency },
    paymentSubTotal: { value: subtotal, currency },
    purchaseAmount: { value: amount, currency: symbol },
    coinbaseFee: { value: sumOf(false), currency },
    networkFee: { value: sumOf(true), currency },
    quoteId: id,
  }
}
