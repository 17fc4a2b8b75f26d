import type { OnrampQuote } from '@openappkit/contract'
import { formatAssetType } from '@openappkit/contract/assets'
import {
  onrampOptionsSchema,
  onrampSingleQuoteQuerySchema,
  onrampSingleQuoteSchema,
  onrampUrlRequestSchema,
  onrampUrlSchema,
} from '@openappkit/contract/schemas'
import { z } from 'zod'
import { decimalText } from '../../balances/decimalText'
import { readAccount } from '../../chains/accountAddress'
import { type Endpoint, endpoint } from '../../http/Endpoint'
import { HttpFailure } from '../../http/HttpFailure'
import { fiatText } from '../fiat'
import { buyEndpoints } from './buyEndpoints'
import { chainNamed } from './networkNames'
import { noPrice } from './noPrice'
import type { OnrampApi } from './OnrampApi'
import { COUNTRY, readOptions, regionFields } from './readOptions'
import { readPurchase } from './readPurchase'

const TAG = 'On-ramp'
const RATE = { burst: 60, perSecond: 2 }
/** Amount of a link without one, in US dollars. */
const AMOUNT = 100

/** Returns the endpoints in the format of AppKit's clients. */
export function appKitEndpoints(api: OnrampApi): readonly Endpoint[] {
  return [
    optionsEndpoint(api),
    quoteEndpoint(api),
    ...buyEndpoints(api),
    urlEndpoint(api),
    endpoint({
      method: 'GET',
      path: '/v1/onramp/providers',
      summary: 'Providers of this server',
      tag: TAG,
      answer: z.array(z.object({ id: z.string().max(100), name: z.string().max(100) })).max(20),
      handle: async () => api.providers.all.map(({ id, name }) => ({ id, name })),
    }),
  ]
}

/** Returns the endpoint that lists the currencies. */
function optionsEndpoint(api: OnrampApi): Endpoint {
  return endpoint({
    method: 'GET',
    path: '/v1/onramp/options',
    summary: 'Currencies to buy and to pay with',
    tag: TAG,
    rate: RATE,
    query: z.object(regionFields),
    answer: onrampOptionsSchema,
    async handle({ pay, query: { country = COUNTRY, subdivision }, signal }) {
      await pay(api.providers.chainIds.length)
      return readOptions(api, { country, subdivision }, signal)
    },
  })
}

/** Returns the endpoint that prices a purchase. */
function quoteEndpoint(api: OnrampApi): Endpoint {
  return endpoint({
    method: 'POST',
    path: '/v1/onramp/quote',
    summary: 'Best price of a purchase',
    tag: TAG,
    rate: RATE,
    bodyLimit: 64 * 1024,
    body: onrampSingleQuoteQuerySchema,
    answer: onrampSingleQuoteSchema,
    async handle({ body, projectId = '', signal }) {
      const { country = COUNTRY, paymentCurrency, purchaseCurrency, subdivision } = body
      const [network] = purchaseCurrency.networks
      const chainId = network && chainNamed(network.name, api.providers.chainIds)
      const asset = network?.contract_address || 'native'
      const id = chainId && formatAssetType({ chainId, asset })
      if (!id) throw new HttpFailure(400, 'purchaseCurrency', "We don't support this network")
      const query = {
        asset: id,
        amount: body.amount,
        currency: paymentCurrency.id,
        method: paymentCurrency.payment_method_limits[0]?.id ?? 'card',
        country,
        ...(subdivision !== undefined && { subdivision }),
      }
      const input = await readPurchase(api, query, signal)
      const { quotes, skipped } = await api.quoter.rank(projectId, input, signal)
      const [best] = quotes
      if (best) return writeQuote(best, decimalText(BigInt(best.amount), input.decimals), purchaseCurrency.symbol)
      throw noPrice(skipped, query.currency, 'amount')
    },
  })
}

/** Returns the endpoint that creates a link to the best provider, without choices of the user. */
function urlEndpoint(api: OnrampApi): Endpoint {
  return endpoint({
    method: 'POST',
    path: '/v1/generators/onrampurl',
    summary: 'Link to the checkout of the best provider',
    tag: TAG,
    rate: { burst: 20, perSecond: 0.1 },
    bodyLimit: 64 * 1024,
    query: z.object(regionFields),
    body: onrampUrlRequestSchema,
    answer: onrampUrlSchema,
    async handle({ body, projectId = '', query: { country = COUNTRY, subdivision }, signal }) {
      const { defaultNetwork, destinationWallets, presetFiatAmount = AMOUNT } = body
      const [wallet] = destinationWallets
      const names = [...(defaultNetwork === undefined ? [] : [defaultNetwork]), ...(wallet?.blockchains ?? [])]
      const { chainIds } = api.providers
      const chainId =
        names.flatMap(name => chainNamed(name, chainIds) ?? [])[0] ?? (names.length === 0 ? chainIds[0] : undefined)
      const asset = chainId && formatAssetType({ chainId, asset: 'native' })
      if (!wallet || !chainId || !asset)
        throw new HttpFailure(400, 'destinationWallets', "We don't support this network")
      const account = readAccount(wallet.address, chainId)
      const price = {
        asset,
        amount: presetFiatAmount.toFixed(2),
        currency: 'USD',
        method: 'card',
        country,
        ...(subdivision !== undefined && { subdivision }),
      }
      const input = await readPurchase(api, price, signal)
      const [best] = (await api.quoter.rank(projectId, input, signal)).quotes
      if (!best) throw new HttpFailure(503, '', 'No provider has a price right now. Try again later.')
      const quote = await api.tokens.read(best.id, projectId)
      const { url } = await api.sessions.create({ projectId, quote, account, address: wallet.address })
      return { url }
    },
  })
}

function writeQuote(
  { currency, fees, id, subtotal, total }: OnrampQuote,
  amount: string,
  symbol: string,
): z.infer<typeof onrampSingleQuoteSchema> {
  const network = fees.find(({ kind }) => kind === 'network')?.amount ?? fiatText(0n)
  return {
    paymentTotal: { amount: total, currency },
    paymentSubtotal: { amount: subtotal, currency },
    purchaseAmount: { amount, currency: symbol },
    networkFee: { amount: network, currency },
    quoteId: id,
  }
}
