import fc from 'fast-check'
import { expect, test } from 'vitest'
import { finalityOf } from './finality'
import { priceInUnits, usdCents } from './priceInUnits'

test.each([
  // 49.99 euros at 2,300 euros per ether.
  [4999n, 2, 18, 2300, 21_734_782_608_695_653n],
  // USDC has 18 decimals on BNB Smart Chain.
  [4999n, 2, 18, 1, 49_990_000_000_000_000_000n],
  [4999n, 2, 6, 1, 49_990_000n],
  [4999n, 2, 6, 0.9999, 49_995_000n],
  [1n, 0, 8, 9_000_000, 12n],
])('%d of a currency with %d decimals', (minor, currencyDecimals, decimals, price, units) => {
  expect(priceInUnits({ minor, currencyDecimals, decimals, price })).toBe(units)
})

test('rounds up by less than one base unit', () => {
  fc.assert(
    fc.property(
      fc.bigInt(1n, 10n ** 12n),
      fc.integer({ min: 1, max: 10 ** 9 }),
      fc.nat(18),
      (minor, price, decimals) => {
        const units = priceInUnits({ minor, currencyDecimals: 2, decimals, price })
        const value = minor * 10n ** BigInt(decimals)
        const cost = BigInt(price) * 100n
        expect(units * cost).toBeGreaterThanOrEqual(value)
        expect((units - 1n) * cost).toBeLessThan(value)
      },
    ),
  )
})

test.each([
  ['eip155:1', 100_000n, 12],
  ['eip155:1', 100_001n, 'finalized'],
  ['eip155:8453', 100_000n, 1],
  ['eip155:8453', 100_001n, 'finalized'],
  ['eip155:137', 1n, 'finalized'],
  ['eip155:56', 1n, 12],
  ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', 100_000n, 1],
  ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', 100_001n, 'finalized'],
  ['bip122:000000000019d6689c085ae165831e93', 100_000n, 1],
  ['bip122:000000000019d6689c085ae165831e93', 100_001n, 3],
  ['bip122:000000000019d6689c085ae165831e93', 1_000_001n, 6],
  ['bip122:000000000019d6689c085ae165831e93', undefined, 6],
])('on %s, a payment of %s cents is final after %s', (chainId, cents, finality) => {
  expect(finalityOf({ chainId, cents, isLocal: false })).toBe(finality)
})

test('a setting overrides the finality, and values are rounded up', () => {
  expect(finalityOf({ chainId: 'eip155:1', cents: 1n, override: 3, isLocal: false })).toBe(3)
  expect(usdCents(100_000n, 0, 0.00667)).toBe(66_700n)
  expect(usdCents(1n, 2, 1.1)).toBe(2n)
})
