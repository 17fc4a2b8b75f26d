import { expect, test } from 'vitest'
import { addressGroups } from './addressGroups'

test('splits an address into groups of four, with the hex prefix in the first', () => {
  expect(addressGroups('0xd8dA6BF26964')).toEqual(['0xd8dA', '6BF2', '6964'])
  expect(addressGroups('bc1qar0srr')).toEqual(['bc1q', 'ar0s', 'rr'])
  expect(addressGroups('')).toEqual([])
})

test('loses no character', () => {
  const address = '7EcDhSYGxXyscszYEp35KHN8vvw3svAuLKTzXwCFLtV'
  expect(addressGroups(address).join('')).toBe(address)
})
