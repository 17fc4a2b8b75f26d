import { expect, test } from 'vitest'
import { type FilterableTransaction, shownTransactions } from './shownTransactions'

const spam = { nft_info: { flags: { is_spam: true } } }
const art = { nft_info: { flags: { is_spam: false } } }
const money = { fungible_info: { symbol: 'ETH' }, nft_info: null }

function isShown(transfers: FilterableTransaction['transfers'], chain: string | null = 'eip155:1'): boolean {
  return shownTransactions([{ metadata: { chain }, transfers }], 'eip155:1').length === 1
}

test('Transactions are dropped if all transfers are spam', () => {
  expect(isShown([spam])).toBe(false)
  expect(isShown([spam, spam])).toBe(false)
})

test('Transactions are dropped if all transfers are spam: one honest transfer keeps it', () => {
  expect(isShown([spam, art])).toBe(true)
  expect(isShown([spam, money])).toBe(true)
})

test('Transactions are dropped if all transfers are spam: without transfers it is kept', () => {
  expect(isShown([])).toBe(true)
  expect(isShown(null)).toBe(true)
  expect(isShown(undefined)).toBe(true)
})

test('Transactions: only active-chain ones are kept', () => {
  expect(isShown([money], 'eip155:10')).toBe(false)
  expect(isShown([money], null)).toBe(false)
})
