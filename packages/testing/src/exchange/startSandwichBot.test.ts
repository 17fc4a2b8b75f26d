import { erc20Abi, maxUint256 } from 'viem'
import { expect } from 'vitest'
import { dollar, ether, test } from '../../test/exchangeTest'
import { requestNode } from '../chain/requestNode'
import { startEvmChain } from '../chain/startEvmChain'
import { Attacker } from './Attacker'
import { exchangeAbi } from './exchangeAbi'
import { pauseMining } from './pauseMining'
import { readPendingPool } from './readPendingPool'
import { startSandwichBot } from './startSandwichBot'

const amountIn = 20n * ether
const gwei = 10n ** 9n

test('the bot takes money from a swap with 50 % slippage', async ({ market: { chain, exchange, usd }, trader }) => {
  const path = [exchange.weth, usd] as const
  const quoted = await exchange.quote(amountIn, path)
  await using bot = await startSandwichBot({ chain, exchange, profit: 5 })

  await trader.swap('swapExactETHForTokens', { amountIn, path, min: quoted / 2n })

  const delivered = await trader.balanceOf(usd)
  expect(Number(delivered) / Number(quoted)).toBeCloseTo(0.95, 6)
  expect(bot.attacks).toBe(1)
  const profit = await chain.tokenBalanceOf(bot.address, exchange.weth)
  expect(profit).toBeGreaterThan(ether / 2n)
  expect(await chain.tokenBalanceOf(bot.address, usd)).toBe(0n)
  // All that the user paid is in the pool or with the bot.
  expect(await exchange.reservesOf(...path)).toEqual([
    1_000n * ether + amountIn - profit,
    2_500_000n * dollar - delivered,
  ])
})

test('the bot makes a swap with 0.1 % slippage revert', async ({ market: { chain, exchange, usd }, trader }) => {
  const path = [exchange.weth, usd]
  const quoted = await exchange.quote(amountIn, path)
  const before = await chain.balanceOf(trader.address)
  await using bot = await startSandwichBot({ chain, exchange, profit: 5 })

  const gas = await trader.swap('swapExactETHForTokens', { amountIn, path, min: (quoted * 999n) / 1_000n })

  expect(await trader.balanceOf(usd)).toBe(0n)
  expect(await chain.balanceOf(trader.address)).toBe(before - gas)
  expect(bot.attacks).toBe(1)
  expect(await chain.tokenBalanceOf(bot.address, exchange.weth)).toBe(0n)
})

test('a swap of tokens through two pools', async ({ market: { chain, exchange, usd, dai }, trader }) => {
  const path = [dai, usd, exchange.weth]
  await chain.mintTo(dai, trader.address, 30_000n * ether)
  await trader.approve(dai, 30_000n * ether)
  const quoted = await exchange.quote(30_000n * ether, path)
  await using bot = await startSandwichBot({ chain, exchange, profit: 2 })

  await trader.swap('swapExactTokensForTokens', { amountIn: 30_000n * ether, path })

  expect(Number(await trader.balanceOf(exchange.weth)) / Number(quoted)).toBeCloseTo(0.98, 6)
  expect(await chain.tokenBalanceOf(bot.address, dai)).toBeGreaterThan(0n)
})

test('other transactions are mined, and after the bot the chain mines by itself again', async ({
  market: { chain, exchange, usd },
  trader,
}) => {
  const path = [exchange.weth, usd]
  const bot = await startSandwichBot({ chain, exchange })
  await trader.approve(usd, 1n)
  await expect(trader.swap('swapExactETHForTokens', { amountIn, path: [usd, usd] })).rejects.toThrow('NoPool')
  await bot.stop()
  await bot.stop()
  const quoted = await exchange.quote(amountIn, path)

  await trader.swap('swapExactETHForTokens', { amountIn, path, min: quoted })

  expect(await trader.balanceOf(usd)).toBe(quoted)
  expect(bot.attacks).toBe(0)
})

test('a swap that waits for an approval with a lower fee', async ({ market: { chain, exchange, usd }, trader }) => {
  const path = [usd, exchange.weth]
  const amount = 50_000n * dollar
  await chain.mintTo(usd, trader.address, amount)
  const quoted = await exchange.quote(amount, path)
  const attacker = await Attacker.deploy(chain.client, exchange, 5)
  const resumeMining = await pauseMining(chain.client)
  await trader.wallet.writeContract({
    abi: erc20Abi,
    address: usd,
    functionName: 'approve',
    args: [exchange.router, amount],
    gasPrice: 3n * gwei,
  })
  await trader.wallet.writeContract({
    abi: exchangeAbi,
    address: exchange.router,
    functionName: 'swapExactTokensForTokens',
    args: [amount, 0n, path, trader.address, maxUint256],
    gasPrice: 9n * gwei,
    gas: 500_000n,
  })

  expect(await attacker.attack(await readPendingPool(chain.client))).toBe(true)
  await resumeMining()

  expect(Number(await trader.balanceOf(exchange.weth)) / Number(quoted)).toBeCloseTo(0.95, 6)
  expect(await chain.tokenBalanceOf(attacker.address, usd)).toBeGreaterThan(0n)
})

test('a chain with a block time has it again after the bot', async () => {
  await using chain = await startEvmChain({ blockTime: 1 })
  const exchange = await chain.createExchange()
  const bot = await startSandwichBot({ chain, exchange })
  expect(await requestNode(chain.client, 'anvil_getIntervalMining')).toBeNull()
  await bot.stop()

  expect(await requestNode(chain.client, 'anvil_getIntervalMining')).toBe(1)
})

test.for([0, 100])('rejects a profit of %s percent', async (profit, { market: { chain, exchange } }) => {
  await expect(startSandwichBot({ chain, exchange, profit })).rejects.toThrow(RangeError)
})
