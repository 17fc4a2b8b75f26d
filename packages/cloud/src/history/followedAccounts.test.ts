import { expect, test } from 'vitest'
import { followedAccounts, keysOf } from './followedAccounts'
import type { SolanaTokenAccount } from './solanaSchemas'

/** Base58 has no zero, and the addresses must differ in their first characters. */
const addressOf = (serial: number): string =>
  serial
    .toString(9)
    .replace(/\d/g, digit => String(Number(digit) + 1))
    .padStart(6, '1')
    .padEnd(44, 'z')
const asset = (serial: number, amount: bigint, mint = 'junk'): SolanaTokenAccount => ({
  pubkey: addressOf(serial),
  held: { mint, amount },
})
const listed = new Set(['usdc'])

test('orders listed mints first, then accounts with a balance, then the rest, each by address, whatever the order of the node', () => {
  const accounts = [
    { pubkey: addressOf(1) },
    asset(2, 0n),
    asset(5, 7n),
    asset(4, 1n),
    asset(9, 0n, 'usdc'),
    asset(8, 3n, 'usdc'),
  ]
  const expected = [8, 9, 4, 5, 1, 2].map(addressOf)
  expect(followedAccounts(accounts, listed)).toEqual(expected)
  expect(followedAccounts(accounts.toReversed(), listed)).toEqual(expected)
})

test("thousands of worthless tokens don't hide a listed one, and the number of accounts is limited", () => {
  const junk = Array.from({ length: 5000 }, (_, index) => asset(index, 1n))
  const chosen = followedAccounts([...junk, asset(6000, 0n, 'usdc')], listed)
  expect(chosen).toHaveLength(299)
  expect(chosen[0]).toBe(addressOf(6000))
})

test('later pages keep the accounts of the first page, even if balances changed or accounts were added', () => {
  const before = Array.from({ length: 400 }, (_, index) => asset(index, index < 350 ? 1n : 0n))
  const chosen = followedAccounts(before, listed)
  const after = [
    ...before.map((_, index) => asset(index, index < 200 ? 0n : 1n)),
    ...Array.from({ length: 300 }, (_, index) => asset(1000 + index, 1n, 'usdc')),
  ]
  expect(followedAccounts(after, listed, keysOf(chosen)).toSorted()).toEqual(chosen.toSorted())
  expect(followedAccounts(after, listed, '')).toEqual([])
})
