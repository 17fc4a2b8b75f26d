import { describe, expect } from 'vitest'
import { dollar, ether, test } from '../../test/exchangeTest'

describe.each([0.5, 5, 40])('movePrice by %s percent', percent => {
  test('makes ether buy that much less', async ({ market }) => {
    const { exchange, usd } = market
    const path = [exchange.weth, usd]
    const before = await exchange.quote(ether / 1_000n, path)

    await exchange.movePrice({ sell: exchange.weth, buy: usd, percent })

    const lost = 100 - (Number(await exchange.quote(ether / 1_000n, path)) / Number(before)) * 100
    expect(Math.abs(lost - percent)).toBeLessThan(percent / 100)
  })

  test('makes a token buy that much less', async ({ market }) => {
    const { exchange, usd } = market
    const path = [usd, exchange.weth]
    const before = await exchange.quote(dollar, path)

    await exchange.movePrice({ sell: usd, buy: exchange.weth, percent })

    const lost = 100 - (Number(await exchange.quote(dollar, path)) / Number(before)) * 100
    expect(Math.abs(lost - percent)).toBeLessThan(percent / 100)
  })
})

test('a price that moved past the tolerated slippage makes the swap revert', async ({ market, trader }) => {
  const { exchange, usd } = market
  const path = [exchange.weth, usd]
  const quoted = await exchange.quote(ether, path)
  await exchange.movePrice({ sell: exchange.weth, buy: usd, percent: 2 })
  const swap = (tolerated: bigint) =>
    trader.swap('swapExactETHForTokens', { amountIn: ether, path, min: (quoted * (100n - tolerated)) / 100n })

  await expect(swap(1n)).rejects.toThrow('InsufficientOutput')
  expect(await trader.balanceOf(usd)).toBe(0n)
  await swap(3n)
  expect(await trader.balanceOf(usd)).toBeGreaterThan((quoted * 97n) / 100n)
})

test.for([0, -1, 100, Number.NaN])('rejects a move by %s percent', async (percent, { market }) => {
  const { exchange, usd } = market

  await expect(exchange.movePrice({ sell: usd, buy: exchange.weth, percent })).rejects.toThrow(RangeError)
})
