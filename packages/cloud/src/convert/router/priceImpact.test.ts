import { expect, test } from 'vitest'
import { priceImpact } from './priceImpact'

const ETHER = 10n ** 18n
/** Amount that a constant-product pair pays out, with a fee of 0.3 %. */
const outOf = (amount: bigint, reserveIn: bigint, reserveOut: bigint): bigint =>
  (amount * 997n * reserveOut) / (reserveIn * 1000n + amount * 997n)

test.each([
  [1n, 10],
  [100n, 907],
  [0n, 0],
])('states the loss of %d ether in a pool of 1,000 without the fee', (ether, bps) => {
  const [reserveIn, reserveOut] = [1000n * ETHER, 2_500_000n * 10n ** 6n]
  expect(priceImpact([{ out: outOf(ether * ETHER, reserveIn, reserveOut), reserve: reserveOut }])).toBe(bps)
})

test('adds the losses of all hops', () => {
  const hop = { out: 10n, reserve: 100n }
  expect(priceImpact([hop, hop])).toBe(1900)
})

test('is unknown if a pair pays out more than it has', () => {
  expect(priceImpact([{ out: 100n, reserve: 100n }])).toBeUndefined()
})
