import { expect, test } from 'vitest'
import { parseAddress } from '../address/parseAddress'
import { familyOf } from '../network/familyOf'
import { readAmount, readRecipient } from './transferErrors'

const caipNetworkId = 'bip122:000000000019d6689c085ae165831e93'
const rules = { parse: parseAddress, familyOf }
const recipient = readRecipient('bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', caipNetworkId, rules)
const supply = 2_100_000_000_000_000n

test('accepts the maximum supply and rejects one satoshi more', () => {
  expect(readAmount(supply, recipient)).toBe(supply)
  expect(() => readAmount(supply + 1n, recipient)).toThrow(expect.objectContaining({ code: 'amount/too-large' }))
})

test.each([
  [294, 294n],
  [' 294 ', 294n],
  ['000294', 294n],
  [Number(supply), supply],
])('parses %s satoshis exactly', (value, amount) => {
  expect(readAmount(value, recipient)).toBe(amount)
})

test.each([undefined, null, {}, '', ' ', '1e3', '0x10', '+500', '1_000', Number.NaN, Number.POSITIVE_INFINITY])(
  "rejects an amount that isn't a number: %s",
  value => {
    expect(() => readAmount(value, recipient)).toThrow(expect.objectContaining({ code: 'amount/invalid' }))
  },
)
