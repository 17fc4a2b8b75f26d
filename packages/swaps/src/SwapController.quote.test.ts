import { AppKitError } from '@openappkit/appkit-core'
import { expect, test } from 'vitest'
import { dai, dollar, ether, SwapScene } from '../test/startSwap'
import type { QuoteQuery } from './quote/SwapQuote'

test('typing waits for 200 ms of silence; pasting, tokens and slippage get a quote immediately', async () => {
  const scene = new SwapScene()
  scene.swap.selectFrom(ether)
  scene.swap.selectTo(dollar)
  scene.swap.typeAmount('1')
  await scene.pass(150)
  scene.swap.typeAmount('12')
  await scene.pass(199)
  expect(scene.source.asked).toEqual([])
  await scene.pass(1)
  expect(scene.source.asked).toEqual(['1200 ETH USDC'])
  scene.swap.typeAmount('3', undefined, true)
  await scene.pass(0)
  scene.swap.setSlippage(50)
  await scene.pass(0)
  expect(scene.source.asked).toEqual(['1200 ETH USDC', '300 ETH USDC', '300 ETH USDC'])
})

test('typing fast never swaps the wrong token: a late answer for other inputs is ignored', async () => {
  const scene = new SwapScene()
  const pending: (() => void)[] = []
  scene.source.quoteAnswer = () => new Promise(resolve => void pending.push(resolve))
  await scene.fill(ether, dollar)
  scene.swap.selectTo(dai)
  await scene.pass(0)
  const [first, second] = pending
  second?.()
  await scene.settled()
  first?.()
  await scene.settled()
  const { value } = scene.swap.state
  expect(value).toMatchObject({ quote: { status: 'ready', quote: { query: { to: { symbol: 'DAI' } } } } })
})

test('refuses a quote whose inputs differ from the form', async () => {
  const scene = new SwapScene()
  const { quote } = scene.source
  scene.source.quote = (query: QuoteQuery) => quote.call(scene.source, { ...query, to: dai })
  await scene.fill(ether, dollar)
  expect(scene.quoteStatus).toBe('failed')
  expect(await scene.swap.review()).toBe(false)
})

test('refreshes every 10 s, pauses while hidden, and catches up immediately', async () => {
  const scene = await new SwapScene().fill()
  await scene.pass(10_000)
  expect(scene.source.asked).toHaveLength(2)
  scene.swap.pause()
  await scene.pass(60_000)
  expect(scene.source.asked).toHaveLength(2)
  expect(scene.quoteStatus).toBe('expired')
  scene.swap.resume()
  await scene.pass(0)
  expect(scene.source.asked).toHaveLength(3)
  expect(scene.quoteStatus).toBe('ready')
})

test('quotes never stop: a refresh follows each failure, and a valid quote survives it', async () => {
  const scene = await new SwapScene().fill()
  scene.source.quoteAnswer = async () => {
    throw new AppKitError('swap/unavailable', 'down')
  }
  await scene.pass(10_000)
  expect(scene.quoteStatus).toBe('ready')
  await scene.pass(10_000)
  await scene.pass(10_000)
  expect(scene.quoteStatus).toBe('failed')
  scene.source.quoteAnswer = async () => {}
  await scene.pass(10_000)
  expect(scene.quoteStatus).toBe('ready')
})

test('refresh works during an error', async () => {
  const scene = new SwapScene()
  scene.source.quoteAnswer = async () => {
    throw new AppKitError('swap/unavailable', 'down')
  }
  await scene.fill()
  expect(scene.quoteStatus).toBe('failed')
  scene.source.quoteAnswer = async () => {}
  scene.swap.refresh()
  await scene.pass(0)
  expect(scene.quoteStatus).toBe('ready')
})

test('a stale quote is never signable: expiry is checked in the click', async () => {
  const scene = new SwapScene()
  scene.source.lifetime = 5_000
  await scene.fill()
  scene.swap.pause()
  // The timer that marks the quote as expired hasn't run, because the browser suspended the page.
  const { value } = scene.swap.state
  scene.clock.advance(5_001)
  scene.swap.state.value = value
  expect(await scene.swap.review()).toBe(false)
  expect(scene.status).toBe('editing')
})

test('a new price keeps the problem of a review on screen until the user acts', async () => {
  const scene = await new SwapScene().fill()
  scene.source.falsify = line => ({ ...line, amount: 1n })
  expect(await scene.swap.review()).toBe(false)
  expect(scene.problem).toBe('swap/plan-mismatch')
  await scene.pass(10_000)
  await scene.pass(10_000)
  expect(scene.quoteStatus).toBe('ready')
  expect(scene.problem).toBe('swap/plan-mismatch')
  scene.swap.typeAmount('2', 'en')
  expect(scene.problem).toBeUndefined()
})

test('flipping the tokens keeps the slippage that the user chose', async () => {
  const scene = await new SwapScene().fill()
  scene.swap.setSlippage(300)
  scene.swap.switchTokens('en')
  const { value } = scene.swap.state
  expect('draft' in value && value.draft).toMatchObject({ from: dollar, to: ether, slippage: 300 })
})

test('flipping pays what was quoted', async () => {
  const scene = await new SwapScene().fill(ether, dollar, '1')
  scene.swap.switchTokens('en')
  await scene.pass(0)
  expect(scene.source.asked.at(-1)).toBe('200 USDC ETH')
})

test.each([0, 9, 1501, 10_000, 12.5, Number.NaN])('rejects a slippage of %d hundredths of a percent', bps => {
  expect(new SwapScene().swap.setSlippage(bps)).toBe(false)
})

test('choosing the same token on both sides switches them', async () => {
  const scene = await new SwapScene().fill(ether, dollar)
  scene.swap.selectTo(ether)
  const { value } = scene.swap.state
  expect('draft' in value && value.draft).toMatchObject({ from: dollar, to: ether })
})

test('an amount above the balance still gets a price, but no review and no wallet request', async () => {
  const scene = await new SwapScene().fill(ether, dollar, '11')
  expect(scene.quoteStatus).toBe('ready')
  expect(await scene.swap.review()).toBe(false)
  expect(scene.chain.requests).toEqual([])
})

test.each([
  ['1,5', 'de', 150n],
  ['١٫٥', 'ar-EG', 150n],
  ['1.5', 'en', 150n],
  ['1,234', 'en', undefined],
  ['1e2', 'en', undefined],
])('reads %s in %s without floats, and rejects what is ambiguous', async (text, locale, units) => {
  const scene = new SwapScene()
  scene.swap.selectFrom(ether)
  scene.swap.typeAmount(text, locale)
  const { value } = scene.swap.state
  expect('draft' in value && value.draft.amount).toBe(units)
})

test('leaves no timers behind', async () => {
  const scene = await new SwapScene().fill()
  scene.swap.destroy()
  expect(scene.clock.openTimers).toBe(0)
})
