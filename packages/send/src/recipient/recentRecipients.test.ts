import { expect, test } from 'vitest'
import { bob, carol, own } from '../../test/startSend'
import { type DatedTransaction, recentRecipients } from './recentRecipients'

type Metadata = DatedTransaction['metadata']

const mimicOf = (address: string) => `${address.slice(0, 6)}${'a'.repeat(32)}${address.slice(-4)}`
const numbered = (index: number) => `0x${String(index).repeat(40)}`

const outgoing = { direction: 'out', quantity: { numeric: '1' } }

/** A payment of the account to `sentTo`. */
function payment(
  sentTo: string,
  change: Partial<Metadata> = {},
  transfers: DatedTransaction['transfers'] = [outgoing],
) {
  const metadata = {
    operationType: 'send',
    sentFrom: own,
    sentTo,
    status: 'confirmed',
    minedAt: '2026-05-01',
    ...change,
  }
  return { metadata, transfers }
}

const suggested = (...history: DatedTransaction[]) => recentRecipients(own, history).map(({ address }) => address)

test('suggests up to three addresses that the account paid, newest first and each once', () => {
  const history = [
    payment(bob, { minedAt: '2026-05-04' }),
    payment(bob.toLowerCase()),
    ...[2, 3, 4].map(index => payment(numbered(index))),
  ]
  expect(recentRecipients(own, history)).toEqual([
    { address: bob, paidAt: '2026-05-04' },
    { address: numbered(2), paidAt: '2026-05-01' },
    { address: numbered(3), paidAt: '2026-05-01' },
  ])
})

test.each<[string, DatedTransaction]>([
  ['sent something to it', payment(own, { sentFrom: carol, operationType: 'receive' })],
  ['faked a transfer from it', payment(carol, { sentFrom: carol })],
  ['is a contract that it called', payment(carol, { operationType: 'execute' })],
  ['traded with it', payment(carol, {}, [outgoing, { ...outgoing, direction: 'in' }])],
  ['never got its payment', payment(carol, { status: 'failed' })],
  ['got a zero-value transfer', payment(carol, {}, [{ ...outgoing, quantity: { numeric: '0.00' } }])],
  ['got a spam token', payment(carol, {}, [{ ...outgoing, is_spam: true }])],
  ['is the account itself', payment(own)],
  ['is unknown', payment('')],
])('never suggests an address that %s', (_, transaction) => {
  expect(suggested(transaction, payment(bob))).toEqual([bob])
})

const mimic = mimicOf(bob)

test.each<[string, readonly DatedTransaction[]]>([
  ['a dust sender', [payment(own, { sentFrom: mimic, operationType: 'receive' }), payment(bob), payment(carol)]],
  [
    'a zero-value transfer that another account made',
    [payment(mimic, { sentFrom: mimic }), payment(bob), payment(carol)],
  ],
  ['a payment to the imitation itself', [payment(mimic), payment(bob), payment(carol)]],
  ['a payment before the original', [payment(bob), payment(mimic), payment(carol)]],
])('suggests neither an imitation nor its original after %s', (_, history) => {
  expect(suggested(...history)).toEqual([carol])
})

test("never suggests an imitation of the account's own address", () => {
  expect(suggested(payment(mimicOf(own)), payment(bob))).toEqual([bob])
})
