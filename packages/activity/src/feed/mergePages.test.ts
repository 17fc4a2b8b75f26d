import type { HistoryTransaction } from '@openappkit/appkit-core/portfolio'
import { expect, test } from 'vitest'
import { isSpam } from './isSpam'
import { withNewest, withOlder } from './mergePages'

const chain = 'eip155:1'

function transaction(id: string, change: Partial<HistoryTransaction['metadata']> = {}): HistoryTransaction {
  const metadata = {
    operationType: 'send',
    hash: `0x${id}`,
    minedAt: '',
    sentFrom: '',
    sentTo: '',
    status: 'confirmed',
  }
  return { id, metadata: { ...metadata, chain, ...change }, transfers: [] }
}
const page = (ids: string, next?: string) => ({ data: [...ids].map(id => transaction(id)), ...(next && { next }) })
const read = (ids: string, next?: string) => withNewest(undefined, page(ids, next), chain, 1)
const idsOf = ({ transactions }: { readonly transactions: readonly HistoryTransaction[] }) =>
  transactions.map(({ id }) => id).join('')

test('keeps only transactions of the network, each once', () => {
  const data = [transaction('a'), transaction('b', { chain: 'eip155:10' }), transaction('a')]
  const nowhere = transaction('c', {})
  const { chain: _, ...metadata } = nowhere.metadata
  const history = withNewest(undefined, { data: [...data, { ...nowhere, metadata }] }, chain, 1)
  expect(idsOf(history)).toBe('a')
})

test('an older page adds only new transactions', () => {
  const history = withOlder(read('abc', 'c'), page('cde', 'e'), chain)
  expect([idsOf(history), history.next]).toEqual(['abcde', 'e'])
})

test('ends the history if a page repeats its cursor', () => {
  expect(withOlder(read('abc', 'c'), page('abc', 'c'), chain).next).toBeUndefined()
})

test('puts the newest page before older transactions', () => {
  const known = withOlder(read('cde', 'e'), page('fg', 'g'), chain)
  const history = withNewest(known, page('abc', 'c'), chain, 2)
  expect([idsOf(history), history.next, history.asOf]).toEqual(['abcdefg', 'g', 2])
})

test('drops transactions that a reorganization removed from the newest page and keeps older ones', () => {
  const known = withOlder(read('abcd', 'd'), page('ef'), chain)
  expect(idsOf(withNewest(known, page('axd', 'd'), chain, 2))).toBe('axdef')
})

test('starts over, without a gap, if there are more new transactions than a page holds', () => {
  const history = withNewest(read('xyz', 'z'), page('abc', 'c'), chain, 2)
  expect([idsOf(history), history.next]).toEqual(['abc', 'c'])
})

test('a complete newest page replaces the history', () => {
  expect(idsOf(withNewest(read('abc'), page('ac'), chain, 2))).toBe('ac')
})

test("takes a transaction's details from the newest page", () => {
  const known = withNewest(undefined, { data: [transaction('a', { status: 'pending' })] }, chain, 1)
  expect(withNewest(known, page('a'), chain, 2).transactions[0]?.metadata.status).toBe('confirmed')
})

const moved = { direction: 'in', quantity: { numeric: '1' } } as const

test.each([
  ['nothing moved', [], false],
  ['a spam NFT', [{ ...moved, nft_info: { flags: { is_spam: true } } }], true],
  ['a spam token', [{ ...moved, is_spam: true }], true],
  ['a spam token and another token', [{ ...moved, is_spam: true }, moved], false],
  ['a token without a spam flag', [moved], false],
])('treats a transaction as spam if it has transfers and all are spam: %s', (_, transfers, expected) => {
  expect(isSpam({ transfers })).toBe(expected)
})

test('counts consecutive pages with nothing to show', () => {
  const spam = (id: string) => ({ ...transaction(id), transfers: [{ ...moved, is_spam: true }] })
  const first = withNewest(undefined, { data: [spam('a')], next: 'a' }, chain, 1)
  const second = withOlder(first, { data: [spam('b')], next: 'b' }, chain)
  expect([first.emptyPages, second.emptyPages]).toEqual([1, 2])
  expect(withOlder(second, page('c', 'c'), chain).emptyPages).toBe(0)
})
