import type { HistoryTransaction, PendingTransaction } from '@openappkit/appkit-core/portfolio'
import { describe, expect, test } from 'vitest'
import { sent } from '../../test/activityKit'
import { bob, day, ether, fungible, own, spamNft, type Wanted, wireTransaction } from '../../test/wireTransaction'
import type { ActivityItem, ItemTransfer } from './ActivityItem'
import { ActivityRows } from './ActivityRows'
import { activityItems } from './activityItems'
import { historyItem } from './historyItem'
import { pendingItem } from './pendingItem'
import { RowFormats } from './RowFormats'
import { displayAmount, exactAmount, mainTransfer } from './shownTransfer'

const now = Date.UTC(2026, 0, 15, 12)

/** Returns an item of a transaction as the history's decoder outputs it. */
function item(id: string, wanted?: Wanted): ActivityItem {
  const plain = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(plain)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value).flatMap(([name, field]) => (field === null ? [] : [[name, plain(field)]])),
    )
  }
  return historyItem(plain(wireTransaction(id, wanted)) as HistoryTransaction)
}
const idsOf = (items: readonly ActivityItem[]) => items.map(({ id }) => id)

describe('list', () => {
  test('hides and counts spam, and shows it in place on request', () => {
    const known = [item('a'), item('b', { transfers: [spamNft()] }), item('c')]
    const hidden = activityItems(known, [], false)
    expect([idsOf(hidden.past), hidden.spam]).toEqual([['a', 'c'], 1])
    const shown = activityItems(known, [], true)
    expect([idsOf(shown.past), shown.spam]).toEqual([['a', 'b', 'c'], 1])
  })

  test("puts pending transactions first: the app's, then the history's", () => {
    const items = activityItems([item('a', { status: 'pending' }), item('b')], [sent], false)
    expect([idsOf(items.pending), idsOf(items.past)]).toEqual([['pending:0xsent', 'a'], ['b']])
  })

  test('shows a transaction once if both the app and the history have it', () => {
    const own: PendingTransaction = { ...sent, hash: '0xA' }
    expect(activityItems([item('a', { status: 'pending' })], [own], false).pending).toMatchObject([{ hash: '0xA' }])
    const over = activityItems([item('a')], [own], false)
    expect([over.pending, idsOf(over.past)]).toEqual([[], ['a']])
  })

  test("places the app's settled transaction by time until the history has it", () => {
    const known = [item('a', { at: now }), item('b', { at: now - 2 * day })]
    const ended: PendingTransaction = { ...sent, at: now - day, outcome: { status: 'reverted' } }
    const { past, pending } = activityItems(known, [ended], false)
    expect([pending, past.map(({ id, status }) => [id, status])]).toEqual([
      [],
      [
        ['a', 'confirmed'],
        ['pending:0xsent', 'failed'],
        ['b', 'confirmed'],
      ],
    ])
    const oldest = activityItems(known, [{ ...ended, at: 0 }], false)
    expect(idsOf(oldest.past)).toEqual(['a', 'b', 'pending:0xsent'])
  })

  test.each([
    ['confirmed', 'confirmed'],
    ['reverted', 'failed'],
    ['dropped', 'dropped'],
  ] as const)("shows the app's %s transaction as %s", (status, shown) => {
    expect(pendingItem({ ...sent, outcome: { status } }).status).toBe(shown)
  })

  test.each([
    ['confirmed', 'confirmed'],
    ['failed', 'failed'],
    ['pending', 'pending'],
    ['ONRAMP_TRANSACTION_STATUS_IN_PROGRESS', 'pending'],
    ['ONRAMP_TRANSACTION_STATUS_FAILED', 'failed'],
    ['constructor', 'unknown'],
  ])('shows the backend status %s as %s', (status, shown) => {
    expect(item('a', { status }).status).toBe(shown)
  })

  test('hides spam transfers in a regular transaction', () => {
    const { isSpam, transfers } = item('a', { transfers: [fungible('FREE', '9', 'in', true), ether('1')] })
    expect([isSpam, transfers.map(({ symbol }) => symbol)]).toEqual([false, ['ETH']])
  })
})

