import { expect, test } from 'vitest'
import { bitcoin, checkoutOf, dollar, ether, paymentOf } from '../../test/servePay'
import { checkout } from './checkoutDecoders'

test('reads an invoice, with amounts as integers', () => {
  const read = checkout(checkoutOf({ payments: [paymentOf()] }))
  expect(read?.amount).toEqual({ minor: 4999n, currency: 'EUR' })
  expect(read?.assets.map(({ due, symbol, tokenAddress }) => [symbol, due, tokenAddress])).toEqual([
    ['ETH', 21734782608695653n, undefined],
    ['USDC', 54320000n, '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48'],
    ['BTC', 51234n, undefined],
  ])
  expect(read?.payments).toHaveLength(1)
})

test.each<[string, object]>([
  ['a rail of another chain', { chainId: 'eip155:10' }],
  ['an unknown asset', { asset: 'eip155:1/erc721:0xab' }],
  ['a fractional amount', { due: '1.5' }],
  ['a negative amount', { due: '-1' }],
  ['an amount above the price', { due: '99999999999999999999' }],
  ['an amount without end', { due: '9'.repeat(100) }],
  ['a number for an amount', { due: 1 }],
  ['too many decimals', { decimals: 200 }],
  ['a reference that is missing', { matching: 'reference' }],
  ['a reference that nothing needs', { reference: 'key' }],
  ['no recipient', { recipient: null }],
  ['a long recipient', { recipient: 'a'.repeat(1000) }],
])('offers no payment with %s', (_, change) => {
  const read = checkout(checkoutOf({ rails: [{ ...ether, ...change }, dollar, bitcoin] }))
  expect(read?.assets.map(({ symbol }) => symbol)).toEqual(['USDC', 'BTC'])
})

test.each<[string, object]>([
  ['an unknown status', { status: 'won' }],
  ['a float for the price', { amount: { minor: '49.99', currency: 'EUR' } }],
  ['no currency', { amount: { minor: '4999', currency: 'euro' } }],
  ['a date as text', { expiresAt: '2026' }],
  ['no store', { store: undefined }],
  ['a list in place of text', { orderId: [] }],
])('rejects an invoice with %s', (_, change) => {
  expect(checkout(checkoutOf({ ...change }))).toBeUndefined()
})

test.each([null, undefined, 1, 'text', [], {}])('rejects %j', value => {
  expect(checkout(value)).toBeUndefined()
})
