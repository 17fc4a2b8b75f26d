import { encodeLine, type SceneLine } from './pages/sceneCalls'

/** The terms of a scene's quotes. */
export interface SceneMarket {
  /** Price impact in hundredths of a percent. Default: 12. */
  readonly impactBps?: number
  /** Whether no provider trades the tokens. */
  readonly isClosed?: true
}

interface ListedToken {
  readonly name: string
  readonly symbol: string
  readonly address: string
  readonly decimals: number
  /** US dollars. */
  readonly price: number
  readonly logoUri: string | null
}

/** A router of Uniswap, which needs no `swapContracts`. */
const router = '0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D'
const coin = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'
const networkFee = '405000000000000'

const tokens: readonly ListedToken[] = [
  listed('Ether', 'ETH', coin, 18, 3110, '3c5bd6'),
  listed('USD Coin', 'USDC', '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48', 6, 1, '2f78c4'),
  listed('Wrapped BTC', 'WBTC', '0x2260FAC5E5542a773Aa44fBCfeDf7C193bc2C599', 8, 89_313),
  listed('Dai Stablecoin', 'DAI', '0x6B175474E89094C44Da98b954EedeAC495271d0F', 18, 1, 'c78a2d'),
  listed('Uniswap', 'UNI', '0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984', 18, 6.4, 'b8407e'),
  listed(
    'A remarkably long name that somebody thought was fine after all',
    'REMARKABLYLONGSYMBOL',
    `0x${'bead'.repeat(10)}`,
    18,
    0.4,
  ),
]

/** Returns the response to a request about swaps or prices. */
export function answerSwap({ pathname, searchParams }: URL, body: unknown, market: SceneMarket): object {
  switch (pathname) {
    case '/v1/convert/tokens':
      return { tokens: tokens.map(({ price: _, ...token }) => token) }
    case '/v1/convert/quotes':
      return quotes(Object.fromEntries(searchParams), market)
    case '/v1/convert/build-transaction':
      return build(body as Readonly<Record<string, string>>, market)
    default: {
      const { addresses } = body as { readonly addresses: readonly string[] }
      return {
        fungibles: addresses.flatMap(address => {
          const { price } = tokenAt(address)
          return price > 0 ? [{ address, price }] : []
        }),
      }
    }
  }
}

function quotes({ amount = '0', from = '', to = '' }: Readonly<Record<string, string>>, market: SceneMarket): object {
  if (market.isClosed) return { quotes: [], skipped: [] }
  const { impactBps = 12 } = market
  const fee = quotedAmount(amount, from, to, impactBps) / 400n
  const quote = {
    id: 'router:1',
    fromAmount: amount,
    fromAccount: from,
    toAmount: String(quotedAmount(amount, from, to, impactBps)),
    toAccount: to,
    provider: { id: 'router', name: 'Uniswap' },
    impactBps,
    fees: [{ kind: 'operator', asset: to, amount: String(fee) }],
    route: [from, to],
    spender: `eip155:1:${router}`,
    networkFee,
  }
  return { quotes: [quote] }
}

function build(body: Readonly<Record<string, string>>, { impactBps = 12 }: SceneMarket): object {
  const { amount = '0', from = '', minAmount = '0', to = '', userAddress = '' } = body
  const paid = addressOf(from)
  const line: SceneLine = {
    kind: 'swap',
    contract: router,
    to: addressOf(userAddress),
    amount: BigInt(amount),
    tokenAddress: paid,
    received: { tokenAddress: addressOf(to), minimum: BigInt(minAmount) },
    deadline: BigInt(Date.UTC(2026, 0, 15, 12, 10) / 1000),
    quoted: quotedAmount(amount, from, to, impactBps),
  }
  const swap = { kind: 'transaction', to: `eip155:1:${router}`, data: encodeLine(line), value: paid ? '0' : amount }
  const approve = { kind: 'approve', token: from, spender: `eip155:1:${router}`, amount }
  return { minAmount, steps: paid ? [approve, swap] : [swap] }
}

/** Returns the received base units at market prices, less the price impact. */
function quotedAmount(amount: string, from: string, to: string, impactBps: number): bigint {
  const [paid, received] = [tokenAt(from), tokenAt(to)]
  const whole = (Number(amount) / 10 ** paid.decimals) * (paid.price || 1) * (1 - impactBps / 10_000)
  // As many digits as a number holds exactly.
  return (
    (BigInt(Math.round((whole / (received.price || 1)) * 1e8)) * 10n ** BigInt(Math.max(received.decimals - 8, 0))) /
    10n ** BigInt(Math.max(8 - received.decimals, 0))
  )
}

/** Returns a listed token by its CAIP-10 id. An unlisted one has the decimals of the scene's wallet and no price. */
function tokenAt(id: string): Pick<ListedToken, 'decimals' | 'price'> {
  return tokens.find(({ address }) => address.toLowerCase() === id.toLowerCase()) ?? { decimals: 6, price: 0 }
}

/** Returns the address of a CAIP-10 id. Undefined for the native coin. */
function addressOf(id: string): string | undefined {
  return id.endsWith(coin) ? undefined : id.slice('eip155:1:'.length)
}

function listed(
  name: string,
  symbol: string,
  address: string,
  decimals: number,
  price: number,
  hue?: string,
): ListedToken {
  const logoUri = hue === undefined ? null : `/v1/image/${hue}.signature`
  return { name, symbol, address: `eip155:1:${address}`, decimals, price, logoUri }
}
