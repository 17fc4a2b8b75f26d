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
])('counts all and featured wallets, and shows no number before the directory responds (%#)', (input, tag) => {
  expect(allWalletsRow({ ...usual, ...input })).toEqual({ tag })
})

test.each<[string, Partial<AllWalletsInput>]>([
  ['WalletConnect', { hasWalletConnect: false }],
  ['a backend', { hasBackend: false }],
  ['the feature', { isOn: false }],
  ['the option', { allWallets: 'HIDE' }],
  ['a phone, if the row is for phones only', { allWallets: 'ONLY_MOBILE' }],
])('omits the row without %s', (_, input) => {
  expect(allWalletsRow({ ...usual, ...input })).toBeUndefined()
})

test('uses the digits of the locale', () => {
  expect(allWalletsRow(usual, 'ar-EG')?.tag).toBe('٤٤٠+')
})
