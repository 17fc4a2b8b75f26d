import { array, assert, bigInt, constantFrom, dictionary, jsonValue, oneof, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { exactIntegerSchema, parseExactJson } from './exactInteger'

test('JSON without large numbers is read as it always is', () => {
  assert(
    property(jsonValue(), constantFrom(undefined, 2), (value, space) => {
      const text = JSON.stringify(value, undefined, space)
      const plain = JSON.parse(text) as unknown
      const isPlain = !/\d{16,}/.test(text)
      if (isPlain) expect(parseExactJson(text)).toEqual(plain)
    }),
  )
})

test('every amount comes through to the last digit, whatever text stands around it', () => {
  assert(
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

test('what is no amount is refused', () => {
  for (const value of ['', '-1', '1.5', '0x1', 1.5, Number.NaN, null, '9'.repeat(79)]) {
    expect(exactIntegerSchema.safeParse(value).success).toBe(false)
  }
})
