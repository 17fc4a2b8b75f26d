import fc from 'fast-check'
import { numberToHex, pad, toHex } from 'viem'
import { expect, test } from 'vitest'
import type { PricePool } from '../ChainPrices'
import { readPool } from './readPool'

const [LOW, HIGH]: readonly [string, string] = [`0x${'1'.repeat(40)}`, `0x${'2'.repeat(40)}`]
const PLENTY = 10n ** 40n

const word = (value: bigint | string): string =>
  typeof value === 'bigint' ? pad(toHex(value), { size: 32 }) : pad(value as `0x${string}`, { size: 32 })

const words = (...values: readonly bigint[]): string =>
  `0x${values.map(value => numberToHex(value, { size: 32 }).slice(2)).join('')}`

function poolOf(token: string, shape: PricePool['shape']): PricePool {
  return { pool: `0x${'3'.repeat(40)}`, shape, token, against: token === LOW ? HIGH : LOW }
}

/** Returns the results of a pool whose tokens have these decimals, in the order of their addresses. */
function answersOf(
  pool: PricePool,
  decimals: readonly [number, number],
  state: readonly string[],
  held = PLENTY,
): string[] {
  const [token, against] = pool.token === LOW ? decimals : [decimals[1], decimals[0]]
  return [word(LOW), word(HIGH), word(BigInt(token)), word(BigInt(against)), word(held), ...state]
}

test('both pool shapes agree on a price, in either token order, for any decimals', () => {
  const decimals = fc.integer({ min: 0, max: 24 })
  const whole = fc.bigInt({ min: 1n, max: 10n ** 9n })
  fc.assert(
    fc.property(decimals, decimals, whole, whole, (first, second, amount, other) => {
      const [reserve0, reserve1] = [amount * 10n ** BigInt(first), other * 10n ** BigInt(second)]
      const pair = words(reserve0, reserve1, 0n)
      const low = readPool(poolOf(LOW, 'uniswap-v2'), answersOf(poolOf(LOW, 'uniswap-v2'), [first, second], [pair]))
      const high = readPool(poolOf(HIGH, 'uniswap-v2'), answersOf(poolOf(HIGH, 'uniswap-v2'), [first, second], [pair]))
      const expected = Number(other) / Number(amount)
      expect((low?.price ?? 0) / expected).toBeCloseTo(1, 9)
      expect((high?.price ?? 0) * expected).toBeCloseTo(1, 9)

      const root = squareRoot((reserve1 << 192n) / reserve0)
      fc.pre(root > 10n ** 12n && root < 1n << 160n)
      const state = [words(root, 0n), words(1n)]
      const third = readPool(poolOf(LOW, 'uniswap-v3'), answersOf(poolOf(LOW, 'uniswap-v3'), [first, second], state))
      expect((third?.price ?? 0) / expected).toBeCloseTo(1, 9)
    }),
    { seed: 7 },
  )
})

test('depth counts only the amount of the other asset that the pool really has', () => {
  const pool = poolOf(LOW, 'uniswap-v2')
  const state = [words(10n ** 18n, 5_000n * 10n ** 6n, 0n)]
  expect(readPool(pool, answersOf(pool, [18, 6], state))?.depth).toBe(5000)
  expect(readPool(pool, answersOf(pool, [18, 6], state, 7n * 10n ** 6n))?.depth).toBe(7)
})

test.each<[string, (answers: string[]) => unknown[]]>([
  ['is for another token', ([, second = '', ...rest]) => [word(`0x${'9'.repeat(40)}`), second, ...rest]],
  ['trades a token against itself', ([first = '', , ...rest]) => [first, first, ...rest]],
  ['has a token without decimals', answers => answers.with(2, word(255n))],
  ['is empty', answers => answers.with(5, words(0n, 0n, 0n))],
  ['has nothing on one side', answers => answers.with(5, words(1n, 0n, 0n))],
  ["doesn't respond", answers => answers.map((answer, index) => (index === 5 ? undefined : answer))],
  ["isn't a contract", answers => answers.map(() => '0x')],
])('a pool that %s has no price', (_what, break_) => {
  const pool = poolOf(LOW, 'uniswap-v2')
  const answers = answersOf(pool, [18, 6], [words(10n ** 18n, 10n ** 6n, 0n)])
  expect(readPool(pool, answers)?.price).toBe(1)
  expect(readPool(pool, break_(answers))).toBeUndefined()
})

test('ignores a price without liquidity', () => {
  const pool = poolOf(LOW, 'uniswap-v3')
  expect(readPool(pool, answersOf(pool, [18, 18], [words(1n << 96n, 0n), words(1n)]))?.price).toBe(1)
  expect(readPool(pool, answersOf(pool, [18, 18], [words(1n << 96n, 0n), words(0n)]))).toBeUndefined()
})

function squareRoot(value: bigint): bigint {
  let guess = 1n << BigInt(Math.ceil(value.toString(2).length / 2))
  for (let next = (guess + value / guess) / 2n; next < guess; next = (guess + value / guess) / 2n) guess = next
  return guess
}
