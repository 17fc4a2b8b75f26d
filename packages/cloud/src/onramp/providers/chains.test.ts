import { expect, test } from 'vitest'
import { BITCOIN, isChain, listedAsset, SOLANA } from './chains'
import { publicAddress } from './publicAddress'

const ZERO = '0x0000000000000000000000000000000000000000'
const MINT = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'

test.each<[string, string, string | null | undefined, string | undefined]>([
  ['eip155:1', 'ETH', null, 'native'],
  ['eip155:1', 'eth', ZERO, 'native'],
  ['eip155:137', 'MATIC', '0x0000000000000000000000000000000000001010', 'native'],
  ['eip155:137', 'POL', '', 'native'],
  ['eip155:56', 'ETH', ZERO, undefined],
  ['eip155:1', 'ODD', undefined, undefined],
  ['eip155:1', 'USDC', '0xA0B86991c6218B36C1D19D4A2E9EB0CE3606EB48', '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48'],
  ['eip155:1', 'USDC', MINT, undefined],
  [SOLANA, 'SOL', null, 'native'],
  [SOLANA, 'USDC', MINT, MINT],
  [SOLANA, 'USDC', '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48', undefined],
  [BITCOIN, 'BTC', '', 'native'],
  [BITCOIN, 'ORDI', 'ordi', undefined],
])('reads the asset of %s %s at %s', (chainId, symbol, address, asset) => {
  expect(listedAsset(chainId, { symbol, address })).toBe(asset)
})

test('finds a chain by number, else by name', () => {
  const names = { 'eip155:1': 'ethereum', [SOLANA]: 'solana' }
  expect(isChain('eip155:1', names, { name: 'whatever', number: '1' })).toBe(true)
  expect(isChain('eip155:1', names, { name: 'ethereum', number: '11155111' })).toBe(false)
  expect(isChain('eip155:1', names, { name: 'Ethereum' })).toBe(true)
  expect(isChain(SOLANA, names, { name: 'solana', number: '101' })).toBe(true)
  expect(isChain('eip155:5000', names, { name: 'constructor' })).toBe(false)
})

test.each<[string, string | undefined]>([
  ['203.0.113.42', '203.0.113.42'],
  ['::FFFF:203.0.113.42', '203.0.113.42'],
  ['2001:0DB8:0:0::1', '2001:db8::1'],
  ['192.168.1.1', undefined],
  ['::ffff:10.0.0.1', undefined],
  ['fe80::1', undefined],
  ['203.0.113.42, 10.0.0.1', undefined],
])('reads the address %s', (clientIp, address) => {
  expect(publicAddress(clientIp)).toBe(address)
})
