import { balancesSchema } from '@openappkit/contract/schemas'
import { expect, test } from 'vitest'
import type { Asset } from './Asset'
import { type BalanceFacts, writeBalances } from './writeBalances'

const token = { chainId: 'eip155:1', address: '0xt', name: 'USD Coin', symbol: 'USDC', decimals: 6 }
const asOf = new Date()
const facts: BalanceFacts = {
  chains: new Map(),
  prices: new Map([['eip155:1:0xt', { price: 2, asOf }]]),
  iconOf: () => '',
}

test('an unknown price is 0 without a value', () => {
  const [known, unknown] = writeBalances(
    [
      { chainId: 'eip155:1', units: 10n ** 18n },
      { chainId: 'eip155:1', token, units: 12_500_000n },
    ],
    facts,
  )
  expect(known).toMatchObject({ symbol: 'USDC', address: 'eip155:1:0xt', price: 2, value: 25 })
  expect(unknown).toMatchObject({ symbol: 'ETH', price: 0, quantity: { decimals: '18', numeric: '1' } })
  expect(unknown).not.toHaveProperty('value')
  expect(unknown).not.toHaveProperty('address')
})

test('includes the price of a day ago if it is known', () => {
  const prices = new Map([['eip155:1:0xt', { price: 2, priceDayAgo: 1.5, asOf }]])
  const balances = writeBalances([{ chainId: 'eip155:1', token, units: 1n }], { ...facts, prices })
  expect(balances).toMatchObject([{ price: 2, priceDayAgo: 1.5 }])
  expect(balancesSchema.safeParse({ balances }).success).toBe(true)
})

test('includes the time of a price older than two minutes, but never the time of an unknown price', () => {
  const assets: Asset[] = [
    { chainId: 'eip155:1', token, units: 1n },
    { chainId: 'eip155:1', units: 1n },
  ]
  const [young] = writeBalances(assets, facts, asOf.getTime() + 120_000)
  expect(young).not.toHaveProperty('priceAsOf')
  const balances = writeBalances(assets, facts, asOf.getTime() + 120_001)
  expect(balances[0]).toMatchObject({ symbol: 'USDC', priceAsOf: asOf.toISOString() })
  expect(balances[1]).not.toHaveProperty('priceAsOf')
  expect(balancesSchema.parse({ balances })).toEqual({ balances })
})

test('keeps the prices of different chains apart', () => {
  const [balance] = writeBalances(
    [{ chainId: 'eip155:10', token: { ...token, chainId: 'eip155:10' }, units: 1n }],
    facts,
  )
  expect(balance).toMatchObject({ price: 0 })
})

test('omits tokens marked as spam, and includes tokens without decimals', () => {
  const assets: Asset[] = [
    { chainId: 'eip155:1', token: { ...token, address: '0xs', isSpam: true }, units: 1n },
    { chainId: 'eip155:1', token: { ...token, address: '0xn', decimals: 0 }, units: 3n },
  ]
  expect(writeBalances(assets, facts).map(({ quantity }) => quantity)).toEqual([{ decimals: '0', numeric: '3' }])
})

test('amounts of any size match the schema', () => {
  const assets: Asset[] = [
    { chainId: 'eip155:1', token, units: 2n ** 256n - 1n },
    { chainId: 'bip122:1', units: 5n, unconfirmed: 3n },
  ]
  const balances = writeBalances(assets, { ...facts, prices: new Map([['eip155:1:0xt', { price: 1e300, asOf }]]) })
  expect(balancesSchema.safeParse({ balances }).success).toBe(true)
  expect(balances).toEqual([
    expect.objectContaining({
      symbol: 'BTC',
      unconfirmed: '0.00000003',
      quantity: { decimals: '8', numeric: '0.00000005' },
    }),
    expect.not.objectContaining({ value: expect.anything() }),
  ])
})
