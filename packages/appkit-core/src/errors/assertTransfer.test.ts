import { expect, test } from 'vitest'
import { assertTransfer } from './assertTransfer'

const largest = 2n ** 256n - 1n
const isAddress = (text: string): boolean => text === 'address'

test.each([0n, 1n, largest])('accepts %s to a valid address', amount => {
  expect(() => assertTransfer('address', amount, isAddress)).not.toThrow()
})

test.each([
  ['elsewhere', 1n, 'transaction/invalid-address'],
  ['address', -1n, 'transaction/invalid-amount'],
  ['address', largest + 1n, 'transaction/invalid-amount'],
])('rejects an invalid transfer to %s of %s', (to, amount, code) => {
  expect(() => assertTransfer(to, amount, isAddress)).toThrow(expect.objectContaining({ code }))
})
