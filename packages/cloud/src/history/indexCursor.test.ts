import { expect, test } from 'vitest'
import { testCursors } from '../../test/cursors/testCursors'
import {
  cursorAfter,
  cursorAfterPending,
  type IndexCursor,
  isExchanged,
  readIndexCursor,
  writeIndexCursor,
} from './indexCursor'

const hashOf = (serial: number): string => `0x${serial.toString(16).padStart(64, 'a')}`
const next = (blockNumber: number, transactionIndex = 0) => ({
  blockNumber,
  transactionIndex,
  hash: hashOf(blockNumber * 1000 + transactionIndex),
  blockHash: hashOf(blockNumber),
})

test('remembers what was shown from blocks that may be replaced, but not from older ones', () => {
  const cursor = cursorAfter(cursorAfter(undefined, next(1000)), next(990))
  const read = readIndexCursor(writeIndexCursor(cursor))
  expect(read).toMatchObject({ block: 990, index: 0, newest: 1000 })
  expect([1000, 990, 980].map(block => read.shown.has(next(block).hash))).toEqual([true, true, false])
  expect(isExchanged(read, hashOf(990))).toBe(false)
  expect(isExchanged(read, hashOf(991))).toBe(true)

  const older = readIndexCursor(writeIndexCursor(cursorAfter(read, { ...next(900), blockHash: null })))
  expect(older.shown.size).toBe(0)
  expect(isExchanged(older, hashOf(991))).toBe(false)
})

test('a cursor after a pending transaction has no block', () => {
  const cursor = readIndexCursor(writeIndexCursor(cursorAfterPending(undefined, hashOf(7))))
  expect(cursor.block).toBeUndefined()
  expect(cursor.shown.has(hashOf(7))).toBe(true)
})

test('a cursor fits into a URL, however many transactions the newest blocks have', () => {
  let cursor: IndexCursor | undefined
  for (let index = 500; index > 0; index -= 1) cursor = cursorAfter(cursor, next(123_456_789, index))
  const position = cursor ? writeIndexCursor(cursor) : ''
  const scope = { list: 'history', projectId: 'local', account: { namespace: 'eip155', address: hashOf(1) } } as const
  expect(testCursors().write(scope, { 'eip155:4294967295': position }).length).toBeLessThan(1000)
})

test.each(['', '1', '1.2', '1.2..3', 'x.2.aaaaaaaaaa.3.', '1.2.aaaaaaaaaa.3.abc', '1.2.aaaaaaaaaa.3. ', '-1.2..3.'])(
  'rejects %j as a cursor',
  text => {
    expect(() => readIndexCursor(text)).toThrow('cursor')
  },
)
