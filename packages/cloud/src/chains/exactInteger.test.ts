import { array, assert, bigInt, constantFrom, dictionary, jsonValue, oneof, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { exactIntegerSchema, parseExactJson } from './exactInteger'

test('reads JSON without large numbers like JSON.parse', () => {
  void assert(
    property(jsonValue(), constantFrom(undefined, 2), (value, space) => {
      const text = JSON.stringify(value, undefined, space)
      const plain = JSON.parse(text) as unknown
      const isPlain = !/\d{16,}/.test(text)
      if (isPlain) expect(parseExactJson(text)).toEqual(plain)
    }),
  )
})

test('preserves every digit of an amount, whatever text surrounds it', () => {
  void assert(
    property(
      bigInt({ min: 0n, max: 2n ** 64n - 1n }),
      dictionary(string(), oneof(string(), array(string()))),
      (units, words) => {
        const text = `{"words":${JSON.stringify(words)},"units":${units}}`
        const { units: read, words: kept } = parseExactJson(text) as { units: number | string; words: unknown }
        expect(exactIntegerSchema.parse(read)).toBe(units)
        expect(kept).toEqual(JSON.parse(JSON.stringify(words)))
      },
    ),
  )
})

test("rejects text that isn't an amount", () => {
  for (const value of ['', '-1', '1.5', '0x1', 1.5, Number.NaN, null, '9'.repeat(79)]) {
    expect(exactIntegerSchema.safeParse(value).success).toBe(false)
  }
})

/** Returns the best of three runs in milliseconds, because other tests on the machine slow some of them down. */
function timeOf(run: () => unknown): number {
  const runs = [0, 1, 2].map(() => {
    const start = performance.now()
    try {
      run()
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error
    }
    return performance.now() - start
  })
  return Math.min(...runs)
}

test('hostile text of 400 KB takes no longer than regular text of the same length', () => {
  const size = 400_000
  const item = '{"lamports":12345678901234567890,"owner":"a\\"b"},'
  const honest = `[${item.repeat(Math.floor(size / item.length))}0]`
  const attacks = [
    `"${'\\"'.repeat(size / 2)}`,
    `["${'\\"'.repeat(size / 2)}",12345678901234567890]`,
    `["${'\\'.repeat(size)}",12345678901234567890]`,
    '1'.repeat(size),
    `${'1'.repeat(size)}.5`,
    `[${'1'.repeat(size)}`,
    '-'.repeat(size),
    '['.repeat(size),
    `${'['.repeat(size / 2)}12345678901234567890${']'.repeat(size / 2)}`,
  ]
  const baseline = timeOf(() => parseExactJson(honest))
  for (const text of attacks) expect(timeOf(() => parseExactJson(text))).toBeLessThan(baseline * 20 + 50)
})

test('reads strings and numbers of nine million characters', () => {
  const long = 'x\\"'.repeat(3_000_000)
  const { units, words } = parseExactJson(`{"words":"${long}","units":12345678901234567890}`) as Record<string, string>
  expect(words?.length).toBe(6_000_000)
  expect(units).toBe('12345678901234567890')
  const digits = '9'.repeat(9_000_000)
  expect(parseExactJson(digits) === digits).toBe(true)
})
