import { expect, test } from 'vitest'
import { addressesOn, changedChain } from './SessionEvents'

test.each([
  [10, 'eip155:1', 'eip155:10'],
  ['10', 'eip155:1', 'eip155:10'],
  ['0xa', 'eip155:1', 'eip155:10'],
  ['eip155:10', 'eip155:1', 'eip155:10'],
  [undefined, 'eip155:10', 'eip155:10'],
  [{}, 'eip155:10', 'eip155:10'],
] as const)('a chain that is said as %j, beside %s, is %s', (data, beside, chain) => {
  expect(changedChain('eip155', beside, data)).toBe(chain)
})

test('an id of another namespace that is no number stays as it is', () => {
  expect(changedChain('solana', 'solana:abc', 'solana:5eykt')).toBe('solana:5eykt')
})

test('of the accounts those on the chain in use count, each once; an address without a chain counts as well', () => {
  expect(addressesOn('eip155:1', ['eip155:1:0xa', 'eip155:10:0xb', 'eip155:1:0xa', '0xc', 7, 'eip155:1'])).toEqual([
    '0xa',
    '0xc',
  ])
})
