import { expect, test } from 'vitest'
import { addressesOn, changedChain } from './SessionEvents'

test.each([
  [10, 'eip155:1', 'eip155:10'],
  ['10', 'eip155:1', 'eip155:10'],
  ['0xa', 'eip155:1', 'eip155:10'],
  ['eip155:10', 'eip155:1', 'eip155:10'],
  [undefined, 'eip155:10', 'eip155:10'],
  [{}, 'eip155:10', 'eip155:10'],
] as const)('reads the chain %j, next to %s, as %s', (data, beside, chain) => {
  expect(changedChain('eip155', beside, data)).toBe(chain)
})

test('keeps a non-numeric id of another namespace as it is', () => {
  expect(changedChain('solana', 'solana:abc', 'solana:5eykt')).toBe('solana:5eykt')
})

test('returns unique addresses on the active chain, including those without a chain', () => {
  expect(addressesOn('eip155:1', ['eip155:1:0xa', 'eip155:10:0xb', 'eip155:1:0xa', '0xc', 7, 'eip155:1'])).toEqual([
    '0xa',
    '0xc',
  ])
})
