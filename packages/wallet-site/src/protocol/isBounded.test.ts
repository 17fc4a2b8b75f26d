import { expect, test } from 'vitest'
import { isBounded } from './isBounded'
import { limits } from './limits'

const nested = (depth: number): unknown => (depth === 0 ? 'end' : [nested(depth - 1)])
const cycle: { self?: unknown } = {}
cycle.self = cycle

test.each([
  ['text', 'text'],
  [
    'a request',
    { type: '@w3m-app/RPC_REQUEST', id: 'a', payload: { method: 'eth_call', params: [{ to: '0x' }, null] } },
  ],
  ['the deepest data', nested(limits.messageDepth)],
  ['an object without a prototype', Object.assign(Object.create(null), { a: 1 })],
])('admits %s', (_, data) => {
  expect(isBounded(data)).toBe(true)
})

test.each([
  ['a string of 10 MB', { payload: 'x'.repeat(10_000_000) }],
  ['many short strings', { payload: Array.from({ length: 19_000 }, () => 'x'.repeat(40)) }],
  ['a key of 10 MB', { ['x'.repeat(10_000_000)]: 1 }],
  ['an array of a million', { payload: new Array(1_000_000).fill(0) }],
  ['an object of a million keys', Object.fromEntries(Array.from({ length: 1_000_000 }, (_, index) => [index, 0]))],
  ['deeper data', nested(limits.messageDepth + 1)],
  ['a cycle', cycle],
  ['a prototype key', JSON.parse('{"payload":{"__proto__":{"isAdmin":true}}}')],
  ['a constructor key', { payload: { constructor: { prototype: {} } } }],
  ['a map', { payload: new Map() }],
  ['bytes', { payload: new ArrayBuffer(8) }],
])('18. refuses %s', (_, data) => {
  expect(isBounded(data)).toBe(false)
})

test('18. refuses 10 MB in less than 50 ms', () => {
  const data = { payload: Array.from({ length: 1000 }, () => 'x'.repeat(10_000)) }
  const start = performance.now()

  expect(isBounded(data)).toBe(false)
  expect(performance.now() - start).toBeLessThan(50)
})

test('18. refuses the key that would give a copy other properties', () => {
  const payload: Record<string, unknown> = JSON.parse('{"__proto__":{"isAdmin":true}}')
  const copy: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(payload)) copy[key] = value

  expect(copy['isAdmin']).toBe(true)
  expect(isBounded(payload)).toBe(false)
})
