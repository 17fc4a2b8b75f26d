import { expect, test } from 'vitest'
import type { ParsedAddress } from '../address/ParsedAddress'
import { virtualSize } from './transactionSize'

const from: ParsedAddress = { type: 'p2wpkh', families: ['mainnet'], program: Array<number>(20).fill(1), version: 0 }

test('adds two bytes for 253 or more inputs', () => {
  const size = (inputs: number) => virtualSize(from, inputs, [from])
  expect(size(252) - size(251)).toBe(68n)
  expect(size(253) - size(252)).toBe(70n)
  expect(size(254) - size(253)).toBe(68n)
})

test('rejects an account whose coins require several keys', () => {
  expect(() => virtualSize({ ...from, type: 'p2wsh', program: Array<number>(32).fill(1) }, 1, [from])).toThrow(
    expect.objectContaining({ code: 'account/unsupported' }),
  )
})
