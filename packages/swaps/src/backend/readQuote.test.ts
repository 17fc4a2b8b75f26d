import { expect, test } from 'vitest'
import { dai, dollar, ether, ethereum, own } from '../../test/startSwap'
import type { QuoteRow } from './convertDecoders'
import { readQuote } from './readQuote'
import { toSwapAddress } from './swapAddress'

const account = { address: own, network: ethereum, isSmartAccount: false }
const query = { account, from: ether, to: dollar, amount: 100n, slippageBps: 200 }
const row: QuoteRow = {
  fromAmount: '100',
  fromAccount: toSwapAddress(ethereum, ether.address),
  toAmount: '200',
  toAccount: toSwapAddress(ethereum, dollar.address),
}

test('reads a quote for the requested trade', () => {
  expect(readQuote(row, query, 1_000)).toMatchObject({ amountOut: 200n, isPublic: true, expiresAt: 21_000 })
})

test.each<readonly [what: string, change: Partial<QuoteRow>]>([
  ['pays another token', { fromAccount: toSwapAddress(ethereum, dai.address) }],
  ['receives another token', { toAccount: toSwapAddress(ethereum, dai.address) }],
  ['pays another amount', { fromAmount: '101' }],
  ['receives nothing', { toAmount: '0' }],
  ['trades on another network', { toAccount: `eip155:10:${dollar.address}` }],
])('ignores a quote that %s', (_, change) => {
  expect(readQuote({ ...row, ...change }, query, 1_000)).toBeUndefined()
})

test('believes no lifetime above a minute, and none that has passed', () => {
  expect(readQuote({ ...row, expiresAt: 9e12 }, query, 1_000)?.expiresAt).toBe(61_000)
  expect(readQuote({ ...row, expiresAt: 1 }, query, 1_000)?.expiresAt).toBe(1_000)
})
