import type { Balance, HistoryTransaction, Identity, NameRecord, Nft } from '@openappkit/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { historyPage } from '../history/historyPage'
import { identityAnswer } from '../identity/identityAnswer'
import { nameRecord } from '../identity/nameRecords'
import { nftPage } from '../nfts/nftPage'
import { balanceRows } from '../portfolio/balanceRows'

/**
 * Generates any response that the contract allows. The contract's types make this test fail when the contract changes.
 */
const word = fc.stringMatching(/^[a-z]{1,20}$/u)
const orNull = <T>(known: fc.Arbitrary<T>) => fc.option(known, { nil: null })
const orAbsent = <T>(known: fc.Arbitrary<T>) => fc.option(known, { nil: undefined })
const digits = fc.bigInt(0n, 2n ** 256n - 1n).map(String)
const amount = fc.tuple(digits, fc.stringMatching(/^\d{1,255}$/u)).map(([whole, part]) => `${whole}.${part}`)
const price = fc.double({ min: 1e-24, max: 1e9, noNaN: true })
const time = fc.constant('2026-01-30T00:00:00.000Z')
const chainId = fc.constantFrom('eip155:1', 'bip122:000000000019d6689c085ae165831e93')

const balance: fc.Arbitrary<Balance> = fc.record({
  name: word,
  symbol: word,
  chainId,
  address: orAbsent(word),
  value: orAbsent(price),
  price: fc.oneof(fc.constant(0), price),
  priceDayAgo: orAbsent(price),
  priceAsOf: orAbsent(time),
  quantity: fc.record({ decimals: fc.integer({ min: 0, max: 255 }).map(String), numeric: amount }),
  unconfirmed: orAbsent(amount),
  iconUrl: fc.oneof(fc.constant(''), word),
})
const transfer: fc.Arbitrary<NonNullable<HistoryTransaction['transfers']>[number]> = fc.record({
  fungible_info: orNull(
    fc.record({ name: orNull(word), symbol: orNull(word), icon: orNull(fc.record({ url: word })) }),
  ),
  nft_info: orNull(
    fc.record({ name: orNull(word), content: fc.constant(null), flags: fc.record({ is_spam: fc.boolean() }) }),
  ),
  direction: fc.constantFrom('in', 'out', 'self'),
  quantity: fc.record({ numeric: amount }),
  value: orNull(price),
  price: orNull(price),
  is_spam: orAbsent(fc.boolean()),
  address: orAbsent(word),
  token_id: orAbsent(digits),
})
const transaction: fc.Arbitrary<HistoryTransaction> = fc.record({
  id: word,
  metadata: fc.record({
    operationType: word,
    hash: word,
    minedAt: time,
    sentFrom: fc.oneof(fc.constant(''), word),
    sentTo: fc.oneof(fc.constant(''), word),
    status: word,
    nonce: fc.nat(),
    application: orNull(fc.record({ name: orNull(word), iconUrl: orNull(word) })),
    chain: orNull(chainId),
  }),
  transfers: orNull(fc.array(transfer, { maxLength: 3 })),
})
const nft: fc.Arbitrary<Nft> = fc.record({
  id: word,
  chainId,
  standard: fc.constantFrom('erc721', 'erc1155'),
  contract: word,
  tokenId: digits,
  quantity: digits,
  name: orNull(word),
  description: orNull(word),
  collection: fc.record({ name: orNull(word), symbol: orNull(word) }),
  imageUrl: orNull(word),
  attributes: fc.array(fc.record({ name: word, value: word }), { maxLength: 3 }),
  metadata: fc.constantFrom('ready', 'pending', 'unavailable'),
})
const record: fc.Arbitrary<NameRecord> = fc.record({
  name: word,
  registered_at: orAbsent(time),
  updated_at: orAbsent(time),
  attributes: orNull(fc.dictionary(word, word, { maxKeys: 3 })),
  addresses: fc.dictionary(digits, fc.record({ address: word, created_at: orNull(time) }), { maxKeys: 3 }),
})
const identity: fc.Arbitrary<Identity> = fc.record({
  name: orNull(word),
  avatar: orNull(word),
  resolvedAt: orNull(time),
})

/** Serializes a response, so absent values are omitted rather than null. */
const sent = (answer: unknown): unknown => JSON.parse(JSON.stringify(answer))
function said(answer: unknown): unknown {
  if (Array.isArray(answer)) return answer.map(said)
  if (typeof answer !== 'object' || answer === null) return answer
  const entries = Object.entries(answer).filter(([, value]) => value !== null && value !== undefined)
  return Object.fromEntries(entries.map(([name, value]) => [name, said(value)]))
}
const options = { numRuns: 100, seed: 7 }

test('decodes every balance of the contract without loss', () => {
  const lists = fc.array(balance, { maxLength: 3 })
  fc.assert(
    fc.property(lists, balances => {
      expect(balanceRows(sent({ balances }))).toEqual({ balances: said(balances) })
    }),
    options,
  )
})

test('decodes every transaction of the contract without loss', () => {
  const lists = fc.array(transaction, { maxLength: 3 })
  fc.assert(
    fc.property(lists, orNull(word), (data, next) => {
      const kept = data.map(entry => said({ ...entry, transfers: entry.transfers ?? [] }))
      expect(historyPage(sent({ data, next }))).toEqual({ data: kept, ...(next === null ? {} : { next }) })
    }),
    options,
  )
})

test('decodes every NFT of the contract and their count without loss', () => {
  const lists = fc.array(nft, { maxLength: 3 })
  fc.assert(
    fc.property(lists, orNull(word), fc.boolean(), (data, next, isComplete) => {
      const kept = data.map(entry => ({ ...(said(entry) as object), quantity: BigInt(entry.quantity) }))
      const page = nftPage(sent({ data, next, isComplete }))
      expect(page).toEqual({ data: kept, isComplete, ...(next === null ? {} : { next }) })
    }),
    options,
  )
})

test('decodes every name record and identity of the contract without loss', () => {
  fc.assert(
    fc.property(record, identity, (found, who) => {
      expect(nameRecord(sent(found))).toMatchObject({ name: found.name })
      const addresses = Object.values(nameRecord(sent(found))?.addresses ?? {})
      expect(addresses.map(({ address }) => address)).toEqual(
        Object.values(found.addresses).map(({ address }) => address),
      )
      expect(identityAnswer(sent(who))).toEqual(said({ name: who.name, avatar: who.avatar }))
    }),
    options,
  )
})
