import type { RpcSettings } from '@openappkit/appkit-core/transactions'
import { mainnet as viemMainnet } from '@wagmi/core/chains'
import { http } from 'viem'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ChainNodes } from './ChainNodes'

interface Call {
  readonly id: number
  readonly method: string
}
type Answer = (calls: readonly Call[]) => Response

const mainnet = { ...viemMainnet, rpcUrls: { default: { http: ['https://public.example/'] } } }
const own = { customRpcUrls: { 'eip155:1': [{ url: 'https://own.example/' }] } }
const backend = { cloud: 'https://cloud.example' }

beforeEach(() => void vi.useFakeTimers({ now: 0 }))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const result: Answer = calls => Response.json(calls.map(({ id, method }) => ({ id, result: `${method} ${id}` })))
const error =
  (code: number, message: string): Answer =>
  calls =>
    Response.json(calls.map(({ id }) => ({ id, error: { code, message } })))
const status =
  (code: number, headers: Record<string, string> = {}): Answer =>
  () =>
    new Response('Busy', { status: code, headers })

/** Stubs nodes by the start of their hostname; other nodes can't be reached. Returns [time, host] of each request. */
function nodes(answers: Readonly<Record<string, Answer>>) {
  const requests: [time: number, host: string][] = []
  const realFetch = fetch
  vi.stubGlobal('fetch', async (input: string, init: RequestInit) => {
    const { hostname } = new URL(input)
    // A client of another test file may still use its own chain.
    if (hostname === '127.0.0.1') return realFetch(input, init)
    const name = hostname.split('.')[0] ?? ''
    requests.push([Date.now(), name])
    const answer = answers[name]
    if (!answer) throw new TypeError('Failed to fetch')
    return answer(JSON.parse(String(init.body)))
  })
  return requests
}

async function ask(chainNodes: ChainNodes, method = 'eth_blockNumber'): Promise<unknown> {
  const outcome = chainNodes.request(mainnet, { method }).catch((cause: unknown) => cause)
  await vi.runAllTimersAsync()
  return outcome
}
const hosts = (requests: readonly (readonly [number, string])[]) => requests.map(([, host]) => host)

test("tries the app's own node, then the backend, then the public node", async () => {
  const requests = nodes({ public: result })
  expect(await ask(new ChainNodes(http, () => [own, backend]))).toMatch('eth_blockNumber')
  expect(hosts(requests)).toEqual(['own', 'cloud', 'public'])
})

test.each<[string, readonly RpcSettings[], readonly string[]]>([
  ['none', [], ['public']],
  ['a provider project', [{ projectId: 'abc' }], ['rpc', 'public']],
  ['a backend', [{}, backend], ['cloud', 'public']],
  [
    'custom URLs of the adapter and the kit',
    [own, { customRpcUrls: { 'eip155:1': [{ url: 'https://kit.example' }] } }],
    ['own', 'kit', 'public'],
  ],
  ["another chain's URLs", [{ customRpcUrls: { 'eip155:10': [{ url: 'https://other.example' }] } }], ['public']],
])('reads the settings of adapter and kit: %s', async (_, settings, expected) => {
  const requests = nodes({ public: result })
  await ask(new ChainNodes(http, () => settings))
  expect(hosts(requests)).toEqual(expected)
})

test('sends the calls of one task as one request', async () => {
  const requests = nodes({ public: result })
  const chainNodes = new ChainNodes(http, () => [])
  const answers = Promise.all(
    ['eth_blockNumber', 'eth_gasPrice', 'eth_chainId'].map(method => chainNodes.request(mainnet, { method })),
  )
  await vi.runAllTimersAsync()
  expect((await answers).map(answer => String(answer).split(' ')[0])).toEqual([
    'eth_blockNumber',
    'eth_gasPrice',
    'eth_chainId',
  ])
  expect(requests).toHaveLength(1)
})

test.each<[string, () => Response]>([
  ['a client error', () => new Response('Batches are not supported', { status: 400 })],
  [
    "a response that isn't a list",
    () => Response.json({ id: null, error: { code: -32600, message: 'Invalid request' } }),
  ],
])('sends calls one by one to a node that rejects batches: %s', async (_, refuse) => {
  const bodies: string[] = []
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    bodies.push(String(body).slice(0, 1))
    return String(body).startsWith('[') ? refuse() : Response.json({ id: 1, result: '0x1' })
  })
  const chainNodes = new ChainNodes(http, () => [])
  expect(await ask(chainNodes)).toBe('0x1')
  expect(await ask(chainNodes)).toBe('0x1')
  expect(bodies).toEqual(['[', '{', '{'])
})

test('does not try another node when the chain rejects a call', async () => {
  const requests = nodes({ own: error(3, 'execution reverted: no'), public: result })
  expect(await ask(new ChainNodes(http, () => [own]), 'eth_call')).toMatchObject({ code: 3 })
  expect(hosts(requests)).toEqual(['own'])
})

test.each<[string, Answer]>([
  ['an HTTP status', status(503)],
  ["the provider's JSON-RPC code", error(429, 'Too many requests')],
  ['the standard JSON-RPC code', error(-32005, 'Limit exceeded')],
])('tries the next node when one is busy, and prefers it from then on: %s', async (_, busy) => {
  const requests = nodes({ own: busy, public: result })
  const chainNodes = new ChainNodes(http, () => [own])
  await ask(chainNodes)
  await ask(chainNodes)
  expect(hosts(requests)).toEqual(['own', 'public', 'public'])
})

test('repeats the round three times with increasing delays', async () => {
  const requests = nodes({ own: status(502) })
  expect(await ask(new ChainNodes(http, () => [own]))).toMatchObject({ name: 'HttpRequestError' })
  expect(requests.map(([time]) => time)).toEqual([0, 0, 150, 150, 450, 450, 1050, 1050])
})

test('waits as long as Retry-After requires, up to a limit', async () => {
  const requests = nodes({ public: status(429, { 'Retry-After': '2' }) })
  await ask(new ChainNodes(http, () => []))
  expect(requests.map(([time]) => time)).toEqual([0, 2000, 4000, 6000])

  const later = nodes({ public: status(429, { 'Retry-After': '3600' }) })
  expect(await ask(new ChainNodes(http, () => []))).toMatchObject({ status: 429 })
  expect(later).toHaveLength(1)
})

test('times out after 10 s if a node does not answer', async () => {
  vi.stubGlobal('fetch', (input: string, { signal }: RequestInit) =>
    input.includes('own')
      ? new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
      : Promise.resolve(Response.json([{ id: 1, result: '0x1' }])),
  )
  const start = Date.now()
  let end = 0
  void new ChainNodes(http, () => [own]).request(mainnet, { method: 'eth_blockNumber' }).then(() => {
    end = Date.now()
  })
  await vi.runAllTimersAsync()
  expect(end - start).toBe(10_000)
})
