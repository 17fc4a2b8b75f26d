import { expect, test } from 'vitest'
import { startUpstream } from '../../test/server/startUpstream'
import { Upstreams } from '../proxy/Upstreams'
import { ChainRefused } from './ChainRefused'
import { ChainRpc } from './ChainRpc'
import { ChainUnavailable } from './ChainUnavailable'

const CHAIN = 'eip155:1'
const rpcOf = (...urls: readonly string[]): ChainRpc =>
  new ChainRpc(new Upstreams({ [CHAIN]: urls }), { timeout: 500, responseLimit: 1000 })
const answer = (result: unknown, id = 1): unknown => ({ jsonrpc: '2.0', id, result })

test('falls back to the next upstream, and tries the failed one last for a while', async () => {
  await using broken = await startUpstream()
  await using good = await startUpstream()
  broken.answer(500, 'no')
  const rpc = rpcOf(broken.url, good.url)
  const asksBroken = async (): Promise<boolean> => {
    const before = broken.bodies.filter(body => body.includes('eth_gasPrice')).length
    expect(await rpc.request(CHAIN, 'eth_gasPrice', [])).toBe('0x1')
    return broken.bodies.filter(body => body.includes('eth_gasPrice')).length > before
  }
  expect(await asksBroken()).toBe(true)
  await expect.poll(asksBroken).toBe(false)
  expect(JSON.parse(good.bodies[0] ?? '')).toEqual({ jsonrpc: '2.0', id: 1, method: 'eth_gasPrice', params: [] })
})

test.each([
  ['text instead of JSON-RPC', 'hello'],
  ['a response to another request', JSON.stringify(answer('0x1', 7))],
  [
    'the error of a node that is behind',
    '{"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"header not found"}}',
  ],
])('%s from the only upstream makes the chain unavailable', async (_, body) => {
  await using upstream = await startUpstream()
  upstream.answer(200, body)
  await expect(rpcOf(upstream.url).request(CHAIN, 'eth_call', [])).rejects.toThrow(ChainUnavailable)
})

test("rejects an oversized response without a fallback, and keeps the upstream's rank", async () => {
  await using first = await startUpstream()
  await using second = await startUpstream()
  first.answer(200, JSON.stringify(answer('a'.repeat(2000))))
  first.answerTo(body => body.includes('eth_blockNumber'), 200, JSON.stringify(answer('0x1')))
  const rpc = rpcOf(first.url, second.url)
  for (let times = 0; times < 2; times += 1) {
    await expect(rpc.request(CHAIN, 'eth_call', [])).rejects.toThrow(ChainRefused)
    await expect.poll(() => first.bodies.some(body => body.includes('eth_blockNumber'))).toBe(true)
  }
  expect(first.bodies.filter(body => body.includes('eth_call'))).toHaveLength(2)
  expect(second.bodies).toEqual([])
})

test('a chain without upstreams is unavailable', async () => {
  await expect(rpcOf().request('eip155:2', 'eth_call', [])).rejects.toThrow(ChainUnavailable)
  await expect(rpcOf().rest('eip155:2', '/blocks')).rejects.toThrow(ChainUnavailable)
})

test("returns a node's own error to the caller without a fallback", async () => {
  await using first = await startUpstream()
  await using second = await startUpstream()
  first.answer(200, '{"jsonrpc":"2.0","id":1,"error":{"code":3,"message":"execution reverted","data":"0x08c379a0"}}')
  const rpc = rpcOf(first.url, second.url)
  const refusal = await rpc.request(CHAIN, 'eth_call', []).catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(ChainRefused)
  expect(refusal).toMatchObject({ code: 3, message: 'execution reverted', data: '0x08c379a0' })
  expect(second.bodies).toHaveLength(0)
})

test('returns batch results in the order of the calls, each with its own error', async () => {
  await using upstream = await startUpstream()
  upstream.answer(
    200,
    JSON.stringify([
      answer('third', 3),
      { jsonrpc: '2.0', id: 2, error: { code: -32601, message: 'Method not found' } },
      answer('first', 1),
    ]),
  )
  const calls = ['a', 'b', 'c'].map(method => ({ method, params: [] }))
  const [first, second, third] = await rpcOf(upstream.url).batch(CHAIN, calls)
  expect([first?.result, second?.error?.code, third?.result]).toEqual(['first', -32601, 'third'])
})

test('sends single calls to a node without batch support', async () => {
  await using upstream = await startUpstream()
  const calls = ['a', 'b'].map(method => ({ method, params: [] }))
  const answers = await rpcOf(upstream.url).batch(CHAIN, calls)
  expect(answers.map(({ result }) => result)).toEqual(['0x1', '0x1'])
  const [first, ...others] = upstream.bodies.map(body => JSON.parse(body) as { method?: string })
  expect(first).toHaveLength(2)
  // The server's own probe of the upstream may be among them.
  expect(others.map(({ method }) => method).filter(method => method !== 'eth_blockNumber')).toEqual(['a', 'b'])
})

test('sends no request for an empty batch', async () => {
  expect(await rpcOf().batch(CHAIN, [])).toEqual([])
})

test("preserves numbers that don't fit a double", async () => {
  await using upstream = await startUpstream()
  upstream.answer(
    200,
    '{"jsonrpc":"2.0","id":1,"result":{"value":18446744073709551615,"text":"18446744073709551615 \\" 1"}}',
  )
  expect(await rpcOf(upstream.url).request(CHAIN, 'getBalance', [])).toEqual({
    value: '18446744073709551615',
    text: '18446744073709551615 " 1',
  })
})

test('returns REST responses as JSON or text, rejections with their status, and falls back on failure', async () => {
  await using broken = await startUpstream()
  await using good = await startUpstream()
  broken.answer(503, 'no')
  good.answer(200, '[{"value":1}]')
  const rpc = rpcOf(broken.url, `${good.url}/`)
  expect(await rpc.rest(CHAIN, '/address/a/utxo')).toEqual([{ value: 1 }])
  good.answer(200, '123', { 'content-type': 'text/plain' })
  expect(await rpc.rest(CHAIN, '/blocks/tip/height')).toBe('123')
  good.answer(404, 'Transaction not found')
  await expect(rpc.rest(CHAIN, '/tx/a')).rejects.toMatchObject({ name: 'ChainRefused', code: 404 })
  good.answer(200, 'a'.repeat(2000))
  await expect(rpc.rest(CHAIN, '/tx/a')).rejects.toThrow(ChainUnavailable)
})

test('times out if a node hangs, and aborts if the caller does', async () => {
  await using upstream = await startUpstream()
  upstream.hang()
  await expect(rpcOf(upstream.url).request(CHAIN, 'eth_call', [])).rejects.toThrow(ChainUnavailable)
  await expect(rpcOf(upstream.url).rest(CHAIN, '/tx/a', undefined, AbortSignal.abort())).rejects.toThrow('aborted')
})
