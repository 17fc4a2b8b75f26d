import { exchangeAbi } from '@openappkit/testing/node'
import { type Address, erc20Abi, maxUint256, parseAbi, type TransactionReceipt, toEventSelector } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Market, type Markets, openMarkets } from './openMarkets'

let markets: Markets
beforeAll(async () => {
  markets = await openMarkets()
})
afterAll(() => markets[Symbol.asyncDispose]())

const paths = ['weth usd', 'usd weth', 'usd dai', 'dai usd weth', 'weth usd dai', 'weth taxed', 'dai usd weth taxed']
const amounts = [1n, 997n, 1_000_003n, 123_456_789_012n, 10n ** 18n, 98_765_432_109_876_543_210n, 10n ** 27n]

function addresses({ usd, dai, taxed }: Markets, { weth }: Market, path: string): Address[] {
  const tokens: Readonly<Record<string, Address>> = { usd, dai, taxed, weth }
  return path.split(' ').map(name => tokens[name] ?? weth)
}

/** Calls both exchanges. Errors differ in their texts, so only the fact counts. */
async function ask(functionName: 'getAmountsOut' | 'getAmountsIn', amount: bigint, path: string) {
  const answers = [markets.uniswap, markets.ours].map(market => {
    const args = [amount, addresses(markets, market, path)] as const
    return markets.chain.client
      .readContract({ abi: exchangeAbi, address: market.router, functionName, args })
      .catch(() => 'reverted' as const)
  })
  return Promise.all(answers)
}

describe.each(paths)('%s', path => {
  test.each(amounts)('quotes %s the same', async amount => {
    const [theirs, ours] = await ask('getAmountsOut', amount, path)
    expect(ours).toEqual(theirs)
  })

  test.each(amounts)('asks the same for %s', async amount => {
    const [theirs, ours] = await ask('getAmountsIn', amount, path)
    expect(ours).toEqual(theirs)
  })
})

test('some quotes succeed, and some revert', async () => {
  expect(await ask('getAmountsOut', 10n ** 18n, 'weth usd')).not.toContain('reverted')
  expect(await ask('getAmountsIn', 10n ** 27n, 'weth usd')).toEqual(['reverted', 'reverted'])
})

const onTransfer = 'SupportingFeeOnTransferTokens'
const swaps = [
  ['swapExactETHForTokens', 'weth usd', 3n * 10n ** 18n + 7n],
  ['swapExactETHForTokens', 'weth usd dai', 10n ** 18n],
  ['swapExactTokensForETH', 'usd weth', 1_234_567_891n],
  ['swapExactTokensForETH', 'dai usd weth', 999n * 10n ** 18n],
  ['swapExactTokensForTokens', 'usd dai', 50_000_000_001n],
  ['swapExactTokensForTokens', 'dai usd', 31n * 10n ** 18n],
  [`swapExactETHForTokens${onTransfer}`, 'weth taxed', 10n ** 17n],
  [`swapExactTokensForETH${onTransfer}`, 'taxed weth', 1_000_000_007n],
  [`swapExactTokensForTokens${onTransfer}`, 'taxed weth usd', 5_000_000_000n],
] as const

/** Swaps on one exchange as the user. */
async function swap(market: Market, name: string, path: string, amountIn: bigint, min = 0n, deadline = maxUint256) {
  const { user, chain } = markets
  const route = addresses(markets, market, path)
  const common = [min, route, user.address, deadline]
  if (name.startsWith('swapExactETH')) return user.call(market.router, exchangeAbi, name, common, amountIn)
  const [input = market.weth] = route
  await chain.mintTo(input, user.address, amountIn)
  await user.call(input, erc20Abi, 'approve', [market.router, amountIn])
  return user.call(market.router, exchangeAbi, name, [amountIn, ...common])
}

/** Returns the events of a swap, without the order of a pool's tokens, which depends on their addresses. */
function flowsOf({ router, weth, pools }: Market, { logs }: TransactionReceipt): string[] {
  const roles = new Map(pools.map((pool, index) => [pool.toLowerCase(), `pool ${index}`]))
  roles.set(router.toLowerCase(), 'router').set(weth.toLowerCase(), 'weth')
  const role = (address: string) => roles.get(address.toLowerCase()) ?? address.toLowerCase()
  const isOrdered = new Set<string | undefined>([
    toEventSelector('event Sync(uint112, uint112)'),
    toEventSelector('event Swap(address, uint256, uint256, uint256, uint256, address)'),
  ])
  return logs.map(({ address, topics: [event, ...others], data }) => {
    const accounts = others.map(topic => role(`0x${topic.slice(26)}`))
    return [role(address), event, ...accounts, isOrdered.has(event) ? '' : data].join(' ')
  })
}

async function reservesOf(market: Market): Promise<readonly unknown[]> {
  const { client } = markets.chain
  const abi = parseAbi([
    'function getReserves() view returns (uint112, uint112, uint32)',
    'function token0() view returns (address)',
  ])
  return Promise.all(
    market.pools.map(async address => {
      const [reserve0, reserve1] = await client.readContract({ abi, address, functionName: 'getReserves' })
      const isEther = (await client.readContract({ abi, address, functionName: 'token0' })) === market.weth
      // Ether first; the other pool has the same tokens on both exchanges.
      const hasEther = address !== market.pools[1]
      return hasEther && !isEther ? [reserve1, reserve0] : [reserve0, reserve1]
    }),
  )
}

test.each(swaps)('%s over %s moves the same tokens', async (name, path, amountIn) => {
  const { uniswap, ours } = markets
  const theirFlows = flowsOf(uniswap, await swap(uniswap, name, path, amountIn))
  const ourFlows = flowsOf(ours, await swap(ours, name, path, amountIn))

  expect(theirFlows.length).toBeGreaterThan(3)
  expect(ourFlows).toEqual(theirFlows)
  expect(await reservesOf(ours)).toEqual(await reservesOf(uniswap))
})

describe('both revert', () => {
  const both = () => [markets.uniswap, markets.ours]

  test('if a swap delivers one base unit too little, and not otherwise', async () => {
    const [[, out = 0n] = []] = (await ask('getAmountsOut', 10n ** 18n, 'weth usd')) as (readonly bigint[])[]
    for (const market of both()) {
      await expect(swap(market, 'swapExactETHForTokens', 'weth usd', 10n ** 18n, out + 1n)).rejects.toThrow('revert')
      await swap(market, 'swapExactETHForTokens', 'weth usd', 10n ** 18n, out)
    }
  })

  test('after the deadline', async () => {
    for (const market of both())
      await expect(swap(market, 'swapExactETHForTokens', 'weth usd', 10n ** 18n, 0n, 1n)).rejects.toThrow('revert')
  })

  test('if ether starts a path of another token, or a path has no pool', async () => {
    for (const market of both()) {
      await expect(swap(market, 'swapExactETHForTokens', 'usd dai', 10n ** 18n)).rejects.toThrow('revert')
      await expect(swap(market, 'swapExactETHForTokens', 'weth dai', 10n ** 18n)).rejects.toThrow('revert')
    }
  })

  test('if a token with a fee goes through a swap without support for it', async () => {
    for (const market of both())
      await expect(swap(market, 'swapExactTokensForETH', 'taxed weth', 10n ** 9n)).rejects.toThrow('revert')
  })
})
