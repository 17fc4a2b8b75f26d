import { expect, test } from 'vitest'
import { classifyRpcResult } from './rpcResult'

const hex = (digits: number) => `0x${'aB'.repeat(200).slice(0, digits)}`

test('RPC result string: a transaction hash if 0x plus exactly 64 hex', () => {
  expect(classifyRpcResult(hex(64))).toBe('transactionHash')
})

test.each([62, 63, 65, 130, 200])('RPC result string: a signed message if 0x plus at least 62 hex (%i)', digits => {
  expect(classifyRpcResult(hex(digits))).toBe('signedMessage')
})

test.each([hex(61), '0x', '', hex(64).slice(2), `${hex(64)}\n`, `${hex(63)}g`, ` ${hex(64)}`, 1, null, undefined, {}])(
  'RPC result string: %j is neither',
  result => {
    expect(classifyRpcResult(result)).toBe('other')
  },
)