describe('groups', () => {
  const messages = { locale: 'en', now, pending: 'Pending', undated: 'Date unknown' }
  const headings = (past: readonly ActivityItem[], locale = 'en', pending: readonly ActivityItem[] = []) =>
    new ActivityRows({ ...messages, locale })
      .of({ past, pending, spam: 0 })
      .map(row => (row.kind === 'heading' ? row.text : row.item.id))

  test('groups by month, with the year unless it is current, below pending transactions', () => {
    const past = [
      item('a', { at: now }),
      item('b', { at: now - day }),
      item('c', { at: now - 30 * day }),
      item('d', { at: now - 400 * day }),
    ]
    expect(headings(past, 'en', [pendingItem(sent)])).toEqual([
      'Pending',
      'pending:0xsent',
      'January',
      'a',
      'b',
      'December 2025',
      'c',
      'December 2024',
      'd',
    ])
  })

  test("names months in the user's language and calendar", () => {
    const past = [item('a', { at: now - 60 * day })]
    expect(headings(past, 'de')[0]).toBe('November 2025')
    expect(headings(past, 'ar-EG')[0]).toMatch(/نوفمبر.*٢٠٢٥/u)
    expect(headings(past, 'fa-IR')[0]).toMatch(/آبان/u)
  })

  test('groups transactions without a time separately', () => {
    const undated = historyItem({
      id: 'x',
      metadata: { operationType: 'send', hash: '0x', minedAt: 'soon', sentFrom: '', sentTo: '', status: 'confirmed' },
      transfers: [],
    })
    expect(headings([item('a', { at: now }), undated])).toEqual(['January', 'a', 'Date unknown', 'x'])
  })

  test('gives rows unique keys, even if a group appears twice', () => {
    const past = [
      item('a', { at: now }),
      item('b', { at: now - 30 * day }),
      item('c', { at: now }),
      item('d', { at: now - 30 * day }),
    ]
    const keys = new ActivityRows(messages).of({ past, pending: [], spam: 0 }).map(({ key }) => key)
    expect(new Set(keys).size).toBe(keys.length)
  })

  test('groups 10 000 transactions by month', () => {
    const past = Array.from({ length: 10_000 }, (_, index) => item(`t${index}`, { at: now - index * 3_600_000 }))
    const rows = new ActivityRows(messages).of({ past, pending: [], spam: 0 })
    expect(rows.filter(({ kind }) => kind === 'heading').length).toBe(15)
  })
})

