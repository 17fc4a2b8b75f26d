import { expect, test } from 'vitest'
import { areBatchedCalls, isBatchedCall } from './batchedCalls'

test("Batched calls: 'to' starts with 0x, optional data starts with 0x, optional value string", () => {
  expect(isBatchedCall({ to: '0xab' })).toBe(true)
  expect(isBatchedCall({ to: '0xab', data: '0x' })).toBe(true)
  expect(isBatchedCall({ to: '0xab', value: '0x1' })).toBe(true)
  expect(isBatchedCall({ to: '0xab', data: '0x12', value: '1' })).toBe(true)
})

test.each([
  ["no 'to'", { data: '0x' }],
  ["'to' without 0x", { to: 'ab' }],
  ["'to' that is no text", { to: 1 }],
  ['data without 0x', { to: '0xab', data: 'ab' }],
  ['data that is null', { to: '0xab', data: null }],
  ['a value that is a number', { to: '0xab', value: 1 }],
  ['a text', '0xab'],
  ['null', null],
])('Batched calls: %s is refused', (_, call) => {
  expect(isBatchedCall(call)).toBe(false)
  expect(areBatchedCalls([{ to: '0xab' }, call])).toBe(false)
})

test('Batched calls: only a list is a batch', () => {
  expect(areBatchedCalls([{ to: '0xab' }, { to: '0xcd', value: '1' }])).toBe(true)
  expect(areBatchedCalls([])).toBe(true)
  expect(areBatchedCalls({ to: '0xab' })).toBe(false)
  expect(areBatchedCalls({ length: 0 })).toBe(false)
})
