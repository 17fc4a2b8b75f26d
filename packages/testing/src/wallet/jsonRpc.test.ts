import { expect, test } from 'vitest'
import { readJsonRpcAnswer } from './jsonRpc'

test.each([
  ['a value', { result: '0x1' }, '0x1'],
  ['null', { result: null }, null],
  ['a value beside an error of null', { result: false, error: null }, false],
])('returns a result that is %s', (_, answer, result) => {
  expect(readJsonRpcAnswer(answer)).toBe(result)
})

test("a chain's error keeps its code, message and data", () => {
  const error = { code: 3, message: 'execution reverted', data: '0x08c379a0' }
  expect(() => readJsonRpcAnswer({ error })).toThrow(expect.objectContaining({ ...error, name: 'ProviderRpcError' }))
})

test.each([
  ['has neither code nor message', { error: {} }, 'The chain rejected the request.'],
  ['has a code that is text', { error: { code: 'SERVER_ERROR', message: 'busy' } }, 'busy'],
  ['is text instead of an error', { error: 'busy' }, 'The chain returned no JSON-RPC response.'],
  ['has neither result nor error', {}, 'The chain returned no JSON-RPC response.'],
  ['is null', null, 'The chain returned no JSON-RPC response.'],
  ['is text', 'Bad gateway', 'The chain returned no JSON-RPC response.'],
])('reports a response that %s as an internal error', (_, answer, message) => {
  expect(() => readJsonRpcAnswer(answer)).toThrow(expect.objectContaining({ code: -32603, message }))
})
