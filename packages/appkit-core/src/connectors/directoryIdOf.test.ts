import { expect, test } from 'vitest'
import { directoryIdOf } from './directoryIdOf'
import { walletIdsByName } from './walletIdsByName'
import { walletNamesByRdns } from './walletNamesByRdns'

const announced = { id: 'x', type: 'ANNOUNCED', chain: 'solana' } as const

test('a reverse domain name is an identity: a known name beside an unknown one counts for nothing', () => {
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
] as const)('where wallets have none, %s is known by its name', (name, key) => {
  expect(directoryIdOf({ ...announced, name })).toBe(walletIdsByName[key])
})

test('what the adapter says wins, and ways to any wallet are none', () => {
  expect(directoryIdOf({ ...announced, name: 'Phantom', explorerId: 'own' })).toBe('own')
  expect(directoryIdOf({ ...announced, type: 'WALLET_CONNECT', name: 'Phantom' })).toBeUndefined()
  expect(directoryIdOf({ ...announced, name: 'Nobody' })).toBeUndefined()
})

test('every domain name of the table leads to a wallet', () => {
  for (const name of walletNamesByRdns.values()) expect(walletIdsByName[name]).toMatch(/^[\da-f]{64}$/u)
})
