import { afterEach, expect, test, vi } from 'vitest'
import { rpcRequest } from './rpcRequest'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const query = { method: 'eth_blockNumber' }
const refusal = { error: { code: -32000, message: 'nonce too low', data: '0x1' } }

/** Simulates endpoints by URL; others are unreachable. Returns the requests. */
function endpoints(answers: Readonly<Record<string, { readonly status?: number; readonly body: unknown }>>): string[] {
  const urls: string[] = []
  vi.stubGlobal('fetch', async (url: string, { signal }: { readonly signal?: AbortSignal }) => {
    urls.push(url)
    expect(signal).toBeInstanceOf(AbortSignal)
    const answer = answers[url]
    if (!answer) throw new TypeError('Failed to fetch')
    return Response.json(answer.body, { status: answer.status ?? 200 })
  })
  return urls
}

test('tries the next endpoint when one is unreachable, broken or a proxy without this chain', async () => {
  const urls = endpoints({
    b: { status: 502, body: 'Bad Gateway' },
    c: { status: 403, body: { error: { code: -32602, message: 'Unsupported chain' } } },
    d: { body: { result: '0x10' } },
  })
  expect(await rpcRequest(['a', 'b', 'c', 'd', 'e'], '1', query)).toBe('0x10')
  expect(urls).toEqual(['a', 'b', 'c', 'd'])
})

test.each([200, 400])('tries no other node when the chain rejects with %i', async status => {
  const urls = endpoints({ a: { status, body: refusal }, b: { body: { result: '0x10' } } })
  await expect(rpcRequest(['a', 'b'], '1', query)).rejects.toMatchObject(refusal.error)
  expect(urls).toEqual(['a'])
})

test('rejects with the last reason and its code', async () => {
  endpoints({ b: { status: 401, body: { error: { code: -32000, message: 'Unknown project' } } } })
  await expect(rpcRequest(['a', 'b'], '1', query)).rejects.toMatchObject({
    code: -32000,
    message: 'Unknown project',
  })
  endpoints({ a: { status: 500, body: {} } })
  await expect(rpcRequest(['a'], '1', query)).rejects.toMatchObject({ code: 'walletconnect/rpc-failed' })
})

test('names a chain without an endpoint in the error', async () => {
  await expect(rpcRequest([], '5', query)).rejects.toThrow('No RPC url provided for chainId: 5')
})

test.each<[string, Response]>([
  ['an unreadable response', new Response('Busy', { status: 503, headers: { 'Retry-After': '3' } })],
  [
    'a JSON-RPC error',
    Response.json({ error: { code: -32000, message: 'Busy' } }, { status: 429, headers: { 'Retry-After': '3' } }),
  ],
])('retries a busy node when it responds with %s', async (_, busy) => {
  vi.useFakeTimers({ now: 0 })
  const times: number[] = []
  const answers = [busy, Response.json({ result: '0x10' })]
  vi.stubGlobal('fetch', async () => answers[times.push(Date.now()) - 1])
  const answer = rpcRequest(['a'], '1', query)
  await vi.runAllTimersAsync()
  expect(await answer).toBe('0x10')
  expect(times).toEqual([0, 3000])
})
