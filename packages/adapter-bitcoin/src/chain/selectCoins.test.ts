import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ParsedAddress } from '../address/ParsedAddress'
import type { Coin } from './Esplora'
import { type CoinSelection, selectCoins } from './selectCoins'
import { dustLimit, virtualSize } from './transactionSize'

const address = (type: 'p2wpkh' | 'p2tr', length: number, version: number): ParsedAddress => ({
  type,
  families: ['regtest'],
  program: Array<number>(length).fill(1),
  version,
})
const from = address('p2wpkh', 20, 0)
const to = address('p2tr', 32, 1)
const amount = 50_000n
/** Fee rate in satoshis per 1,000 virtual bytes. */
const rate = 2_500n

const coinsOf = (...values: readonly bigint[]): Coin[] =>
  values.map((value, vout) => ({ txid: 'ab'.repeat(32), vout, value, isConfirmed: true }))
const feeOf = (inputs: number, outputs: readonly ParsedAddress[], feeRate = rate): bigint =>
  (virtualSize(from, inputs, outputs) * feeRate + 999n) / 1_000n
const select = (coins: readonly Coin[], wanted = amount): CoinSelection =>
  selectCoins(coins, { amount: wanted, feeRate: rate, from, to })
const valuesOf = ({ coins }: CoinSelection): readonly bigint[] => coins.map(({ value }) => value)

test("returns change at or above the dust limit of the account's type, and adds smaller change to the fee", () => {
  const least = amount + feeOf(1, [to, from]) + dustLimit(from)
  expect(dustLimit(from)).toBeLessThan(dustLimit(to))
  expect(select(coinsOf(least))).toMatchObject({ change: dustLimit(from), fee: feeOf(1, [to, from]) })
  expect(select(coinsOf(least - 1n))).toMatchObject({ change: 0n, fee: least - 1n - amount })
})

test('accepts coins that exactly cover a transaction without change, and rejects one satoshi less', () => {
  const enough = amount + feeOf(1, [to])
  expect(select(coinsOf(enough))).toMatchObject({ change: 0n, fee: feeOf(1, [to]) })
  expect(() => select(coinsOf(enough - 1n))).toThrow(
    expect.objectContaining({ code: 'transaction/insufficient-funds', details: 'Missing satoshis: 1' }),
  )
})

test('the fee covers every spent coin', () => {
  const both = amount + feeOf(2, [to])
  expect(select(coinsOf(both - 20_000n, 20_000n)).fee).toBe(feeOf(2, [to]))
  expect(() => select(coinsOf(both - 20_001n, 20_000n))).toThrow(
    expect.objectContaining({ details: 'Missing satoshis: 1' }),
  )
})

test('reports the amount and fee as missing for an account without coins', () => {
  expect(() => select([])).toThrow(expect.objectContaining({ details: `Missing satoshis: ${amount + feeOf(1, [to])}` }))
})

test('spends large coins before small ones, and confirmed coins before unconfirmed ones', () => {
  const [large, ...others] = coinsOf(900_000n, 20_000n, 100_000n, 60_000n)
  if (!large) throw new Error('There is no coin.')
  expect(valuesOf(select([...others, large]))).toEqual([900_000n])
  const waiting = { ...large, isConfirmed: false }
  expect(valuesOf(select([waiting, ...others]))).toEqual([100_000n])
  expect(valuesOf(select([waiting, ...others], 170_000n))).toEqual([100_000n, 60_000n, 20_000n])
  expect(valuesOf(select([waiting, ...others], 200_000n))).toEqual([100_000n, 60_000n, 20_000n, 900_000n])
})

test('ignores dust that costs more to spend than it is worth', () => {
  const [large, ...dust] = coinsOf(amount * 2n, ...Array<bigint>(300).fill(170n))
  if (!large) throw new Error('There is no coin.')
  const found = select([...dust, { ...large, isConfirmed: false }])
  expect(valuesOf(found)).toEqual([amount * 2n])
  expect(found.fee).toBe(feeOf(1, [to, from]))
  // The second coin is worth one satoshi more than its input costs.
  expect(valuesOf(select(coinsOf(amount, 171n, feeOf(2, [to]) - 171n + 170n)))).toHaveLength(3)
})

test("splits the spent value into payment, change and a sufficient fee, and rejects only amounts that all coins can't cover", () => {
  const coins = fc.array(fc.tuple(fc.bigInt(1n, 200_000n), fc.boolean()), { maxLength: 12 })
  fc.assert(
    fc.property(coins, fc.bigInt(330n, 400_000n), fc.bigInt(1_000n, 300_000n), (samples, wanted, feeRate) => {
      const available = coinsOf(...samples.map(([value]) => value)).map((coin, index) => ({
        ...coin,
        isConfirmed: samples[index]?.[1] === true,
      }))
      const worth = available
        .toSorted((a, b) => Number(b.value - a.value))
        .map((_, index, sorted) => sorted.slice(0, index + 1))
        .some(some => some.reduce((sum, { value }) => sum + value, 0n) - feeOf(some.length, [to], feeRate) >= wanted)
      let found: CoinSelection | undefined
      try {
        found = selectCoins(available, { amount: wanted, feeRate, from, to })
      } catch {}
      expect(found !== undefined).toBe(worth)
      if (!found) return
      const { change, fee } = found
      expect(new Set(found.coins).size).toBe(found.coins.length)
      expect(found.coins.reduce((sum, { value }) => sum + value, 0n)).toBe(wanted + change + fee)
      expect(change === 0n || change >= dustLimit(from)).toBe(true)
      const needed = feeOf(found.coins.length, change === 0n ? [to] : [to, from], feeRate)
      expect(fee).toBeGreaterThanOrEqual(needed)
      // The fee exceeds the minimum only by a remainder that isn't worth an output.
      expect(fee - needed).toBeLessThan(
        change === 0n ? feeOf(1, [to, from], feeRate) - feeOf(1, [to], feeRate) + dustLimit(from) + 1n : 1n,
      )
    }),
    { numRuns: 500, seed: 1 },
  )
})
