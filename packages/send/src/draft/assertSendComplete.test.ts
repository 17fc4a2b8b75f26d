import { expect, test } from 'vitest'
import { assertSendComplete, type TransferForm } from './assertSendComplete'

const token = { symbol: 'ETH' }
const receiver = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'

test.each([
  ['no amount', { token, receiver }],
  ['an empty amount', { token, receiver, amount: '' }],
  ['zero as text', { token, receiver, amount: '0.000' }],
  ['zero in base units', { token, receiver, amount: 0n }],
  ['no receiver', { token, amount: 1n }],
  ['an empty receiver', { token, amount: 1n, receiver: '' }],
  ['nothing', {}],
])('Send: amount and receiver required: %s', (_, draft: TransferForm<typeof token>) => {
  expect(() => assertSendComplete(draft)).toThrow(
    expect.objectContaining({ code: 'send/incomplete', message: 'An amount and receiver address are required' }),
  )
})

test('Send: token required', () => {
  expect(() => assertSendComplete({ amount: 1n, receiver })).toThrow(
    expect.objectContaining({ code: 'send/no-token', message: 'A token is required' }),
  )
})

test.each([1n, '0.000000001', '12'])('Send: complete with %s', amount => {
  expect(() => assertSendComplete({ token, receiver, amount })).not.toThrow()
})
