import type { HistoryTransaction } from '@openappkit/appkit-core/portfolio'
import { expect, test } from 'vitest'
import { day } from '../test/wireTransaction'
import { ActivityFeed } from './feed/ActivityFeed'
import { type ActivityState, historyOf } from './feed/ActivityState'
import { KnownIds } from './feed/KnownIds'
import { type ActivityRow, ActivityRows } from './items/ActivityRows'
import { activityItems } from './items/activityItems'
import { HistoryItems } from './items/HistoryItems'

const size = 50
const messages = { locale: 'en', now: Date.UTC(2026, 0, 15), pending: 'Pending', undated: 'Date unknown' }

/** Returns a transaction that counts how often it is read. */
function countedTransaction(index: number, onLook: () => void): HistoryTransaction {
  const at = new Date(messages.now - index * day).toISOString()
  const metadata = { operationType: 'send', hash: `0x${index}`, minedAt: at, sentFrom: '', sentTo: '' }
  return {
    get id() {
      onLook()
      return `t${index}`
    },
    get metadata() {
      onLook()
      return { ...metadata, status: 'confirmed', chain: 'eip155:1' }
    },
    get transfers() {
      onLook()
      return []
    },
  }
}

/** Reads a history with this number of pages to its end and creates the rows after each page, like the list does. */
async function readToTheEnd(pages: number) {
  let looks = 0
  let state: ActivityState = { status: 'idle' }
  const shown: (readonly ActivityRow[])[] = []
  const [items, rows] = [new HistoryItems(), new ActivityRows(messages)]
  const feed = new ActivityFeed({
    chain: 'eip155:1',
    now: () => messages.now,
    read: () => state,
    write: next => {
      state = next
      const transactions = historyOf(next)?.transactions ?? []
      shown.push(rows.of(activityItems(items.of(transactions), [], false)))
    },
    load: async (cursor = '0') => {
      const next = Number(cursor) + 1
      const data = Array.from({ length: size }, (_, index) =>
        countedTransaction(Number(cursor) * size + index, () => looks++),
      )
      return { data, next: next < pages ? String(next) : undefined }
    },
    onLoadMore() {},
    onFailure() {},
  })
  await feed.refresh()
  for (let page = 1; page < pages; page++) await feed.loadMore()
  return { looks: looks / (pages * size), shown }
}

test('reads each transaction as often in a history of 60 pages as in one of 10', async () => {
  const [few, many] = [await readToTheEnd(10), await readToTheEnd(60)]
  expect(many.shown.at(-1)?.filter(({ kind }) => kind === 'item')).toHaveLength(60 * size)
  expect(Math.round(many.looks)).toBe(Math.round(few.looks))
})

test('keeps the identity of existing rows when a page arrives, so none rerenders', async () => {
  const { shown } = await readToTheEnd(4)
  const [before = [], after = []] = [shown.findLast(rows => rows.length < (shown.at(-1)?.length ?? 0)), shown.at(-1)]
  expect(before.length).toBeGreaterThan(3 * size)
  expect(after.length).toBeGreaterThan(before.length)
  expect(before.every((row, index) => row === after[index])).toBe(true)
})

test('returns the ids of the given list, whether it continues the last one or not', () => {
  const made = (ids: string) => [...ids].map(id => ({ id }) as HistoryTransaction)
  const known = new KnownIds()
  const abc = made('abc')
  expect([...known.of(abc)].join('')).toBe('abc')
  expect([...known.of([...abc, ...made('de')])].join('')).toBe('abcde')
  expect([...known.of(abc)].join('')).toBe('abc')
  const [, b, c] = abc
  expect([...known.of([...made('x'), ...(b && c ? [b, c] : [])])].join('')).toBe('xbc')
  expect([...known.of([])].join('')).toBe('')
})
