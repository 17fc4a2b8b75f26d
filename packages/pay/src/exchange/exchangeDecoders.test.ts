import { expect, test } from 'vitest'
import { depositStatus, exchangeLimit, exchanges, payUrl, resultOf } from './exchangeDecoders'

const acme = { id: 'acme', name: 'Acme', imageUrl: null }

test('decodes exchanges, and drops invalid and repeated ones', () => {
  const list = [
    acme,
    { id: 'bolt', name: 'Bolt', imageUrl: 'https://bolt.example/logo.png' },
    { ...acme, name: 'Acme 2' },
  ]
  const invalid = [null, 1, { id: '', name: 'Empty' }, { id: 'x'.repeat(51), name: 'Long' }, { id: 'one', name: 1 }]
  expect(exchanges({ total: 3, exchanges: [...list, ...invalid] })).toEqual([
    { id: 'acme', name: 'Acme', imageUrl: undefined },
    { id: 'bolt', name: 'Bolt', imageUrl: 'https://bolt.example/logo.png' },
  ])
})

test('keeps a limited number of exchanges', () => {
  const many = Array.from({ length: 1000 }, (_, index) => ({ id: `id${index}`, name: 'Acme' }))
  expect(exchanges({ total: 1000, exchanges: many })).toHaveLength(exchangeLimit)
})

test.each([undefined, null, [], 'acme', {}, { total: '1', exchanges: [] }, { total: 1, exchanges: {} }])(
  'rejects %j as a list of exchanges',
  value => expect(exchanges(value)).toBeUndefined(),
)

test.each(['https://acme.example/withdraw?id=1', 'http://localhost:3000/page', 'http://127.0.0.1:3000/page'])(
  'accepts the page %s',
  url => expect(payUrl({ url, sessionId: 'one' })).toEqual({ url, sessionId: 'one' }),
)

test.each([
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://acme.example/1',
  'http://acme.example/withdraw',
  'https://user:password@acme.example/',
  'https://',
  '/withdraw',
  `https://acme.example/${'x'.repeat(2000)}`,
  1,
])('rejects the page %s', url => expect(payUrl({ url, sessionId: 'one' })).toBeUndefined())

test.each(['', 'x'.repeat(51), 1, undefined])('rejects the session %s', sessionId => {
  expect(payUrl({ url: 'https://acme.example/', sessionId })).toBeUndefined()
})

test('decodes a status, and drops an invalid hash', () => {
  expect(depositStatus({ status: 'SUCCESS', txHash: '0x1' })).toEqual({ status: 'SUCCESS', txHash: '0x1' })
  for (const txHash of [null, '', 1, 'x'.repeat(201)])
    expect(depositStatus({ status: 'SUCCESS', txHash })).toEqual({ status: 'SUCCESS', txHash: undefined })
})

test.each(['success', 'DONE', 1, null, undefined])('rejects the status %s', status => {
  expect(depositStatus({ status, txHash: null })).toBeUndefined()
})

test.each([
  null,
  'text',
  { jsonrpc: '2.0', id: 1 },
  { jsonrpc: '1.0', id: 1, result: { status: 'UNKNOWN', txHash: null } },
  { jsonrpc: '2.0', id: 1, error: { code: -8, message: 'No session' } },
])('rejects %j as a JSON-RPC result', value => expect(resultOf(depositStatus)(value)).toBeUndefined())
