import { expect, test } from 'vitest'
import { servedChains, takesChain } from './servedChains'

test('a namespace wildcard covers all its chains and no others', () => {
  expect(takesChain(['eip155:*'], 'eip155:31337')).toBe(true)
  expect(takesChain(['eip155:*'], 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp')).toBe(false)
  expect(takesChain(['eip155:2020'], 'eip155:1')).toBe(false)
})

test('serves an unknown chain on request', () => {
  expect(servedChains(['eip155:*'], ['eip155:31337'])).toContain('eip155:31337')
  expect(servedChains(['eip155:*'])).not.toContain('eip155:31337')
})

test("never serves a wildcard or a chain that the wallet doesn't support", () => {
  const served = servedChains(
    ['eip155:*', 'bip122:000000000019d6689c085ae165831e93'],
    ['solana:x', 'bip122:other', 'eip155:1'],
  )
  expect(served.filter(chain => chain.includes('*'))).toEqual([])
  expect(served).not.toContain('solana:x')
  expect(served).not.toContain('bip122:other')
  expect(new Set(served).size).toBe(served.length)
})
