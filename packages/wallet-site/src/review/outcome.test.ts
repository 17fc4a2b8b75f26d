import { expect, test } from 'vitest'
import { isSameOutcome } from './outcome'
import type { Review, ReviewChange } from './Review'

const asset = { id: 'eip155:1/slip44:60', symbol: 'ETH', decimals: 18, isListed: true }
const party = { address: '0x1', isContract: true }
const review = (changes: readonly ReviewChange[], rest: Partial<Review> = {}): Review => ({
  request: { kind: 'solanaTransaction', chainId: 'solana:1', account: 'a', transactions: [], isSent: false },
  sentence: { key: 'call', values: {} },
  source: 'none',
  changes,
  isSimulated: true,
  warnings: [],
  details: [],
  ...rest,
})
const send = (amount: bigint): ReviewChange => ({ direction: 'send', asset, amount, party })
const receive = (amount: bigint): ReviewChange => ({ direction: 'receive', asset, amount })

test.each([
  ['the same', [send(10n), receive(1000n)], [send(10n), receive(1000n)], true],
  ['a smaller loss', [send(10n)], [send(9n)], true],
  ['a larger loss', [send(10n)], [send(11n)], false],
  ['1% less to receive', [receive(1000n)], [receive(990n)], true],
  ['more than 1% less to receive', [receive(1000n)], [receive(989n)], false],
  ['another loss', [send(10n)], [send(10n), send(1n)], false],
  ['another recipient', [send(10n)], [{ ...send(10n), party: { ...party, address: '0x2' } }], false],
  [
    'no limit any more',
    [{ ...send(10n), direction: 'allow' }],
    [{ ...send(10n), direction: 'allow', amount: 'all' }],
    false,
  ],
] as const)('compares outcomes: %s', (_, before, after, isSame) => {
  expect(isSameOutcome(review(before), review(after))).toBe(isSame)
})

test('a new warning is another outcome, except the one about that', () => {
  const warned = (code: Review['warnings'][number]['code']): Review =>
    review([], { warnings: [{ severity: 'danger', code }] })
  expect(isSameOutcome(review([]), warned('fails'))).toBe(false)
  expect(isSameOutcome(warned('outcomeChanged'), review([]))).toBe(true)
  expect(isSameOutcome(review([]), review([], { isSimulated: false }))).toBe(false)
})
