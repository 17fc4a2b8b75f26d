import type { Balance, Currency } from '@openappkit/contract'
import { balancesSchema, chainIdSchema, currencySchema } from '@openappkit/contract/schemas'
import { z } from 'zod'
import { readAccount } from '../chains/accountAddress'
import { type Endpoint, endpoint } from '../http/Endpoint'
import { HttpFailure } from '../http/HttpFailure'
import type { CaipAddress } from '../prices/PriceSource'
import type { PriceSourceCache } from '../prices/PriceSourceCache'
import type { AccountBalances, NamedAsset } from './AccountBalances'
import { readNamed } from './readNamed'
import { assetOf, type BalanceFacts, writeBalances } from './writeBalances'

/** Client versions that poll too often. */
const TOO_EAGER = /(^|-)1\.6\.[45]$/

/** Cost of refreshing a chain. Each named address costs one more. */
const FRESH_CHAIN_COST = 5

const querySchema = z.object({
  currency: z.string().max(20).optional(),
  chainId: chainIdSchema.optional(),
  forceUpdate: z
    .string()
    .max(10_000)
    .optional()
    .describe(
      'Up to 50 CAIP-10 addresses, separated by commas. Refreshes their chains, and also reads the listed ERC-20 tokens. For the native coin of an EVM chain use 0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee, on Solana and Bitcoin the account',
    ),
  sv: z.string().max(200).optional(),
})

type BalancePrices = Pick<PriceSourceCache, 'quote'>

export interface BalanceEndpointDependencies extends Pick<BalanceFacts, 'chains' | 'iconOf'> {
  readonly balances: Pick<AccountBalances, 'read'>
  readonly prices: BalancePrices
}

/** Returns `GET /v1/account/{address}/balance`. */
export function balanceEndpoints({ balances, prices, ...facts }: BalanceEndpointDependencies): readonly Endpoint[] {
  return [
    endpoint({
      method: 'GET',
      path: '/v1/account/{address}/balance',
      summary: 'Balances of an address and their value, on one chain or on every chain of its namespace',
      tag: 'Accounts',
      params: z.object({ address: z.string().max(200) }),
      query: querySchema,
      answer: balancesSchema,
      async handle({ params, query, headers, pay }) {
        const account = readAccount(params.address, query.chainId)
        const currency = readCurrency(query.currency)
        const named = readNamed(query.forceUpdate)
        // Only browser apps that report their version get balances. Other callers have no user to show balances to.
        const version = query.sv || headers.get('x-sdk-version')
        if (!isPage(headers) || !version || TOO_EAGER.test(version)) return { balances: [] }
        await payForNamed(named, pay)
        const assets = await balances.read(account, named)
        const quoted = await quotesOf(prices, currency, assets.map(assetOf))
        return { balances: [...writeBalances(assets, { ...facts, prices: quoted })] satisfies Balance[] }
      },
    }),
  ]
}

/** Charges for a refresh, which queries upstreams even if the cache is fresh. */
async function payForNamed(named: readonly NamedAsset[], pay: (tokens: number) => Promise<void>): Promise<void> {
  if (named.length === 0) return
  const chains = new Set(named.map(({ chainId }) => chainId)).size
  await pay(chains * FRESH_CHAIN_COST + named.length)
}

/** Returns no prices if they are unavailable, because balances are useful without them. */
async function quotesOf(
  prices: BalancePrices,
  currency: Currency,
  assets: readonly CaipAddress[],
): ReturnType<BalancePrices['quote']> {
  try {
    return await prices.quote(currency, assets)
  } catch (error) {
    if (error instanceof HttpFailure && error.status === 503) return new Map()
    throw error
  }
}

function readCurrency(text = 'usd'): Currency {
  const result = currencySchema.safeParse(text)
  if (result.success) return result.data
  throw new HttpFailure(400, 'currency', "The currency isn't supported. Request prices in another currency.")
}

/**
 * Returns whether a browser app sent the request. For reads from the app's own server, browsers omit `Origin` and send
 * `Sec-Fetch-Site` instead.
 */
function isPage(headers: Headers): boolean {
  return Boolean(headers.get('origin')) || headers.get('sec-fetch-site') === 'same-origin'
}
