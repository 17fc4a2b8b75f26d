import { expect, test } from 'vitest'
import { verdictOf } from '../../bench/growth/verdictOf.ts'

const turns = Array.from({ length: 11 }, (_, turn) => turn * 100)

function course(read: (x: number, index: number) => number) {
  return turns.map((x, index) => ({ x, y: read(x, index) }))
}

/** Returns scatter like that of a shared machine, but the same in every run. */
function scatter(index: number): number {
  return [0.3, -0.8, 0.5, 1, -0.4, 0.1, -1, 0.7, -0.2, 0.6, -0.6][index] ?? 0
}

test('a constant, a decrease or a change within the allowance is flat', () => {
  expect(
    verdictOf(
      course(() => 412),
      0,
    ),
  ).toBe('flat')
  expect(
    verdictOf(
      course(x => 412 - x / 10),
      0,
    ),
  ).toBe('flat')
  expect(
    verdictOf(
      course(x => 412 + x / 1000),
      1,
    ),
  ).toBe('flat')
})

test('detects one leaked node per turn', () => {
  expect(
    verdictOf(
      course(x => 412 + x),
      2,
    ),
  ).toBe('linear')
  expect(
    verdictOf(
      course((x, index) => 412 + x / 100 + scatter(index)),
      2,
    ),
  ).toBe('linear')
})

test('neither scatter nor a spike in the middle is growth', () => {
  expect(
    verdictOf(
      course((_, index) => 20 + 4 * scatter(index)),
      0,
    ),
  ).toBe('flat')
  expect(
    verdictOf(
      course((_, index) => (index === 5 ? 60 : 20)),
      0,
    ),
  ).toBe('flat')
})

test('accelerating growth is growing, not linear', () => {
  expect(
    verdictOf(
      course(x => x ** 2),
      0,
    ),
  ).toBe('growing')
  expect(
    verdictOf(
      course((x, index) => 2 ** (x / 100) + scatter(index)),
      1,
    ),
  ).toBe('growing')
})

test('slowing growth is linear', () => {
  expect(
    verdictOf(
      course(x => Math.sqrt(x)),
      0,
    ),
  ).toBe('linear')
})

test('an empty series is flat', () => {
  expect(verdictOf([], 0)).toBe('flat')
})
