import { expect, test } from 'vitest'
import { startUpstream } from '../../test/server/startUpstream'
import { isUpstreamWell } from './isUpstreamWell'
import { Upstreams } from './Upstreams'

const CHAIN = 'eip155:1'
const CHAINS = { [CHAIN]: ['https://one.example', 'https://two.example'] }
const [one, two] = CHAINS[CHAIN] as [string, string]

test('tries an upstream last for ten seconds after a failure that no client can cause', () => {
  let now = 0
  const upstreams = new Upstreams(CHAINS, { now: () => now })
  upstreams.failed(one)
  expect(upstreams.of(CHAIN)).toEqual([two, one])
  now = 10_001
  expect(upstreams.of(CHAIN)).toEqual([one, two])
})

test("a suspect upstream is tried last only if it fails the server's probe, and probes run at most once a second", async () => {
  let now = 0
  let checks = 0
  let isWell = true
  const upstreams = new Upstreams(CHAINS, {
    now: () => now,
    isWell: async () => {
      checks += 1
      return isWell
    },
  })
  for (let times = 0; times < 100; times += 1) await upstreams.doubt(CHAIN, one)
  expect([checks, upstreams.of(CHAIN)]).toEqual([1, [one, two]])

  isWell = false
  now = 1000
  await upstreams.doubt(CHAIN, one)
  expect([checks, upstreams.of(CHAIN)]).toEqual([2, [two, one]])
})

test.each([
  ['eip155:1', 200, '{"jsonrpc":"2.0","id":1,"result":"0x1"}', true],
  ['eip155:1', 200, '{"jsonrpc":"2.0","id":1,"error":{"code":-32005,"message":"limit exceeded"}}', false],
  ['eip155:1', 500, 'down', false],
  ['eip155:1', 403, 'key expired', false],
  ['solana:main', 200, '{"jsonrpc":"2.0","id":1,"result":"ok"}', true],
  ['solana:main', 200, '{"jsonrpc":"2.0","id":1,"error":{"code":-32005,"message":"Node is behind"}}', false],
  ['bip122:main', 200, '900000', true],
  ['bip122:main', 502, 'down', false],
  ['toy:1', 200, '{"jsonrpc":"2.0","id":1,"error":{"code":-32601,"message":"no method"}}', true],
])('a %s upstream that answers %i %s is healthy: %s', async (chainId, status, body, isWell) => {
  await using upstream = await startUpstream()
  upstream.answer(status, body)
  expect(await isUpstreamWell(chainId, upstream.url, new AbortController().signal)).toBe(isWell)
})

test('an unreachable upstream is unhealthy', async () => {
  expect(await isUpstreamWell(CHAIN, 'http://127.0.0.1:1', new AbortController().signal)).toBe(false)
  expect(await isUpstreamWell(CHAIN, 'http://127.0.0.1:1', AbortSignal.abort())).toBe(false)
})
