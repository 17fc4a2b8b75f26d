import fc from 'fast-check'
import { expect, test } from 'vitest'
import { deriveInvoice, type InvoiceTerms, type InvoiceTransfer } from './deriveInvoice'

const HOUR = 3_600_000
const TERMS: InvoiceTerms = {
  rails: [
    { position: 0, price: 1000n },
    { position: 1, price: 7n },
  ],
  expiresAt: HOUR,
  monitorUntil: 25 * HOUR,
  toleranceBps: 0,
  mark: null,
  wasSettled: false,
}

let serial = 0
function transfer(amount: bigint, more: Partial<InvoiceTransfer> = {}): InvoiceTransfer {
  serial += 1
  return { id: `t${serial}`, rail: 0, amount, status: 'final', paidAt: serial, seenAt: serial, block: null, ...more }
}

function derive(
  transfers: readonly InvoiceTransfer[],
  terms: Partial<InvoiceTerms> = {},
  passed = 0,
): readonly [string, readonly string[]] {
  const { exceptions, status } = deriveInvoice({ ...TERMS, ...terms }, transfers, passed)
  return [status, exceptions]
}

test.each<[string, readonly InvoiceTransfer[], Partial<InvoiceTerms>, number, string, readonly string[]]>([
  ['nothing', [], {}, 0, 'open', []],
  ['nothing in time', [], {}, HOUR, 'expired', []],
  ['an unconfirmed payment', [transfer(1000n, { status: 'pending' })], {}, 0, 'processing', []],
  ['a payment that is not deep enough', [transfer(1000n, { status: 'confirmed' })], {}, 2 * HOUR, 'processing', []],
  ['the exact amount', [transfer(1000n)], {}, 0, 'settled', []],
  ['the exact amount, whose expiry passed since', [transfer(1000n)], {}, 2 * HOUR, 'settled', []],
  ['too little', [transfer(999n)], {}, 0, 'open', ['partial']],
  ['too little in time', [transfer(999n)], {}, HOUR, 'expired', ['partial']],
  ['too little within the tolerance', [transfer(995n)], { toleranceBps: 50 }, 0, 'settled', []],
  ['too little beyond the tolerance', [transfer(994n)], { toleranceBps: 50 }, 0, 'open', ['partial']],
  ['one base unit too much', [transfer(1001n)], {}, 0, 'settled', ['over']],
  ['too much within the tolerance', [transfer(1005n)], { toleranceBps: 50 }, 0, 'settled', []],
  ['dust, then the rest', [transfer(1n), transfer(999n)], {}, 0, 'settled', []],
  ['dust, then the price', [transfer(1n), transfer(1000n)], {}, 0, 'settled', ['over']],
  ['two payments', [transfer(1000n), transfer(1000n)], {}, 0, 'settled', ['duplicate']],
  ['two assets', [transfer(500n), transfer(4n, { rail: 1 })], {}, 0, 'settled', []],
  ['another asset', [transfer(5000n, { rail: null })], {}, 0, 'open', ['wrongAsset']],
  ['a late payment', [transfer(1000n, { paidAt: HOUR + 1 })], {}, 2 * HOUR, 'expired', ['late']],
  ['a late rest', [transfer(1n), transfer(999n, { paidAt: HOUR + 1 })], {}, 2 * HOUR, 'expired', ['partial', 'late']],
  ['a late second payment', [transfer(1000n), transfer(9n, { paidAt: HOUR + 1 })], {}, 0, 'settled', ['duplicate']],
  ['a payment that never gets final', [transfer(1000n, { status: 'confirmed' })], {}, 25 * HOUR, 'invalid', []],
  ['a payment that left the chain', [transfer(1000n, { status: 'gone' })], {}, 0, 'open', []],
  ['the same, after it settled', [transfer(1000n, { status: 'gone' })], { wasSettled: true }, 0, 'reversed', []],
  [
    'a settled payment in a new block',
    [transfer(1000n, { status: 'confirmed' })],
    { wasSettled: true },
    0,
    'settled',
    [],
  ],
  ['a settled payment in no block', [transfer(1000n, { status: 'pending' })], { wasSettled: true }, 0, 'reversed', []],
  ['a mark', [transfer(1n)], { mark: 'settled' }, 2 * HOUR, 'settled', ['partial', 'marked']],
  ['a mark of a paid invoice', [transfer(1000n)], { mark: 'invalid' }, 0, 'invalid', ['marked']],
])('%s', (_, transfers, terms, passed, status, exceptions) => {
  expect(derive(transfers, terms, passed)).toEqual([status, exceptions])
})

