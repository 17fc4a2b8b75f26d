import { expect, test } from 'vitest'
import { type AllWalletsInput, allWalletsRow } from './allWalletsRow'

const usual: AllWalletsInput = {
  hasWalletConnect: true,
  hasBackend: true,
  allWallets: undefined,
  isOn: true,
  isMobile: false,
  count: 437,
  featured: 3,
}

test.each<[Partial<AllWalletsInput>, string]>([
  [{}, '440+'],
  [{ count: 5, featured: 1 }, '6'],
  [{ allWallets: 'ONLY_MOBILE', isMobile: true }, '440+'],
  [{ count: 0, featured: 3 }, ''],
])('its tag is the number of wallets with the featured ones, none before the directory answered (%#)', (input, tag) => {
  expect(allWalletsRow({ ...usual, ...input })).toEqual({ tag })
})

test.each<[string, Partial<AllWalletsInput>]>([
  ['WalletConnect', { hasWalletConnect: false }],
  ['a backend', { hasBackend: false }],
  ['the feature', { isOn: false }],
  ['the option', { allWallets: 'HIDE' }],
  ['a phone, where it is for phones only', { allWallets: 'ONLY_MOBILE' }],
])('there is no such row without %s', (_, input) => {
  expect(allWalletsRow({ ...usual, ...input })).toBeUndefined()
})

test('the tag is in the digits of the language', () => {
  expect(allWalletsRow(usual, 'ar-EG')?.tag).toBe('٤٤٠+')
})
