import type { WalletQuery } from '@openappkit/contract'
import type { RegisteredWallet } from '@openappkit/wallet-registry'
import { expect, test } from 'vitest'
import { WalletDirectory } from './WalletDirectory'

const wallet = (slug: string, facts: Partial<RegisteredWallet> = {}): RegisteredWallet => ({
  slug,
  id: slug,
  name: slug,
  order: 100,
  chains: ['eip155:*'],
  ...facts,
})

const directory = new WalletDirectory([
  wallet('Zebra Safe'),
  wallet('Safe', { order: 20, badge_type: 'certified', image_ids: ['new', 'old'] }),
  wallet('SafePal', { order: 10, chains: ['eip155:1', 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'] }),
  wallet('Éclair', { chains: ['bip122:*'], homepage: 'https://www.lightning.example/safe', mobile_link: 'eclair://' }),
  wallet('apple', { chains: ['solana:*'], webapp_link: 'https://apple.example' }),
])

const find = (query: Partial<WalletQuery> = {}) => directory.find({ page: 1, entries: 40, ...query })
const names = (query?: Partial<WalletQuery>) => find(query).data.map(({ name }) => name)

test('sorts wallets in the curated order, then by name', () => {
  expect(names()).toEqual(['SafePal', 'Safe', 'apple', 'Éclair', 'Zebra Safe'])
})

test('pages have no gaps or repeats, count covers all matches, and a page past the end is empty', () => {
  const pages = [1, 2, 3, 4].map(page => find({ page, entries: 2 }))
  expect(pages.flatMap(({ data }) => data.map(({ name }) => name))).toEqual(names())
  expect(pages.map(({ data }) => data.length)).toEqual([2, 2, 1, 0])
  expect(pages.map(({ count }) => count)).toEqual([5, 5, 5, 5])
})

test('search ranks the exact name first, then prefix, words, substrings and homepage', () => {
  expect(names({ search: 'SAFE' })).toEqual(['Safe', 'SafePal', 'Zebra Safe', 'Éclair'])
})

test('search ignores accents and the scheme of homepages', () => {
  expect(names({ search: ' eclair ' })).toEqual(['Éclair'])
  expect(names({ search: 'https' })).toEqual([])
  expect(names({ search: 'www' })).toEqual([])
})

test('include limits the result, exclude takes precedence, and unknown ids have no effect', () => {
  expect(names({ include: ['Safe', 'apple', 'mine'] })).toEqual(['Safe', 'apple'])
  expect(names({ include: ['Safe', 'apple'], exclude: ['apple', 'mine'] })).toEqual(['Safe'])
})

test('matches any shared chain and returns the requested chain', () => {
  const found = find({ chains: ['eip155:31337', 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'] })
  expect(found.data.map(({ name }) => name)).toEqual(['SafePal', 'Safe', 'apple', 'Zebra Safe'])
  expect(found.data.find(({ name }) => name === 'Safe')?.chains).toContain('eip155:31337')
  expect(found.data.find(({ name }) => name === 'SafePal')?.chains).not.toContain('eip155:31337')
  expect(names({ chains: ['cosmos:cosmoshub-4'] })).toEqual([])
})

test('combines badge and platform filters with the others', () => {
  expect(names({ badge_type: 'certified' })).toEqual(['Safe'])
  expect(names({ badge_type: 'none', search: 'safe' })).not.toContain('Safe')
  expect(names({ platform: 'ios' })).toEqual(['Éclair'])
  expect(names({ platform: 'web' })).toEqual(['apple'])
})

test('a listing has an image id, the newest public one or our own, and no internal fields', () => {
  const [first, second] = find({ include: ['Safe', 'apple'] }).data
  expect([first?.image_id, second?.image_id]).toEqual(['new', 'apple'])
  expect(Object.keys(first ?? {})).not.toContain('slug')
  expect(Object.keys(first ?? {})).not.toContain('image_ids')
})
