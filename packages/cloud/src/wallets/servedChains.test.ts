import { expect, test } from 'vitest'
import { servedChains, takesChain } from './servedChains'

test('a family takes every chain of it and none of another', () => {
  expect(takesChain(['eip155:*'], 'eip155:31337')).toBe(true)
  expect(takesChain(['eip155:*'], 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp')).toBe(false)
  expect(takesChain(['eip155:2020'], 'eip155:1')).toBe(false)
})

test('a chain that nobody has heard of is served when it is asked for', () => {
  expect(servedChains(['eip155:*'], ['eip155:31337'])).toContain('eip155:31337')
  expect(servedChains(['eip155:*'])).not.toContain('eip155:31337')
})

test('no wildcard is ever served, and no chain that the wallet does not take', () => {
  const served = servedChains(
    ['eip155:*', 'bip122:000000000019d6689c085ae165831e93'],
    ['solana:x', 'bip122:other', 'eip155:1'],
  )
  expect(served.filter(chain => chain.includes('*'))).toEqual([])
  expect(served).not.toContain('solana:x')
  expect(served).not.toContain('bip122:other')
  expect(new Set(served).size).toBe(served.length)
})
