import { expect, test } from 'vitest'
import { searchRank } from './searchRank'

const wallet = { name: 'trust wallet', homepage: 'trustwallet.com/' }

test.each([
  ['trust wallet', 0],
  ['trust', 1],
  ['wallet', 2],
  ['allet', 3],
  ['trustwallet.com', 4],
  ['rainbow', undefined],
])('%s ranks %s: exact name, prefix, word, substring, homepage', (search, rank) => {
  expect(searchRank(wallet, search)).toBe(rank)
})

test('matches a later word even if an earlier substring matches too', () => {
  expect(searchRank({ name: 'supersafe safe', homepage: '' }, 'safe')).toBe(2)
})