describe('amounts', () => {
  const transfer = { direction: 'out', quantity: '1234.56789', symbol: 'ETH', isNft: false } as const

  test.each([
    [{ symbol: 'aEthUSDC' }, 'aEthUSDC'],
    [{ symbol: 'CLAIM-AT-EVIL.EXAMPLE' }, 'CLAI…'],
    [{ symbol: '🦊'.repeat(9) }, `${'🦊'.repeat(4)}…`],
    [{ isNft: true, symbol: undefined, name: 'Blue Hour #1' }, 'Blue Hour #1'],
    [{ isNft: true, symbol: undefined, name: 'Blue Hours of the Day' }, 'Blue Hours…'],
  ])('shortens the unit of %o to %s, except in the exact amount', (parts, unit) => {
    const moved: ItemTransfer = { ...transfer, ...parts }
    expect(displayAmount(moved, 'en')?.unit).toBe(unit)
    expect(exactAmount(moved, 'en')).toBe(`−1,234.56789 ${moved.symbol ?? moved.name}`)
  })

  test.each([
    ['1', 'CLAIM-A…'],
    ['1000000000000000', 'CLAIM-…'],
    ['0.00012345', 'CLA…'],
  ])('leaves a long symbol the room beside %s: %s', (quantity, unit) => {
    expect(displayAmount({ ...transfer, quantity, symbol: 'CLAIM-AT-EVIL.EXAMPLE' }, 'en')?.unit).toBe(unit)
  })

  const amountText = (moved: ItemTransfer, locale: string) => {
    const shown = displayAmount(moved, locale)
    return shown && `${shown.number} ${shown.unit}`
  }

  test.each([
    ['en', '−1,234.5 ETH'],
    ['de', '−1.234,5 ETH'],
    ['ar-EG', '−١٬٢٣٤٫٥ ETH'],
  ])('floors amounts to 5 significant digits, in the digits of %s', (locale, text) => {
    expect(amountText(transfer, locale)).toBe(text)
  })

  test.each([
    ['in', '0.999999', '+0.99999 ETH'],
    ['out', '0.999999', '−0.99999 ETH'],
    ['out', '-0.999999', '−0.99999 ETH'],
    ['self', '0.999999', '0.99999 ETH'],
    ['in', '5.000', '+5 ETH'],
    ['in', '0.00042', '+0.00042 ETH'],
    ['out', '0.0000001', '−<0.000001 ETH'],
    ['out', '0.0', '0 ETH'],
    ['out', '999999.99', '−999,999 ETH'],
    ['in', '1000000', '+1M ETH'],
    ['out', '123456789.9', '−123.4M ETH'],
    ['in', '999999999999999', '+999.9T ETH'],
    ['in', '1000000000000000', '+>999T ETH'],
  ] as const)('formats %s %s as %s', (direction, quantity, text) => {
    expect(amountText({ ...transfer, direction, quantity }, 'en')).toBe(text)
  })

  test.each([
    ['de', '+123,4\u00a0Mio. ETH'],
    ['ar-EG', '+١٢٣٫٤\u00a0مليون ETH'],
    ['ja', '+1.234億 ETH'],
  ])('abbreviates a large amount in the words of %s', (locale, text) => {
    expect(amountText({ ...transfer, direction: 'in', quantity: '123456789' }, locale)).toBe(text)
  })

  test('keeps every digit of a large amount in the exact text', () => {
    const quantity = '123456789012345678901234567890.1'
    expect(exactAmount({ ...transfer, quantity }, 'en')).toBe('−123,456,789,012,345,678,901,234,567,890.1 ETH')
  })

  test('counts an NFT as a whole, and shows no amount if none is known', () => {
    expect(amountText({ direction: 'in', quantity: '1', name: 'Cat', isNft: true }, 'en')).toBe('+1 Cat')
    expect(amountText({ direction: 'in', symbol: 'ETH', isNft: false }, 'en')).toBeUndefined()
  })

  test("keeps the exact amounts of the app's own transactions", () => {
    const [moved] = pendingItem({ ...sent, amount: 2n ** 100n }).transfers
    expect(moved?.quantity).toBe('1267650600228.229401496703205376')
    expect(pendingItem({ ...sent, token: undefined })).toMatchObject({ operation: 'execute', transfers: [] })
  })

  test('shows the incoming token of a trade', () => {
    const traded = item('a', { operationType: 'trade', transfers: [ether('1'), fungible('USDC', '3000', 'in')] })
    expect(mainTransfer(traded)?.symbol).toBe('USDC')
    expect(mainTransfer(item('b'))?.symbol).toBe('ETH')
  })
})

describe('times', () => {
  test.each([
    [44_000, '44 sec ago', '44 seconds ago'],
    [45_000, '1 min ago', '1 minute ago'],
    [45 * 60_000, '1 hr ago', '1 hour ago'],
    [22 * 3_600_000, '1 day ago', '1 day ago'],
    [26 * day, '1 mo ago', '1 month ago'],
    [365 * day, '1 yr ago', '1 year ago'],
    [-60_000, '0 sec ago', '0 seconds ago'],
  ])('formats %d ms ago as %s', (distance, short, accessible) => {
    expect(new RowFormats('en').time(now - distance, now)).toMatchObject({ short, accessible })
  })
})

test("keeps the backend's sender and recipient", () => {
  expect(item('a')).toMatchObject({ from: own, to: bob, operation: 'send', hash: '0xa' })
})
