import { expect, test } from 'vitest'
import { assertTransfer } from './assertTransfer'

const largest = 2n ** 256n - 1n
const isAddress = (text: string): boolean => text === 'address'

test.each([0n, 1n, largest])('%s can be sent to an address', amount => {
  expect(() => assertTransfer('address', amount, isAddress)).not.toThrow()
})

test.each([
  ['elsewhere', 1n, 'transaction/invalid-address'],
  ['address', -1n, 'transaction/invalid-amount'],
  ['address', largest + 1n, 'transaction/invalid-amount'],
])('to %s nothing like %s is sent', (to, amount, code) => {
  expect(() => assertTransfer(to, amount, isAddress)).toThrow(expect.objectContaining({ code }))
})
