import { type Address, parseAbi, zeroAddress } from 'viem'
import { expect } from 'vitest'
import { dollar, ether, test } from '../../test/exchangeTest'
import { exchangeAbi } from './exchangeAbi'

const pairAbi = parseAbi([
  'function token0() view returns (address)',
  'function token1() view returns (address)',
  'function getReserves() view returns (uint112, uint112, uint32)',
])

test('a quote equals the delivered tokens to the last digit', async ({ market, trader }) => {
  const { exchange, usd } = market
  const path = [exchange.weth, usd]
  const quoted = await exchange.quote(ether, path)

  await trader.swap('swapExactETHForTokens', { amountIn: ether, path, min: quoted })

  expect(quoted).toBe(2_490_017_452n)
  expect(await trader.balanceOf(usd)).toBe(quoted)
})

test('tokens sell for ether, and an exact approval leaves no allowance', async ({ market, trader }) => {
  const { chain, exchange, usd } = market
  const path = [usd, exchange.weth]
  const amountIn = 2_500n * dollar
  await chain.mintTo(usd, trader.address, amountIn)
  await trader.approve(usd, amountIn)
  const quoted = await exchange.quote(amountIn, path)
  const before = await chain.balanceOf(trader.address)

  const gas = await trader.swap('swapExactTokensForETH', { amountIn, path, min: quoted })

  expect(await chain.balanceOf(trader.address)).toBe(before + quoted - gas)
  expect(await trader.balanceOf(usd)).toBe(0n)
  await expect(trader.swap('swapExactTokensForETH', { amountIn, path })).rejects.toThrow('TransferFailed')
})

test('a path of two hops delivers the quoted tokens', async ({ market, trader }) => {
  const { exchange, usd, dai } = market
  const path = [exchange.weth, usd, dai]
  const quoted = await exchange.quote(3n * ether, path)

  await trader.swap('swapExactETHForTokens', { amountIn: 3n * ether, path, min: quoted })

  expect(await trader.balanceOf(dai)).toBe(quoted)
  expect(await trader.balanceOf(usd)).toBe(0n)
})

test('tokens trade for tokens', async ({ market, trader }) => {
  const { chain, exchange, usd, dai } = market
  await chain.mintTo(dai, trader.address, 5n * ether)
  await trader.approve(dai, 5n * ether)
  const quoted = await exchange.quote(5n * ether, [dai, usd])

  await trader.swap('swapExactTokensForTokens', { amountIn: 5n * ether, path: [dai, usd] })

  expect(await trader.balanceOf(usd)).toBe(quoted)
})

test('getAmountsIn returns the smallest input for an output', async ({ market }) => {
  const { chain, exchange, usd, dai } = market
  const path = [exchange.weth, usd, dai]
  const wanted = 1_000n * ether
  const [amountIn = 0n] = await chain.client.readContract({
    abi: exchangeAbi,
    address: exchange.router,
    functionName: 'getAmountsIn',
    args: [wanted, path],
  })

  expect(await exchange.quote(amountIn, path)).toBeGreaterThanOrEqual(wanted)
  expect(await exchange.quote(amountIn - ether / 1_000_000n, path)).toBeLessThan(wanted)
})

test('an output below the minimum reverts with both amounts', async ({ market, trader }) => {
  const { exchange, usd } = market
  const swap = { amountIn: ether, path: [exchange.weth, usd], min: 2_490_017_453n }

  await expect(trader.swap('swapExactETHForTokens', swap)).rejects.toThrow(
    /InsufficientOutput\(uint256 out, uint256 min\)\s+\(2490017452, 2490017453\)/,
  )
})

test('a swap after its deadline reverts', async ({ market, trader }) => {
  const { chain, exchange, usd } = market
  const { timestamp } = await chain.client.getBlock()
  const swap = { amountIn: ether, path: [exchange.weth, usd], deadline: timestamp - 1n }

  await expect(trader.swap('swapExactETHForTokens', swap)).rejects.toThrow('Expired()')
})

test('reports a pair of tokens without a pool, and a pool that holds too little', async ({ market }) => {
  const { chain, exchange, usd, dai } = market

  await expect(exchange.quote(1n, [exchange.weth, dai])).rejects.toThrow('NoPool')
  await expect(
    chain.client.readContract({
      abi: exchangeAbi,
      address: exchange.router,
      functionName: 'getAmountsIn',
      args: [1_000_000n * dollar, [dai, usd]],
    }),
  ).rejects.toThrow('InsufficientLiquidity')
})

test("a pool answers like a Uniswap V2 pair, and the router is its own pools' factory", async ({ market }) => {
  const { chain, exchange, pool, usd, dai } = market
  const { client } = chain
  const router = { abi: exchangeAbi, address: exchange.router } as const
  const read = (functionName: 'token0' | 'token1') => client.readContract({ abi: pairAbi, address: pool, functionName })
  const getPair = (tokenA: Address, tokenB: Address) =>
    client.readContract({ ...router, functionName: 'getPair', args: [tokenA, tokenB] })
  const [token0, token1] = [await read('token0'), await read('token1')]
  const [reserve0, reserve1] = await client.readContract({ abi: pairAbi, address: pool, functionName: 'getReserves' })

  expect(BigInt(token0)).toBeLessThan(BigInt(token1))
  expect(await exchange.reservesOf(token0, token1)).toEqual([reserve0, reserve1])
  expect(await exchange.reservesOf(usd, exchange.weth)).toEqual([2_500_000n * dollar, 1_000n * ether])
  expect(await getPair(usd, exchange.weth)).toBe(pool)
  expect(await getPair(exchange.weth, dai)).toBe(zeroAddress)
  expect(await client.readContract({ ...router, functionName: 'WETH' })).toBe(exchange.weth)
  expect(await client.readContract({ ...router, functionName: 'factory' })).toBe(exchange.router)
})

test('a second addPool adds to the pool', async ({ market }) => {
  const { exchange, pool, usd } = market
  const again = await exchange.addPool({
    tokenA: usd,
    amountA: 500n * dollar,
    tokenB: exchange.weth,
    amountB: 2n * ether,
  })

  expect(again).toBe(pool)
  expect(await exchange.reservesOf(exchange.weth, usd)).toEqual([1_002n * ether, 2_500_500n * dollar])
})

test('wrapped ether is worth its ether', async ({ market, trader }) => {
  const { chain, exchange } = market
  const abi = parseAbi(['function deposit() payable', 'function withdraw(uint256)'])
  const call = { abi, address: exchange.weth } as const
  const before = await chain.balanceOf(trader.address)

  await chain.waitForReceipt(await trader.wallet.writeContract({ ...call, functionName: 'deposit', value: ether }))
  expect(await trader.balanceOf(exchange.weth)).toBe(ether)
  await chain.waitForReceipt(await trader.wallet.writeContract({ ...call, functionName: 'withdraw', args: [ether] }))

  expect(await trader.balanceOf(exchange.weth)).toBe(0n)
  expect(before - (await chain.balanceOf(trader.address))).toBeLessThan(ether / 100n)
})

test("the exchange's own transactions stay out of the accounts' histories", async ({ market }) => {
  const [{ address }] = market.chain.accounts

  expect(await market.chain.client.getTransactionCount({ address })).toBe(0)
})
