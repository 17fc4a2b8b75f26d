import { expect, test } from 'vitest'
import { nodeTroubleIn } from './nodeTroubleIn'

const REQUEST = '{"id":1,"method":"eth_call","params":[]}'
const isTrouble = (error: { code: number; message: string; data?: unknown }, request = REQUEST): boolean =>
  nodeTroubleIn(request)({ error })

test.each([
  [-32005, 'daily request count exceeded, request rate limited'],
  [-32000, 'header not found'],
  [-32000, 'request timed out'],
  [-32016, 'Your app has exceeded its compute units per second capacity'],
])('%i %s is an error of the node', (code, message) => {
  expect(isTrouble({ code, message })).toBe(true)
})

test.each([
  [{ code: -32000, message: 'execution reverted: rate limit' }],
  [{ code: -32015, message: 'VM execution error: rate limit', data: 'Reverted 0x08c379a0' }],
  [{ code: -32015, message: 'rate limit', data: '0x08c379a0' }],
  [{ code: -32002, message: 'Transaction failed: rate limit', data: { err: {}, logs: ['rate limit'] } }],
  [{ code: -32000, message: 'unknown account "rate limit exceeded"' }],
  [{ code: -32000, message: "no contract named 'connection'" }],
  [{ code: 3, message: 'rate limit' }],
])('text from a contract, or quoted by a node, is an error of the call: %j', error => {
  expect(isTrouble(error)).toBe(false)
})

test('ignores request text that a node repeats, however it is escaped', () => {
  const error = { code: -32000, message: 'no state for Rate Limit' }
  expect(isTrouble(error)).toBe(true)
  expect(isTrouble(error, '{"id":1,"method":"eth_call","params":["rate limit"]}')).toBe(false)
  expect(isTrouble(error, '{"id":1,"method":"eth_call","params":["\\u0072ate limit"]}')).toBe(false)
})
