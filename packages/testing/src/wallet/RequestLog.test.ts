import { expect, test } from 'vitest'
import { ProviderRpcError } from './ProviderRpcError'
import { RequestLog } from './RequestLog'

test.each([
  ['an error of the wallet', new ProviderRpcError(4001, 'no', { why: 'because' }), 4001, 'no'],
  ['another error', new TypeError('oops'), -32603, 'oops'],
  ['text', 'oops', -32603, 'oops'],
])('%s rejects a request with a code', async (_, cause, code, message) => {
  const log = new RequestLog()
  const request = log.record('eth_call', [], () => Promise.reject(cause))
  await expect(request).rejects.toMatchObject({ name: 'ProviderRpcError', code, message })
  expect(log.entries).toMatchObject([{ method: 'eth_call', status: 'refused', errorCode: code }])
})

test('an error of the wallet reaches the app unchanged', async () => {
  const error = new ProviderRpcError(3, 'reverted', '0x08')
  await expect(new RequestLog().record('eth_call', [], () => Promise.reject(error))).rejects.toBe(error)
})

test('requests keep their order, regardless of the order of responses', async () => {
  const log = new RequestLog()
  let finish = (_value: string) => {}
  const slow = log.record('slow', [1], () => new Promise<string>(resolve => void (finish = resolve)))
  expect(await log.record('fast', [2], async () => 'fast')).toBe('fast')
  expect(log.entries.map(({ status }) => status)).toEqual(['open', 'answered'])
  finish('slow')
  expect(await slow).toBe('slow')
  expect(log.entries.map(({ method, status }) => [method, status])).toEqual([
    ['slow', 'answered'],
    ['fast', 'answered'],
  ])
})