test('a duplicate becomes the payment if the first one leaves the chain', () => {
  const [first, second] = [transfer(1000n), transfer(1000n)]
  expect(deriveInvoice(TERMS, [first, second], 0).roles.get(second.id)).toBe('duplicate')
  const after = deriveInvoice(TERMS, [{ ...first, status: 'gone' }, second], 0)
  expect([after.status, after.roles.get(second.id), after.exceptions]).toEqual(['settled', 'payment', []])
})

test('a later transfer never takes the role of an earlier one, even in the same second', () => {
  const [dust, payment] = [transfer(1n, { paidAt: 0 }), transfer(1000n, { paidAt: 0 })]
  const roles = (transfers: readonly InvoiceTransfer[]): readonly (string | undefined)[] => {
    const derived = deriveInvoice(TERMS, transfers, 0)
    return [dust, payment].map(({ id }) => derived.roles.get(id))
  }
  expect(roles([dust, payment])).toEqual(['payment', 'payment'])
  expect(roles([transfer(7n, { id: 'a', rail: 1, paidAt: 0 }), dust, payment])).toEqual(['payment', 'payment'])
})

test('states the rest of each rail, rounded up, and paying it is no overpayment', () => {
  const first = transfer(500n)
  const { due, received } = deriveInvoice(TERMS, [first], 0)
  expect([...due]).toEqual([
    [0, 500n],
    [1, 4n],
  ])
  expect([...received]).toEqual([
    [0, 500n],
    [1, 0n],
  ])
  expect(derive([first, transfer(4n, { rail: 1 })])).toEqual(['settled', []])
})

const anyTransfer = fc.record({
  id: fc.uuid(),
  rail: fc.constantFrom(0, 1, null),
  amount: fc.bigInt(1n, 2000n),
  status: fc.constantFrom<InvoiceTransfer['status']>('pending', 'confirmed', 'final', 'gone'),
  paidAt: fc.integer({ min: 0, max: 2 * HOUR }),
  seenAt: fc.integer({ min: 0, max: 5 }),
  block: fc.option(fc.bigInt(1n, 3n)),
})
const anyTransfers = fc.uniqueArray(anyTransfer, { selector: ({ id }) => id, maxLength: 12 })

test('the order in which transfers are seen changes nothing', () => {
  fc.assert(
    fc.property(anyTransfers, fc.integer({ min: 0, max: 30 * HOUR }), fc.boolean(), (transfers, passed, wasSettled) => {
      const terms = { ...TERMS, wasSettled }
      const reversed = deriveInvoice(terms, transfers.toReversed(), passed)
      const straight = deriveInvoice(terms, transfers, passed)
      expect(reversed).toEqual({ ...straight, roles: reversed.roles })
      expect(Object.fromEntries(reversed.roles)).toEqual(Object.fromEntries(straight.roles))
    }),
  )
})

test('paying the due amount of any rail covers the price, without an overpayment', () => {
  const price = fc.bigInt(1n, 10n ** 24n)
  fc.assert(
    fc.property(price, price, fc.bigInt(1n, 10n ** 24n), fc.constantFrom(0, 1), (one, other, paid, rail) => {
      const rails = [
        { position: 0, price: one },
        { position: 1, price: other },
      ]
      const first = transfer(paid)
      const { due, exceptions } = deriveInvoice({ ...TERMS, rails }, [first], 0)
      const rest = due.get(rail) ?? 0n
      if (rest === 0n) {
        expect(exceptions).not.toContain('partial')
        return
      }
      expect(derive([first, transfer(rest, { rail })], { rails })).toEqual(['settled', []])
      const less = transfer(rest - 1n, { rail })
      expect(derive(rest > 1n ? [first, less] : [first], { rails })[0]).toBe('open')
    }),
  )
})

test('late, wrong and lost transfers never settle an invoice', () => {
  fc.assert(
    fc.property(anyTransfers, fc.integer({ min: 0, max: 30 * HOUR }), (transfers, passed) => {
      const useless = transfers.filter(
        ({ paidAt, rail, status }) => paidAt > HOUR || rail === null || status === 'gone',
      )
      expect(['open', 'expired']).toContain(derive(useless, {}, passed)[0])
    }),
  )
})
