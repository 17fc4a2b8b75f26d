import type { OnrampSessionStatus } from '@openappkit/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { OnrampStatus, OnrampUpdate } from '../OnrampProvider'
import { isFinal, mergeUpdate, type Progress } from './mergeUpdate'

const fresh: Progress = { status: 'opened', statusAt: null, isSent: false, txHash: null }
const statuses: readonly OnrampStatus[] = [
  'opened',
  'awaitingPayment',
  'processing',
  'onHold',
  'delivered',
  'failed',
  'refunded',
  'expired',
]

function mergeAll(updates: readonly OnrampUpdate[], known: Progress = fresh): Progress {
  return updates.reduce((progress, update) => mergeUpdate(progress, update) ?? progress, known)
}

test.each<[string, readonly OnrampUpdate[], OnrampSessionStatus]>([
  ['an earlier status', [{ status: 'processing' }, { status: 'awaitingPayment' }], 'processing'],
  ['a failure, then a later payment', [{ status: 'failed' }, { status: 'delivered' }], 'processing'],
  ['an expiry, then a refund', [{ status: 'expired' }, { status: 'refunded' }], 'refunded'],
  ['a refund, then a failure', [{ status: 'refunded' }, { status: 'failed' }], 'refunded'],
  [
    'a hold, then a release',
    [
      { status: 'onHold', at: 1 },
      { status: 'processing', at: 2 },
    ],
    'processing',
  ],
  [
    'a release that overtook its hold',
    [
      { status: 'processing', at: 2 },
      { status: 'onHold', at: 1 },
    ],
    'processing',
  ],
])('merges %s', (_, updates, status) => expect(mergeAll(updates).status).toBe(status))

test('a reported delivery is only sent, until the chain shows it', () => {
  const sent = mergeAll([{ status: 'delivered', txHash: '0x1' }])
  expect(sent).toMatchObject({ status: 'processing', isSent: true, txHash: '0x1' })
  // Nothing undoes a delivery that the chain showed.
  const delivered = { ...sent, status: 'delivered' as const }
  for (const status of statuses) expect(mergeUpdate(delivered, { status, txHash: '0x2' })).toBeUndefined()
})

test('keeps the first transaction', () => {
  expect(
    mergeAll([
      { status: 'delivered', txHash: '0x1' },
      { status: 'delivered', txHash: '0x2' },
    ]).txHash,
  ).toBe('0x1')
})

const updates = fc.array(fc.record({ status: fc.constantFrom(...statuses), at: fc.integer({ min: 1, max: 1000 }) }), {
  maxLength: 12,
})

test('a repeated report changes nothing', () => {
  fc.assert(
    fc.property(updates, list => {
      const once = mergeAll(list)
      for (const update of list) {
        const again = mergeUpdate(once, update)
        if (again) expect(again.status).not.toBe('opened')
      }
      expect(mergeAll([...list, ...list]).status).toBe(once.status)
    }),
  )
})

test('the order of reports with different times does not matter', () => {
  fc.assert(
    fc.property(updates, list => {
      const distinct = list.map((update, index) => ({ ...update, at: index + 1 }))
      expect(mergeAll([...distinct].reverse()).status).toBe(mergeAll(distinct).status)
    }),
  )
})

test('knows the final statuses', () => {
  expect(['created', ...statuses].filter(status => isFinal(status as OnrampSessionStatus))).toEqual([
    'delivered',
    'failed',
    'refunded',
    'expired',
  ])
})
