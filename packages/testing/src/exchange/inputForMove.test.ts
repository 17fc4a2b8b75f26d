import { expect, test } from 'vitest'
import { inputForMove, inputForSandwich } from './inputForMove'
import { tradePath } from './tradePath'

const pools = [
  [1_000_000_000n, 2_500_000_000_000n],
  [7_000_000_000n, 3_000_000n],
] as const

test.each([0.01, 3, 75])('the smallest trade that moves a price by %s percent', percent => {
  const isMoved = (input: bigint) => {
    const [[sold, bought]] = tradePath(input, [pools[0]]).after as [readonly [bigint, bigint]]
    return (Number(bought) / Number(sold) / 2_500) * 100 <= 100 - percent
  }
  const input = inputForMove(percent, pools[0])

  expect(isMoved(input)).toBe(true)
  expect(isMoved(input - 2n)).toBe(false)
})

test.each([0.5, 20])('the smallest trade that takes %s percent of a swap through two pools', percent => {
  const quoted = tradePath(40_000n, pools).out
  const outAfter = (input: bigint) => tradePath(40_000n, tradePath(input, pools).after).out
  const input = inputForSandwich(percent, 40_000n, pools)

  expect(Number(outAfter(input))).toBeLessThanOrEqual((Number(quoted) * (100 - percent)) / 100)
  expect(Number(outAfter(input - 1n))).toBeGreaterThan((Number(quoted) * (100 - percent)) / 100)
})

test.each([0, 100, Number.NaN])('rejects %s percent', percent => {
  expect(() => inputForMove(percent, pools[0])).toThrow(RangeError)
})
