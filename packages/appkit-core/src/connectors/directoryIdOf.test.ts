import { expect, test } from 'vitest'
import { directoryIdOf } from './directoryIdOf'
import { walletIdsByName } from './walletIdsByName'
import { walletNamesByRdns } from './walletNamesByRdns'

const announced = { id: 'x', type: 'ANNOUNCED', chain: 'solana' } as const

test('identifies a wallet by its reverse domain name and ignores its display name', () => {
  expect(directoryIdOf({ ...announced, name: 'X', info: { rdns: 'app.Phantom' } })).toBe(walletIdsByName.phantom)
  expect(directoryIdOf({ ...announced, name: 'Phantom', info: { rdns: 'io.evil' } })).toBeUndefined()
})

test.each([
  ['Phantom', 'phantom'],
  ['OKX Wallet', 'okx'],
  ['Trust Wallet', 'trust'],
  ['Trust', 'trust'],
  ['Magic Eden', 'magic-eden'],
  ['Crypto.com', 'crypto-com'],
  ['Ambire Wallet', 'ambire-wallet'],
] as const)('identifies %s by its name if its chain has no reverse domain names', (name, key) => {
  expect(directoryIdOf({ ...announced, name })).toBe(walletIdsByName[key])
})

test("prefers the adapter's id, and skips connectors that reach any wallet", () => {
  expect(directoryIdOf({ ...announced, name: 'Phantom', explorerId: 'own' })).toBe('own')
  expect(directoryIdOf({ ...announced, type: 'WALLET_CONNECT', name: 'Phantom' })).toBeUndefined()
  expect(directoryIdOf({ ...announced, name: 'Nobody' })).toBeUndefined()
})

test('maps every domain name of the table to a wallet', () => {
  for (const name of walletNamesByRdns.values()) expect(walletIdsByName[name]).toMatch(/^[\da-f]{64}$/u)
})
