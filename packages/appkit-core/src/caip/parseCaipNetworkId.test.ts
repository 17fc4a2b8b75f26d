import { expect, test } from 'vitest'
import { parseCaipNetworkId } from './parseCaipNetworkId'

test('splits a network id into two parts', () => {
  expect(parseCaipNetworkId('eip155:1')).toEqual({ chainNamespace: 'eip155', chainId: '1' })
})

test('parses namespace:reference', () => {
  expect(parseCaipNetworkId('solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp').chainId).toBe('5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp')
})

test.each([
  '',
  '1',
  'eip155',
  'eip155:',
  ':1',
  'eip155:1:0xab',
  ' eip155:1',
  'my-eip155:1',
  'eip155:1 ',
  'eip155:1\n',
  'eip155:a/b',
])('rejects an invalid network id: %j', value => {
  expect(() => parseCaipNetworkId(value)).toThrow(
    expect.objectContaining({ code: 'caip/invalid-network-id', message: `Invalid CAIP-2 network id: ${value}` }),
  )
})

test('names an unknown namespace in its error', () => {
  expect(() => parseCaipNetworkId('near:mainnet')).toThrow(
    expect.objectContaining({ code: 'caip/unsupported-namespace', message: 'Unsupported chain namespace: near' }),
  )
})
