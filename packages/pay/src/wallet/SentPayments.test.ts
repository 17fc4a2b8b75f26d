import { expect, test } from 'vitest'
import { checkoutOf } from '../../test/payScene'
import type { SentPayment } from './SentPayment'
import { SentPayments } from './SentPayments'
import { sentLimit, sentPaymentsKey } from './sentPaymentsKey'

const sent: SentPayment = { invoiceId: 'one', caipNetworkId: 'eip155:1', address: '0xa', hash: '0xAB', at: 1000 }

function setUp() {
  const stage = { now: 2000, stored: [] as readonly SentPayment[] }
  const create = () =>
    new SentPayments({
      environment: { now: () => stage.now },
      read: () => stage.stored,
      write: payments => void (stage.stored = payments),
    })
  return { stage, create }
}

test('blocks another payment until the backend found the first one, also after a reload and in other tabs', () => {
  const { create, stage } = setUp()
  const other = create()
  create().add(sent)
  for (const payments of [other, create()]) expect(payments.pendingOf(checkoutOf())?.hash).toBe('0xAB')
  const payment = {
    id: 'p',
    caipNetworkId: 'eip155:1' as const,
    asset: 'a',
    txHash: '0xab',
    amount: 1n,
    role: 'payment' as const,
    status: 'pending' as const,
    confirmations: 0,
  }
  expect(other.pendingOf(checkoutOf({ payments: [payment] }))).toBeUndefined()
  expect(other.pendingOf(checkoutOf({ id: 'two' }))).toBeUndefined()
  stage.now += 25 * 60 * 60_000
  expect(other.pendingOf(checkoutOf())).toBeUndefined()
})

test('allows another payment after a failed one', () => {
  const { create } = setUp()
  const payments = create()
  payments.add(sent)
  payments.fail('0xAB', 'reverted')
  expect(payments.pendingOf(checkoutOf())).toBeUndefined()
  expect(payments.failedOf('one')?.failure).toBe('reverted')
  payments.add({ ...sent, hash: '0xCD', at: 1500 })
  expect(payments.failedOf('one')).toBeUndefined()
})

test('still blocks if the storage loses the payment', () => {
  const { create, stage } = setUp()
  const payments = create()
  payments.add(sent)
  stage.stored = []
  expect(payments.pendingOf(checkoutOf())?.hash).toBe('0xAB')
})

test('stores a bounded number, without secrets', () => {
  const { create, stage } = setUp()
  const payments = create()
  for (let at = 0; at < 50; at++) payments.add({ ...sent, hash: `0x${at}`, at })
  expect(stage.stored).toHaveLength(sentLimit)
  expect(sentPaymentsKey.parse(sentPaymentsKey.print(stage.stored))).toEqual(stage.stored)
})

test.each(['', '{', 'null', '{"a":1}', '[1,null,{"hash":"0x"}]'])('drops stored values that are invalid: %j', raw => {
  expect(sentPaymentsKey.parse(raw) ?? []).toEqual([])
})
